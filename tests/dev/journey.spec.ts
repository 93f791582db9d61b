import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { travel } from '#tests/journey.ts';
import { waitUntilHydrated } from '#tests/live/watch-hydration.ts';
import { readMail } from '#tests/read-mail.ts';
import { test } from './fixtures.ts';

test('from registration to an answer, on the servers of npm run dev', async ({
  launchDev,
  openPage,
}) => {
  const { url, folder } = await launchDev();
  await travel({
    openPage: async (locale) => {
      const { page, problems } = await openPage({ baseURL: url, locale });
      // The router's lazy components log this when they first show.
      problems.expect(/did not call use\(\) when it finished/);
      await page.goto('/');
      // Clicking a link before hydration makes it active in the browser only; React reports that difference.
      await waitUntilHydrated(page);
      return page;
    },
    statusWithoutToken: async (path) => (await fetch(url + path)).status,
  });
  // The employer's mail is rendered from the sources too.
  const outbox = join(folder, 'outbox');
  const readMails = async () => {
    const names = await readdir(outbox).catch(() => []);
    const read = async (name: string) => readMail(await readFile(join(outbox, name), 'utf8'));
    return Promise.all(names.map(read));
  };
  const subjects = async () => (await readMails()).map(({ subject }) => subject);
  // The employer's address isn't confirmed, so the subject names no candidate.
  await expect.poll(subjects).toContain('You have a new application');
  expect(await subjects()).toContain('Confirm your email for Meydan');
  for (const { html } of await readMails()) expect(html).toContain('<!DOCTYPE html');
});
