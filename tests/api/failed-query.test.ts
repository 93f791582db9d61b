import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../server/db/rows-of.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

describe('a query that fails while its rows come', () => {
  test('leaves nothing behind for the next ones', async () => {
    const { db } = backend().database;
    // As many as there are connections.
    const several = Array.from({ length: 10 });
    const failing = several.map(() =>
      rowsOf(db, sql`select 1 / (4 - number) from generate_series(1, 9) as number`),
    );
    const failures = await Promise.allSettled(failing);
    expect(failures.every(({ status }) => status === 'rejected')).toBe(true);
    const following = several.map(() =>
      rowsOf(db, sql`select number from generate_series(1, 3) as number`),
    );
    for (const rows of await Promise.all(following))
      expect([...rows]).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
  });
});
