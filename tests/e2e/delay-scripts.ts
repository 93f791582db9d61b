import type { Page } from '@playwright/test';

/** Blocks the app's scripts, so that the server-rendered page stays; returns a function that unblocks them. */
export const delayScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    // The requesting page may be closed.
    await route.continue().catch(() => {});
  });
  return resolve;
};

/** Waits until the app runs, on a page that was opened with `waitUntil: 'commit'`. */
export const untilRunning = (page: Page): Promise<void> =>
  page.locator('html[data-running]').waitFor();
