import { expect, test } from 'vitest';
import { LEGAL_TEXTS_DAY } from './legal-texts.ts';

test('the version of the terms is a day that has come, anywhere on Earth (CONSENT-1)', () => {
  const day = new Date(`${LEGAL_TEXTS_DAY}T00:00:00Z`);
  expect(day.toISOString().slice(0, 10)).toBe(LEGAL_TEXTS_DAY);
  // After a day that never comes, no later version would count as newer.
  expect(day.getTime()).toBeLessThan(Date.now() + 24 * 60 * 60 * 1000);
});
