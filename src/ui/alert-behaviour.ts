import { restoreFocus } from './focus.ts';

/** Pixels between the area and what it must not cover. */
const GAP = 8;

/** The area stays in this part of the screen. */
const UPPER_PART = 0.5;

/** Elements focused only to be read out. */
const NON_CONTROLS = 'body, main, h1, [role="dialog"]';

/** What is pressed or typed in; whole cards are links, and too large to keep clear of. */
const CONTROLS = 'button, input, select, textarea, summary, [role="button"]';

type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const isShown = ({ top, bottom, left, right }: Edges): boolean =>
  bottom > 0 && top < window.innerHeight && right > left;

/** How far to move down so as to cover nothing of `others`; undefined if the screen has no room for that. */
const distanceFrom = (own: DOMRect, others: readonly Edges[]): number | undefined => {
  const beside = others.filter(({ left, right }) => left < own.right && right > own.left);
  const isFree = (distance: number) =>
    beside.every(({ top, bottom }) => top >= own.bottom + distance || bottom <= own.top + distance);
  return [0, ...beside.map(({ bottom }) => bottom + GAP - own.top)]
    .filter((distance) => distance >= 0 && own.bottom + distance <= window.innerHeight)
    .toSorted((one, other) => one - other)
    .find(isFree);
};

/** Moves `area` clear of the focused element and, if there is room near, of all controls. */
const place = (area: HTMLElement): void => {
  const { activeElement: focused } = document;
  // Never move the focused control itself.
  if (area.contains(focused)) return;
  area.style.translate = '';
  const own = area.getBoundingClientRect();
  const edgesOf = (elements: Iterable<Element>) =>
    [...elements]
      .filter((element) => !area.contains(element))
      .map((element) => element.getBoundingClientRect())
      .filter(isShown);
  const focus = focused && !focused.matches(NON_CONTROLS) ? edgesOf([focused]) : [];
  // What is behind a modal dialog can't be reached.
  const scope = document.querySelector('[aria-modal="true"]') ?? document;
  const controls = edgesOf(scope.querySelectorAll(CONTROLS));
  const clear = distanceFrom(own, [...focus, ...controls]);
  const isNear = clear !== undefined && own.top + clear < window.innerHeight * UPPER_PART;
  area.style.translate = `0 ${isNear ? clear : (distanceFrom(own, focus) ?? 0)}px`;
};

/** Fields in which Ctrl+Z undoes typing. */
const TEXT_FIELDS =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

/** Ctrl+Z or ⌘Z presses the Undo of an alert (rule REVIEW-4). */
const undoByKey = (area: HTMLElement, event: KeyboardEvent): void => {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (!isUndo || event.key.toLowerCase() !== 'z' || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest(TEXT_FIELDS)) return;
  const button = area.querySelector<HTMLElement>('[aria-keyshortcuts]');
  if (!button) return;
  event.preventDefault();
  button.click();
};

/**
 * What alerts do once there are any: they keep clear of the focused element (WCAG 2.4.11, rule NAV-7) and of other
 * controls (rule ALERT-4), Ctrl+Z undoes what one reports, and the focus returns from a removed alert to where it was.
 * Returns a function that stops all this.
 */
export const watchAlerts = (area: HTMLElement): (() => void) => {
  let focusedBefore: EventTarget | null = null;
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    place(area);
    const isEntering = target instanceof Node && area.contains(target);
    if (isEntering && !(relatedTarget instanceof Node && area.contains(relatedTarget)))
      focusedBefore = relatedTarget;
  };
  const onKey = (event: KeyboardEvent) => undoByKey(area, event);
  const returnFocus = () => {
    if (focusedBefore instanceof HTMLElement) restoreFocus(focusedBefore);
  };
  const observer = new MutationObserver(() => {
    returnFocus();
    place(area);
  });
  place(area);
  observer.observe(area, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey);
  return () => {
    // The last alert is gone.
    returnFocus();
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onKey);
  };
};
