import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { lockAccount } from '#server/platform/database/locks.ts';
import { type Database, exports } from '#server/platform/database/schema.ts';
import type { Export } from '#src/contract/exports/export.ts';
import type { Language } from '#src/contract/language.ts';
import { exportColumns } from './queries.ts';
import { isOpen } from './queue.ts';

type Request = {
  language: Language;
  now: Date;
  /** Counts a new copy; throws beyond the limit. */
  count: () => void;
};

/** Asks for a copy of the user's data; returns the one being made, if any (rule EXPORT-2). */
export function requestExport(
  db: Database,
  userId: string,
  { language, now, count }: Request,
): Promise<Export | 'no_owner'> {
  return db.transaction(async (tx) => {
    // Of two requests at once, the second finds the first one's copy.
    if (!(await lockAccount(tx, userId))) return 'no_owner';
    const [open] = await tx
      .select(exportColumns)
      .from(exports)
      .where(and(eq(exports.user_id, userId), isOpen));
    if (open) return open;
    count();
    const [made] = await tx
      .insert(exports)
      .values({ _id: v7(), user_id: userId, requested_at: now, language })
      .returning(exportColumns);
    return made ?? 'no_owner';
  });
}
