import type { Page } from '@playwright/test';
import { DESKTOP, PHONE, SMALLEST, setDesktop } from './accessible.ts';
import { onEachScreen } from './each-screen.ts';
import { expectFits } from './fits.ts';
import { expect, test, USERS } from './market.ts';
import { lengthenTurkish } from './pseudo-texts.ts';

const ALL = [SMALLEST, PHONE, DESKTOP];

/** The texts that are 40 % longer, of which Turkish has the place. */
const speakLonger = async (page: Page) => {
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
};

// Each user's screens are looked at by a worker of their own.
test.describe.configure({ mode: 'parallel' });

for (const user of USERS) {
  test(`every screen has room for large and for longer texts, for the ${user}`, async ({
    page,
    market,
    signInAs,
    faults,
    network,
    problems,
  }) => {
    test.slow();
    await lengthenTurkish(network);
    await onEachScreen(user, { page, market, signInAs, faults, problems }, async (name) => {
      await expectFits(page, name, { name: 'small', widths: [SMALLEST] });
      const large = { name: 'large', textSize: '200%', widths: [PHONE, DESKTOP] } as const;
      await expectFits(page, name, large);
      await setDesktop(page);

      await speakLonger(page);
      await expectFits(page, name, { name: 'longer', widths: ALL });
    });
  });
}
