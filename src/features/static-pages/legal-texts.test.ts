import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEGAL_TEXTS_DAY } from '#src/contract/accounts/legal-texts.ts';

const digestOf = (page: string): string =>
  createHash('sha256')
    .update(readFileSync(`src/features/static-pages/${page}.tsx`, 'utf8').replace(/\s/g, ''))
    .digest('hex')
    .slice(0, 12);

/*
 * Everyone is asked to accept changed texts, by their day alone. If what a page says has changed, change the day, too;
 * then renew the snapshot (`-u`).
 */
test('the terms and the privacy policy have the day of their last change (CONSENT-1)', () => {
  expect([LEGAL_TEXTS_DAY, digestOf('terms'), digestOf('privacy')]).toMatchInlineSnapshot(`
    [
      "2026-11-28",
      "64a71b74a1b0",
      "ad48d2d49f27",
    ]
  `);
});
