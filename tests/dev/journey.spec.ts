import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { travel } from '#tests/journey.ts';
import { waitUntilTakenOver } from '#tests/live/takeover.ts';
import { readMail } from '#tests/read-mail.ts';
import { test } from './fixtures.ts';

test('from registering to an answer, on the servers of npm run dev', async ({
  launchDev,
  openPage,
}) => {
  const { url, folder } = await launchDev();
  await travel({
    openPage: async (locale) => {
      const { page, problems } = await openPage({ baseURL: url, locale });
      // The router's lazy components, as they are made, at each first showing.
      problems.expect(/did not call use\(\) when it finished/);
      await page.goto('/');
      // A link that is pressed meanwhile is active on one side alone, of which React tells in development.
      await waitUntilTakenOver(page);
      return page;
    },
    statusWithoutToken: async (path) => (await fetch(url + path)).status,
  });
  // What the employer was mailed is rendered from the sources too.
  const outbox = join(folder, 'outbox');
  await expect.poll(() => readdir(outbox).catch(() => [])).not.toEqual([]);
  const [name = ''] = await readdir(outbox);
  const mail = readMail(await readFile(join(outbox, name), 'utf8'));
  // Her address isn't confirmed, so that it names nobody.
  expect(mail.subject).toBe('You have a new application');
  expect(mail.html).toContain('<!DOCTYPE html');
});
