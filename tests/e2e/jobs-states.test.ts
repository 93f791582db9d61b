import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';

const banner = (page: Page) => page.getByRole('main').getByRole('alert');
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('a failure can be retried (ERROR-1, LIST-3)', async ({ page, backend, employer, faults }) => {
  await makeJob(backend, employer, { title: 'Baker' });
  faults.respond(endpoints.searchJobs, 500, { msg: 'The disk is full' });
  await page.goto('/jobs');
  await expect(banner(page)).toContainText('Failed to fetch jobs');
  await expect(page.getByText('The disk is full')).toBeHidden();
  faults.clear();
  await retry(page).click();
  await expect(page.getByRole('link', { name: 'Baker', exact: true })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

const malformed = [
  '{"unexpected":true}',
  '<!doctype html><title>Gateway</title>',
  '{"jobs":[null,7]}',
];
test('an invalid reply shows the error banner', async ({ page, faults }) => {
  for (const body of malformed) {
    faults.clear();
    faults.malformed(endpoints.searchJobs, body);
    await page.goto('/jobs');
    await expect(banner(page)).toContainText('Failed to fetch jobs');
    await expect(page.getByRole('heading', { name: 'Find Jobs', level: 1 })).toBeVisible();
  }
});
