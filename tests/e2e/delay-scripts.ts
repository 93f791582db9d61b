import type { Page } from '@playwright/test';

/** Holds the app's code back: what shows until then is what the server rendered. Gives what lets it through. */
export const delayScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    // The page that asked may be gone.
    await route.continue().catch(() => {});
  });
  return resolve;
};

/** Waits until the app runs, on a page that was opened without waiting for it. */
export const untilRunning = (page: Page): Promise<void> =>
  page.locator('html[data-running]').waitFor();
