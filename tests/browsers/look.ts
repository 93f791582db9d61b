import type * as Library from '@testing-library/dom';

/*
 * Code that runs in the page, sent as text: it uses nothing from outside of its functions.
 */

/** A text as people read it: whole, or a pattern for a part of it. */
export type Words = string | RegExp;

/** An element as people find it. */
export type Target = {
  /** The element that this one is in. */
  within?: Target;
} & ({ role: string; name?: Words } | { label: Words } | { text: Words });

declare global {
  interface Window {
    TestingLibraryDom?: typeof Library;
  }
}

/** What is known of a target: `state` is 'ready' if it can be clicked at this point. */
export type Sight = {
  count: number;
  state: string;
  x: number;
  y: number;
  left: number;
  value: string;
  isChecked: boolean;
  hasFocus: boolean;
};

/**
 * Finds the target, marks it with `data-found` and brings it into view if asked; null if the library is missing.
 */
export const look = (wanted: Target, mayScroll = false): Sight | null => {
  const library = window.TestingLibraryDom;
  if (!library) return null;
  // JSON has no patterns.
  const wordsOf = (words: Words | { source: string; flags: string }) =>
    typeof words === 'object' ? new RegExp(words.source, words.flags) : words;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const find = (target: Target): HTMLElement[] => {
    const places = target.within ? find(target.within) : [document.body];
    const found = places.flatMap((place) => {
      if ('role' in target) {
        const { role, name } = target;
        return library.queryAllByRole(
          place,
          role,
          name === undefined ? {} : { name: wordsOf(name) },
        );
      }
      return 'label' in target
        ? library.queryAllByLabelText(place, wordsOf(target.label))
        : library.queryAllByText(place, wordsOf(target.text));
    });
    return [...new Set(found)].filter(isShown);
  };
  const found = find(wanted);
  for (const marked of document.querySelectorAll('[data-found]'))
    marked.removeAttribute('data-found');
  const [element] = found;
  const none = {
    count: found.length,
    x: 0,
    y: 0,
    left: 0,
    value: '',
    isChecked: false,
    hasFocus: false,
  };
  if (!element) return { ...none, state: 'not found' };
  if (found.length > 1) return { ...none, state: `found ${found.length} times` };
  element.dataset.found = '';
  const input = element instanceof HTMLInputElement ? element : null;
  // Covered by what the label shows instead.
  const hasLook = !input || !['radio', 'checkbox'].includes(input.type) || input.offsetWidth > 1;
  const area = hasLook ? element : (input.labels?.[0] ?? element);
  const aim = () => {
    const { left, top, width, height } = area.getClientRects()[0] ?? area.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const isHit = !!hit && (area.contains(hit) || !!input?.labels?.[0]?.contains(hit));
    return { x, y, left, hit, isHit };
  };
  if (mayScroll && !aim().isHit) area.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, left, hit, isHit } = aim();
  const isTakenOver =
    document.documentElement.dataset.running !== undefined &&
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const state = () => {
    if (!isTakenOver) return 'not taken over by the app';
    if (element.matches(':disabled')) return 'disabled';
    return isHit ? 'ready' : `covered by ${hit?.outerHTML.slice(0, 200)}`;
  };
  return {
    count: 1,
    state: state(),
    x,
    y,
    left,
    value: 'value' in element ? String(element.value) : '',
    isChecked: input?.checked ?? false,
    hasFocus: document.activeElement === element,
  };
};

/** Chooses the option with this text, as a change by the user. */
export const choose = (text: string): boolean => {
  const select = document.querySelector<HTMLSelectElement>('select[data-found]');
  const option = [...(select?.options ?? [])].find(({ label }) => label === text);
  if (!select || !option) return false;
  select.focus();
  select.value = option.value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
};

/** Focuses the marked field and selects what is in it, for typing to replace. */
export const selectContent = (): void => {
  const field = document.querySelector<HTMLInputElement>('[data-found]');
  field?.focus();
  field?.select();
};

/** Applies the rules for paper to the screen, since not every driver can. */
export const showAsPrinted = (): void => {
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText.replace(/\bprint\b/, 'all');
      if ('cssRules' in rule) change(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) {
    if (sheet.media.mediaText === 'print') sheet.media.mediaText = 'all';
    change(sheet.cssRules);
  }
};
