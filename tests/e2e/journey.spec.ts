import type { BrowserContext } from '@playwright/test';
import { travel } from '../journey.ts';
import { expect, test } from './fixtures.ts';
import { watchProblems } from './problems.ts';

test('from registering to an answer, on the mocked backend', async ({
  backend,
  browser,
  baseURL,
}) => {
  // Two people, a dozen screens.
  test.slow();
  const contexts: BrowserContext[] = [];
  const complaints: (() => string[])[] = [];
  await travel({
    openPage: async (locale) => {
      const context = await browser.newContext({ baseURL, locale });
      contexts.push(context);
      complaints.push(watchProblems(context).unexpected);
      const page = await context.newPage();
      await page.goto('/');
      return page;
    },
    statusWithoutToken: async (path) => (await backend.request('GET', path)).status,
  });
  await Promise.all(contexts.map((context) => context.close()));
  expect(complaints.flatMap((unexpected) => unexpected())).toEqual([]);
});
