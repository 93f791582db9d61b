import { sql } from 'drizzle-orm';
import type { Aging } from '#server/platform/database/delete-older.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { instant } from '#server/platform/database/values.ts';
import { daysBefore, type Terms } from './rules.ts';

const moment = sql.raw('created_at');
/** Notifications, and mails that were sent or given up (rule MAIL-2). */
export const OLD = {
  notifications: { rows: sql`notifications where true`, moment },
  mails: { rows: sql`mails where (sent_at is not null or failed_at is not null)`, moment },
} as const satisfies Record<string, Aging>;

/** The moment before which they are deleted. */
export const oldBefore = (terms: Terms, now: Date): Date => daysBefore(now, terms.notifications);

export async function countOld(
  db: Database,
  kind: keyof typeof OLD,
  terms: Terms,
  now: Date,
): Promise<number> {
  const { rows } = OLD[kind];
  const [counted] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${rows} and ${moment} < ${instant(oldBefore(terms, now))}`,
  );
  return counted?.count ?? 0;
}
