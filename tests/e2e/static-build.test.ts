import { makeJob } from '../factories.ts';
import { expect, test } from './fixtures.ts';

/*
 * The built app on any static host: one start page for all addresses, and nobody who renders.
 */

test('without a server that renders, the browser does it alone', async ({
  page,
  backend,
  employer,
}) => {
  await makeJob(backend, employer, { title: 'Baker' });
  const called = page.waitForRequest(/\/api\/jobs\b/);
  const served = await page.goto('/jobs');
  const html = (await served?.text()) ?? '';
  expect(html).not.toContain('data-rendered');
  expect(html).not.toContain('Find Jobs</h1>');
  await called;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Jobs');
  await expect(page.getByRole('article')).toContainText('Baker');
});
