import { expectAccessible, expectNoOverflow } from './accessible.ts';
import { screens } from './accessible-screens.ts';
import { expect, test } from './market.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const user of ['visitor', 'candidate', 'employer'] as const) {
  for (const { name, path, shows, fault } of screens[user]) {
    test(`${user}: ${name}`, async ({ page, market, signInAs, faults, problems }) => {
      // Some of these screens are about what is not there, or does not work.
      problems.expect(/status of 404/);
      problems.expect(/ApiError/);
      await signInAs(user);
      fault?.(faults);
      await page.goto(typeof path === 'string' ? path : path(market));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (shows) await expect(shows(page)).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);

      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('button', { name: 'Türkçe' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
      await expectNoOverflow(page);
    });
  }
}
