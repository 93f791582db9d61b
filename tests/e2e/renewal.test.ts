import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { makeJob } from '#tests/factories.ts';
import { field, fillRequired } from './create-job-form.ts';
import { openEdit } from './edit-job-form.ts';
import { expect, test } from './fixtures.ts';

/** Sends the event of the window becoming visible again. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('a list left open is refreshed by a single call however often the user returns (OFFLINE-2)', async ({
  page,
  backend,
  employer,
  network,
}) => {
  await page.clock.install();
  await page.goto('/jobs');
  await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible();
  const calls = () => network.made(endpoints.searchJobs).length;
  const before = calls();
  await makeJob(backend, employer, { title: 'Baker' });
  for (let times = 0; times < 5; times += 1) await comeBack(page);
  await page.clock.fastForward(10_000);
  await comeBack(page);
  await page.waitForLoadState('networkidle');
  expect(calls()).toBe(before);
  await page.clock.fastForward(31_000);
  for (let times = 0; times < 5; times += 1) await comeBack(page);
  await expect(page.getByRole('article')).toContainText('Baker');
  for (let times = 0; times < 5; times += 1) await comeBack(page);
  await page.waitForLoadState('networkidle');
  expect(calls()).toBe(before + 1);
});

test('returning changes no input and closes no dialog (OFFLINE-2)', async ({
  page,
  backend,
  employer,
  network,
  signIn,
}) => {
  await page.clock.install();
  const job = await makeJob(backend, employer, { title: 'Baker' });
  await signIn(employer);
  await openEdit(page, job);
  await fillRequired(page);
  await field(page, 'Location').fill('Izmir');
  await page.getByRole('main').getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const before = network.made(endpoints.getJob).length;
  await page.clock.fastForward(31_000);
  await comeBack(page);
  await expect.poll(() => network.made(endpoints.getJob).length).toBe(before + 1);
  await expect(dialog).toContainText('Izmir');
  await page.keyboard.press('Escape');
  await expect(field(page, 'Location')).toHaveValue('Izmir');
  await expect(field(page, 'Description')).toHaveValue('Bread and simit.');
});
