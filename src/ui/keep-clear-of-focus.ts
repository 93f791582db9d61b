/** Pixels between the area and the focused element. */
const GAP = 8;

/** Elements focused only to be read out. */
const NON_CONTROLS = 'body, main, h1, [role="dialog"]';

/** How far to move `area` down so that it doesn't cover the focused element; 0 if it can't. */
const distanceTo = (area: HTMLElement, focused: Element): number => {
  const own = area.getBoundingClientRect();
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const isApart = top >= own.bottom || bottom <= own.top || left >= own.right || right <= own.left;
  const distance = bottom + GAP - own.top;
  return isApart || own.bottom + distance > window.innerHeight ? 0 : distance;
};

/** Moves `area` clear of the focused element, or back. */
const place = (area: HTMLElement): void => {
  const { activeElement: focused } = document;
  // Never move the focused control itself.
  if (!focused || area.contains(focused)) return;
  area.style.translate = '';
  if (focused.matches(NON_CONTROLS)) return;
  area.style.translate = `0 ${distanceTo(area, focused)}px`;
};

/**
 * Keeps a fixed area, such as the alerts, from covering the focused element (WCAG 2.4.11, rule NAV-7). Returns a
 * function that stops it.
 */
export const keepClearOfFocus = (area: HTMLElement): (() => void) => {
  const placeArea = () => place(area);
  placeArea();
  document.addEventListener('focusin', placeArea);
  return () => document.removeEventListener('focusin', placeArea);
};
