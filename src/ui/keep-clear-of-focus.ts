/** Between an area and what it makes room for, in pixels. */
const GAP = 8;

/** What takes the focus only to be read out. */
const NO_CONTROL = 'body, main, h1, [role="dialog"]';

/** How far down `area` has to go from its place so as not to cover what has the focus; 0 where it can't. */
const distanceTo = (area: HTMLElement, focused: Element): number => {
  const own = area.getBoundingClientRect();
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const isApart = top >= own.bottom || bottom <= own.top || left >= own.right || right <= own.left;
  const distance = bottom + GAP - own.top;
  return isApart || own.bottom + distance > window.innerHeight ? 0 : distance;
};

/** Moves `area` out of the way of what has the focus, or back to its place. */
const place = (area: HTMLElement): void => {
  const { activeElement: focused } = document;
  // What is being pressed doesn't move away.
  if (!focused || area.contains(focused)) return;
  area.style.translate = '';
  if (focused.matches(NO_CONTROL)) return;
  area.style.translate = `0 ${distanceTo(area, focused)}px`;
};

/**
 * Keeps a fixed area, as that of the alerts, from covering what has the focus (WCAG 2.4.11). Gives the
 * function that stops it (rule NAV-7).
 */
export const keepClearOfFocus = (area: HTMLElement): (() => void) => {
  const placeArea = () => place(area);
  placeArea();
  document.addEventListener('focusin', placeArea);
  return () => document.removeEventListener('focusin', placeArea);
};
