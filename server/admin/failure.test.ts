import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tellFailure } from './failure.ts';

test('a failed statement is told without its values', () => {
  const cause = new Error('canceling statement due to lock timeout');
  expect(tellFailure(new DrizzleQueryError('update "users" set …', ['a secret'], cause))).toBe(
    'That did not work: canceling statement due to lock timeout',
  );
});
