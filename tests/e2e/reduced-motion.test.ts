import { makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';

/** The longest animation or transition on the page, in seconds. */
const longest = () =>
  Math.max(
    ...[...document.querySelectorAll('*')].flatMap((element) => {
      const { animationDuration, transitionDuration } = getComputedStyle(element);
      return `${animationDuration},${transitionDuration}`
        .split(',')
        .map((duration) => Number.parseFloat(duration) || 0);
    }),
  );

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/jobs', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(longest)).toBe(0);
  }
});

test('a view transition interrupted by the next one is no error', async ({
  page,
  backend,
  employer,
  problems,
}) => {
  await makeJob(backend, employer, { title: 'Cook' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/jobs');
  await page.getByRole('link', { name: 'Cook' }).click();
  await expect(page.getByRole('heading', { name: 'Cook', level: 1 })).toBeVisible();
  // Each navigation starts during the transition of the previous one.
  await page.evaluate(async () => {
    for (let step = 0; step < 12; step += 1) {
      const navigated = new Promise((resolve) =>
        window.addEventListener('popstate', resolve, { once: true }),
      );
      if (step % 2 === 0) history.back();
      else history.forward();
      await navigated;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await expect(page.getByRole('heading', { name: 'Cook', level: 1 })).toBeVisible();
  expect(problems.unexpected()).toEqual([]);
});
