import type { CDPSession, Page } from '@playwright/test';
import { settle, setWidth } from '#tests/e2e/accessible.ts';
import { expect } from '#tests/e2e/fixtures.ts';

/** Pixels; low enough for sticky bars to cover content between them. */
const HEIGHT = 500;
/** Limit of Tab presses per screen. */
const STOPS_MAX = 150;
/** Keys sent before asking the page how far they came. */
const KEYS_AT_ONCE = 25;

type Stop = { name: string; cover: string | null };
/** Tab does nothing once a walk is over. */
type Walk = { stops: Stop[]; isOver: boolean };

/**
 * Runs in the page: from now on collects what fully covers each element that Tab focuses, or that it is off screen
 * (WCAG 2.4.11).
 */
const watchStops = (): void => {
  if ('walk' in window) return;
  const name = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    return `${element.tagName.toLowerCase()} “${text}” (${element.getAttribute('class') ?? ''})`;
  };
  const findStop = (): Stop | null => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
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
        if (seen.contains(there) || there.contains(seen)) return { name: name(seen), cover: null };
        covers.add(name(there));
      }
    return { name: name(seen), cover: [...covers].join(' and ') };
  };
  const walk: Walk = { stops: [], isOver: false };
  Object.assign(window, { walk });
  addEventListener('keydown', (event) => walk.isOver && event.preventDefault(), true);
  addEventListener('keyup', () => {
    const stop = walk.isOver ? null : findStop();
    if (stop) walk.stops.push(stop);
    else walk.isOver = true;
  });
};

/** Runs in the page: returns the stops since the last call, and whether the end of the page was reached. */
const takeStops = (): Walk => {
  const { walk } = window as unknown as { walk: Walk };
  return { ...walk, stops: walk.stops.splice(0) };
};

const startWalk = (): void => {
  (window as unknown as { walk: Walk }).walk.isOver = false;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.getSelection()?.removeAllRanges();
};

/** Presses Tab without waiting for a frame after each, as `page.keyboard` would. */
const pressTab = (session: CDPSession, isBackward: boolean): Promise<unknown> => {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: isBackward ? 8 : 0 };
  return Promise.all(
    Array.from({ length: KEYS_AT_ONCE }).flatMap(() => [
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]),
  );
};

/** Tabs through a screen and returns a line for each stop that was covered while focused. */
const walk = async (page: Page, session: CDPSession, isBackward: boolean): Promise<string[]> => {
  await page.evaluate(startWalk);
  const found: string[] = [];
  for (let count = 0; count < STOPS_MAX; count += KEYS_AT_ONCE) {
    await pressTab(session, isBackward);
    const { stops, isOver } = await page.evaluate(takeStops);
    const key = isBackward ? 'Shift+Tab' : 'Tab';
    for (const { name, cover } of stops)
      if (cover) found.push(`${key}: ${name} is covered by ${cover}`);
    if (isOver) break;
  }
  return found;
};

/** Expects nothing to cover the focused element in a low window of this width, in either direction (rule NAV-7). */
export async function expectFocusInSight(page: Page, screen: string, width: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await setWidth(page, width, HEIGHT);
  await settle(page);
  await page.evaluate(watchStops);
  for (const isBackward of [false, true])
    expect.soft(await walk(page, session, isBackward), `${screen}: ${width} px`).toEqual([]);
  await session.detach();
}
