import { expect, test } from './fixtures.ts';

/** What moves on the page for longer than anybody would notice, in seconds. */
const longest = () =>
  Math.max(
    ...[...document.querySelectorAll('*')].flatMap((element) => {
      const { animationDuration, transitionDuration } = getComputedStyle(element);
      return `${animationDuration},${transitionDuration}`
        .split(',')
        .map((duration) => Number.parseFloat(duration) || 0);
    }),
  );

test('things move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(longest)).toBeGreaterThan(0.1);
});

test('nothing moves for those who want it so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/jobs', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(longest)).toBeLessThan(0.01);
  }
});
