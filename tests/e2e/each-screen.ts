import type { Page } from '@playwright/test';
import type { Faults } from '#tests/faults.ts';
import type { Market } from '#tests/long-market.ts';
import type { Role } from '#tests/roles.ts';
import { setDesktop } from './accessible.ts';
import { expect, test } from './market.ts';
import type { Problems } from './problems.ts';
import { screens } from './screens.ts';

type Fixtures = {
  page: Page;
  market: Market;
  signInAs: (user: Role) => Promise<void>;
  faults: Faults;
  problems: Problems;
};

/**
 * Opens each of the user's screens in English at desktop width and calls `check` with its name. All screens share
 * one page and market, since making a market takes as long as checking a screen.
 */
export async function onEachScreen(
  user: Role,
  { page, market, signInAs, faults, problems }: Fixtures,
  check: (name: string) => Promise<void>,
): Promise<void> {
  // Some screens show missing pages or errors.
  problems.expect(/status of 404|ApiError/);
  for (const { name, path, shows, fault } of screens[user]) {
    await test.step(name, async () => {
      faults.clear();
      fault?.(faults);
      // Ends the requests of the previous screen.
      await page.goto('about:blank');
      await signInAs(user);
      await setDesktop(page);
      await page.goto(typeof path === 'string' ? path : path(market));
      // Soft, so that the other screens are checked even when this one doesn't load.
      await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      if (shows) await expect.soft(shows(page), name).toBeVisible();
      await expect.soft(page.getByRole('status', { name: 'Loading' }), name).toHaveCount(0);
      await check(name);
    });
  }
}
