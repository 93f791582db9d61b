import type { Page } from '@playwright/test';
import { LANGUAGE_KEY } from '../../src/contract/language.ts';
import { DESKTOP, PHONE, SMALLEST, setDesktop } from './accessible.ts';
import { expectFits } from './fits.ts';
import { expect, test, USERS } from './market.ts';
import { lengthenTurkish } from './pseudo-texts.ts';
import { screens } from './screens.ts';

const ALL = [SMALLEST, PHONE, DESKTOP];

/** The texts that are 40 % longer, of which Turkish has the place. */
const speakLonger = async (page: Page) => {
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
};

// Each user's screens are looked at by a worker of their own.
test.describe.configure({ mode: 'parallel' });

// One market and one page for all of a user's screens, as for accessibility.
for (const user of USERS) {
  test(`every screen has room for large and for longer texts, in both directions, for the ${user}`, async ({
    page,
    market,
    signInAs,
    faults,
    network,
    problems,
  }) => {
    test.slow();
    // Some of these screens are about what is not there, or does not work.
    problems.expect(/status of 404/);
    problems.expect(/ApiError/);
    await lengthenTurkish(network);
    await signInAs(user);
    for (const { name, path, shows, fault } of screens[user]) {
      await test.step(name, async () => {
        faults.clear();
        fault?.(faults);
        await setDesktop(page);
        await page.goto(typeof path === 'string' ? path : path(market));
        await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
        if (shows) await expect.soft(shows(page), name).toBeVisible();
        await expect.soft(page.getByRole('status', { name: 'Loading' }), name).toHaveCount(0);

        await expectFits(page, name, { name: 'small', widths: [SMALLEST] });
        const large = { name: 'large', textSize: '200%', widths: [PHONE, DESKTOP] } as const;
        await expectFits(page, name, large);
        await setDesktop(page);

        await speakLonger(page);
        await expectFits(page, name, { name: 'longer', widths: ALL });
        await expectFits(page, name, { name: 'from the right', dir: 'rtl', widths: ALL });
        // The next screen starts in English.
        await page.evaluate((key) => localStorage.setItem(key, 'en'), LANGUAGE_KEY);
      });
    }
  });
}
