import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { pictureNames } from './names.ts';
import { FOLDER, rememberBrowser } from './references.ts';

test('each picture belongs to one screen, and each screen has all of its pictures', ({ browser }, {
  config,
}) => {
  const wanted = pictureNames().sort();
  expect(new Set(wanted).size).toBe(wanted.length);
  const isRenewal = config.updateSnapshots === 'changed' || config.updateSnapshots === 'all';
  if (isRenewal) rememberBrowser(browser.version());
  const stored = readdirSync(FOLDER).filter((name) => name.endsWith('.webp'));
  const stale = stored.filter((name) => !wanted.includes(name));
  if (isRenewal) for (const name of stale) rmSync(join(FOLDER, name));
  else expect(stored.sort(), 'npm run visual:renew makes them anew').toEqual(wanted);
});
