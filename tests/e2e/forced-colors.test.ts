import type { Locator } from '@playwright/test';
import { insertJobs, makeApplication, makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';
import { pathOf } from './job-applications-page.ts';

/** The colours of an element when forced colours replace the app's. */
const coloursOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return `${color} on ${backgroundColor}`;
  });

const expectDistinct = async (chosen: Locator, other: Locator) => {
  await expect(chosen).toBeVisible();
  expect(await coloursOf(chosen)).not.toBe(await coloursOf(other));
};

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('the current page, link in the bar and language stand out (LOOK-5)', async ({
  page,
  backend,
  employer,
}) => {
  await insertJobs(backend, employer, 15);
  await page.goto('/jobs');
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expectDistinct(link('Page 1'), link('Page 2'));
  const bar = page.getByRole('banner');
  await expectDistinct(
    bar.getByRole('link', { name: 'Find Jobs' }),
    bar.getByRole('link', { name: 'Home' }),
  );
  await expectDistinct(
    bar.getByRole('button', { name: 'English' }),
    bar.getByRole('button', { name: 'Türkçe' }),
  );
});

test('the chosen filter, the open application and the focused menu item stand out (LOOK-5)', async ({
  page,
  backend,
  employer,
  candidate,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  await makeApplication(backend, candidate, job);
  await signIn(employer);
  await page.goto(pathOf(job));
  const filters = page.getByRole('navigation', { name: 'Filter by status' }).getByRole('link');
  await expectDistinct(filters.first(), filters.last());

  await page.goto('/my-jobs');
  const tabs = page.getByRole('main').getByRole('navigation').first().getByRole('link');
  await expectDistinct(tabs.first(), tabs.last());

  await page.getByRole('button', { name: 'Account of Emre' }).press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeVisible();
  await expectDistinct(items.first(), items.last());
});
