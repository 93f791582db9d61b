import { expect, it } from 'vitest';
import { lockRows } from './locks.ts';
import type { Database } from './schema.ts';

const query = { for: (strength: string) => `locked for ${strength}` };

it('locks rows in one order, and throws for another one', () => {
  const tx = {} as Database;
  expect(lockRows(tx, 'users', query, 'key share')).toBe('locked for key share');
  expect(lockRows(tx, 'users', query, 'update')).toBe('locked for update');
  expect(lockRows(tx, 'applications', query, 'update')).toBe('locked for update');
  expect(() => lockRows(tx, 'jobs', query, 'share')).toThrow(
    'Rows of jobs are locked after those of applications',
  );
  expect(lockRows({} as Database, 'jobs', query, 'share'), 'another transaction').toBe(
    'locked for share',
  );
});
