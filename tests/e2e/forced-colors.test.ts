import type { Locator } from '@playwright/test';
import { insertJobs, makeApplication, makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';
import { pathOf } from './job-applications-page.ts';

/** What can be told of an element where the system's few colours stand for all of ours. */
const ground = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return `${color} on ${backgroundColor}`;
  });

const expectTold = async (chosen: Locator, other: Locator) => {
  await expect(chosen).toBeVisible();
  expect(await ground(chosen)).not.toBe(await ground(other));
};

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('page, link of the bar and language can be told from others (rule LOOK-5)', async ({
  page,
  backend,
  employer,
}) => {
  await insertJobs(backend, employer, 15);
  await page.goto('/jobs');
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expectTold(link('Page 1'), link('Page 2'));
  const bar = page.getByRole('banner');
  await expectTold(
    bar.getByRole('link', { name: 'Find Jobs' }),
    bar.getByRole('link', { name: 'Home' }),
  );
  await expectTold(
    bar.getByRole('button', { name: 'English' }),
    bar.getByRole('button', { name: 'Türkçe' }),
  );
});

test('the chosen filter, the open application and the item of a menu can be told', async ({
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
  await expectTold(filters.first(), filters.last());

  await page.goto('/my-jobs');
  const tabs = page.getByRole('main').getByRole('navigation').first().getByRole('link');
  await expectTold(tabs.first(), tabs.last());

  await page.getByRole('button', { name: 'Account of Emre' }).press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeVisible();
  await expectTold(items.first(), items.last());
});
