import type { Page } from '@playwright/test';
import { expect } from '../e2e/market.ts';
import { type Look, show } from './looks.ts';
import { pictureName } from './names.ts';
import { describeBrowser } from './references.ts';

/** Pixels from the top of a page: most of what is further down repeats itself, and would be most of all bytes. */
const HEIGHT_MAX = 1400;

/** Ids are random. */
const SHORT_ID = /^[0-9a-f]{4}…[0-9a-f]{6}$/;

/** A screen to look at. `isWhole`: beyond what fits into the window, too. */
type Subject = { user: string; name: string; looks: readonly Look[]; isWhole: boolean };

/** Compares what the page shows, in each of these looks, with the picture of it. */
export async function compare(
  page: Page,
  settle: () => Promise<void>,
  { user, name, looks, isWhole }: Subject,
): Promise<void> {
  const about = `${name}, for the ${user}`;
  const browser = describeBrowser(page.context().browser()?.version() ?? '');
  // Nothing is pointed at.
  await page.mouse.move(0, 0);
  for (const look of looks) {
    await show(page, look);
    await settle();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width: look.width, height: Math.min(height, HEIGHT_MAX) };
    await expect.soft(page, `${about}${browser}`).toHaveScreenshot(pictureName(user, name, look), {
      ...(isWhole ? { fullPage: true, clip } : {}),
      mask: [page.getByText(SHORT_ID)],
    });
  }
}
