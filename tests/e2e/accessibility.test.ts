import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow, setDesktop } from './accessible.ts';
import { expect, test } from './market.ts';
import { screens } from './screens.ts';

const speak = async (page: Page, name: string, language: string) => {
  await page.getByRole('button', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

// One market and one page for all of a user's screens: making them takes as long as looking at a screen.
for (const user of ['visitor', 'candidate', 'employer'] as const) {
  test(`every screen that an address opens, for the ${user}`, async ({
    page,
    market,
    signInAs,
    faults,
    problems,
  }) => {
    test.slow();
    // Some of these screens are about what is not there, or does not work.
    problems.expect(/status of 404/);
    problems.expect(/ApiError/);
    await signInAs(user);
    for (const { name, path, shows, fault } of screens[user]) {
      await test.step(name, async () => {
        faults.clear();
        fault?.(faults);
        await setDesktop(page);
        await page.goto(typeof path === 'string' ? path : path(market));
        // A screen that does not come is a failure, and no reason to leave out the others.
        await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
        if (shows) await expect.soft(shows(page), name).toBeVisible();
        await expect.soft(page.getByRole('status', { name: 'Loading' }), name).toHaveCount(0);

        await expectAccessible(page, { screen: name });
        await expectNoOverflow(page, name);
        await speak(page, 'Türkçe', 'tr');
        await expectNoOverflow(page, `${name}, Turkish`);
        await speak(page, 'English', 'en');
      });
    }
  });
}
