import type { Page } from '@playwright/test';
import type { Faults } from '#tests/faults.ts';
import { setDesktop } from './accessible.ts';
import { expect, type Market, test, type User } from './market.ts';
import type { Problems } from './problems.ts';
import { screens } from './screens.ts';

type Given = {
  page: Page;
  market: Market;
  signInAs: (user: User) => Promise<void>;
  faults: Faults;
  problems: Problems;
};

/**
 * Opens each of the user's screens on a desk and in English, and runs `look` with its name when it is there. One
 * page for all: making a market takes as long as looking at a screen.
 */
export async function onEachScreen(
  user: User,
  { page, market, signInAs, faults, problems }: Given,
  look: (name: string) => Promise<void>,
): Promise<void> {
  // Some of these screens are about what is not there, or does not work.
  problems.expect(/status of 404|ApiError/);
  for (const { name, path, shows, fault } of screens[user]) {
    await test.step(name, async () => {
      faults.clear();
      fault?.(faults);
      // The last screen asks for nothing any more.
      await page.goto('about:blank');
      await signInAs(user);
      await setDesktop(page);
      await page.goto(typeof path === 'string' ? path : path(market));
      // A screen that does not come is a failure, and no reason to leave out the others.
      await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      if (shows) await expect.soft(shows(page), name).toBeVisible();
      await expect.soft(page.getByRole('status', { name: 'Loading' }), name).toHaveCount(0);
      await look(name);
    });
  }
}
