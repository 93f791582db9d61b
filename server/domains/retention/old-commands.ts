import { deleteOlder } from '#server/platform/database/delete-older.ts';
import type { Retaining } from './in-batches.ts';
import { OLD, oldBefore } from './old-queries.ts';

/** Deletes old notifications or mails. Returns how many. */
export const deleteOld = (
  kind: keyof typeof OLD,
  { database: { db }, clock, stopping, retention }: Retaining,
): Promise<number> => deleteOlder(db, OLD[kind], oldBefore(retention, clock()), stopping);
