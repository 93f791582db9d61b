import type { Page } from '@playwright/test';
import { DESKTOP, PHONE, settle, setWidth } from './accessible.ts';
import { onEachScreen } from './each-screen.ts';
import { expect, test, USERS } from './market.ts';

/** Pixels; low enough for sticky bars to cover content between them. */
const HEIGHT = 500;
/** Limit of Tab presses per screen. */
const STOPS_MAX = 150;

/** Runs in the page: what fully covers the focused element, or whether it is off screen (WCAG 2.4.11). */
const findCover = (): { stop: string; cover: string | null } | null => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const name = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    return `${element.tagName.toLowerCase()} “${text}” (${element.getAttribute('class') ?? ''})`;
  };
  // A radio button or checkbox may be drawn by its label.
  const { width: own } = focused.getBoundingClientRect();
  const seen = own > 1 ? focused : (focused.closest('label') ?? focused.parentElement ?? focused);
  const box = seen.getBoundingClientRect();
  const covers = new Set<string>();
  const EDGE = 3;
  const places = (from: number, to: number) => [from + EDGE, (from + to) / 2, to - EDGE];
  for (const x of places(box.left, box.right))
    for (const y of places(box.top, box.bottom)) {
      const there = document.elementFromPoint(x, y);
      if (!there) {
        covers.add('out of sight');
        continue;
      }
      if (seen.contains(there) || there.contains(seen)) return { stop: name(seen), cover: null };
      covers.add(name(there));
    }
  return { stop: name(seen), cover: [...covers].join(' and ') };
};

/** Tabs through a screen and returns a line for each stop that was covered while focused. */
const walk = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> => {
  const found: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.getSelection()?.removeAllRanges();
  });
  for (let count = 0; count < STOPS_MAX; count += 1) {
    await page.keyboard.press(key);
    const seen = await page.evaluate(findCover);
    if (!seen) break;
    if (seen.cover) found.push(`${key}: ${seen.stop} is covered by ${seen.cover}`);
  }
  return found;
};

test.describe.configure({ mode: 'parallel' });

for (const user of USERS) {
  test(`nothing covers the focused element, for the ${user} (rule NAV-7)`, async ({
    page,
    market,
    signInAs,
    faults,
    problems,
  }) => {
    test.slow();
    await onEachScreen(user, { page, market, signInAs, faults, problems }, async (name) => {
      for (const width of [PHONE, DESKTOP]) {
        await setWidth(page, width, HEIGHT);
        await settle(page);
        for (const key of ['Tab', 'Shift+Tab'] as const)
          expect.soft(await walk(page, key), `${name}: ${width} px`).toEqual([]);
      }
    });
  });
}
