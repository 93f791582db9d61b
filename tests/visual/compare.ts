import type { Page } from '@playwright/test';
import { expect } from '#tests/e2e/market.ts';
import { type Look, show } from './looks.ts';
import { pictureName } from './names.ts';
import { describeBrowser } from './references.ts';

/**
 * Pixels of a window that shows most of a page at once: what is further down repeats itself, and would be most of
 * all bytes. A picture of the whole page takes the browser twice as long as one of its window.
 */
const TALL = 1400;

/** Ids are random. */
const SHORT_ID = /^[0-9a-f]{4}…[0-9a-f]{6}$/;

/** A screen to look at. `isTall`: in a window that is higher than a desk's or a phone's. */
type Subject = { user: string; name: string; looks: readonly Look[]; isTall: boolean };

/** Compares what the page shows, in each of these looks, with the picture of it. */
export async function compare(
  page: Page,
  settle: () => Promise<void>,
  { user, name, looks, isTall }: Subject,
): Promise<void> {
  const about = `${name}, for the ${user}`;
  const browser = describeBrowser(page.context().browser()?.version() ?? '');
  // Nothing is pointed at.
  await page.mouse.move(0, 0);
  for (const look of looks) {
    await show(page, look, isTall ? TALL : undefined);
    await settle();
    await expect.soft(page, `${about}${browser}`).toHaveScreenshot(pictureName(user, name, look), {
      mask: [page.getByText(SHORT_ID)],
    });
  }
}
