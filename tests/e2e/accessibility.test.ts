import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './accessible.ts';
import { onEachScreen } from './each-screen.ts';
import { expect, test, USERS } from './market.ts';

const speak = async (page: Page, name: string, language: string) => {
  await page.getByRole('button', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

test.describe.configure({ mode: 'parallel' });

for (const user of USERS) {
  test(`every screen that an address opens, for the ${user}`, async ({
    page,
    market,
    signInAs,
    faults,
    problems,
  }) => {
    test.slow();
    await onEachScreen(user, { page, market, signInAs, faults, problems }, async (name) => {
      await expectAccessible(page, { screen: name });
      // What English has no room for, room.test.ts finds.
      await speak(page, 'Türkçe', 'tr');
      await expectNoOverflow(page, `${name}, Turkish`);
    });
  });
}
