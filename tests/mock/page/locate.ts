import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { Place, Target } from '#tests/mock/recorder/steps.ts';

/** Roles of elements that tell others apart: the same button in two cards. */
const SCOPES = new Set(
  'dialog alertdialog menu navigation banner contentinfo main search form region article row listitem group complementary tabpanel'.split(
    ' ',
  ),
);

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const labelOf = (element: Element): string =>
  tidy((element as HTMLInputElement).labels?.[0]?.textContent ?? '');

/** Whether people type into it, or choose a date. */
export const isText = (
  element: EventTarget | null,
): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !/^(checkbox|radio|file|submit|button)$/.test(element.type));

/** How a test finds the element, without a scope. */
const describe = (element: Element): Place => {
  const isFile = element instanceof HTMLInputElement && element.type === 'file';
  // By their label: some have no role, and a field with suggestions gets another one once these have loaded.
  if ((isText(element) || isFile) && labelOf(element))
    return { role: null, name: labelOf(element) };
  return { role: getRole(element), name: tidy(computeAccessibleName(element)) };
};

const isSame = (one: Place, other: Place) => one.role === other.role && one.name === other.name;

/** The elements below `root` that a test would find by this place. */
const findAll = (root: Element, place: Place): Element[] =>
  [...root.querySelectorAll('*')].filter((element) => {
    if (place.role === null)
      return labelOf(element) === place.name || element.getAttribute('aria-label') === place.name;
    if (getRole(element) !== place.role || isInaccessible(element)) return false;
    return isSame(describe(element), place);
  });

/** The chain of a scope and the element; `nth` where even that is not enough. */
export const locate = (element: Element): Target => {
  const place = describe(element);
  const all = findAll(document.body, place);
  if (all.length <= 1) return [place];
  for (let around = element.parentElement; around; around = around.parentElement) {
    const role = getRole(around);
    if (!role || !SCOPES.has(role)) continue;
    const scope = describe(around);
    if (findAll(around, place).length > 1) break;
    if (findAll(document.body, scope).length === 1) return [scope, place];
  }
  return [{ ...place, nth: all.indexOf(element) }];
};

/** The main heading, once it is on the screen. */
export const findHeading = (): Target | undefined => {
  const heading = document.querySelector('h1');
  if (!heading || isInaccessible(heading)) return undefined;
  return [{ ...describe(heading), level: 1 }];
};

const NOTICES = '[role="alert"], [role="status"]';

/** The texts of all alerts and statuses on the screen. */
export const readNotices = (): { role: 'alert' | 'status'; text: string }[] =>
  [...document.querySelectorAll(NOTICES)].flatMap((element) => {
    const text = tidy(element.textContent);
    const role = element.getAttribute('role') === 'alert' ? 'alert' : 'status';
    // Others say how far something is, and change while one looks.
    const isLasting = role === 'alert' || element.closest('.alerts');
    return text && isLasting && !isInaccessible(element) ? [{ role, text }] : [];
  });
