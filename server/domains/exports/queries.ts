import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { type Database, exports, files } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import type { Export } from '#src/contract/exports/export.ts';
import { EXPORTS_MAX } from '#src/contract/limits.ts';

export const exportColumns = {
  _id: exports._id,
  requested_at: iso(exports.requested_at),
  ready_at: iso(exports.ready_at),
  expires_at: iso(
    sql<Date | null>`case when ${exports.ready_at} is not null then ${exports.expires_at} end`,
  ),
  bytes: exports.bytes,
  failed: sql<boolean>`${exports.failed_at} is not null`,
};

/** The user's copies, newest first (rule EXPORT-3). */
export const listExports = (db: Database, userId: string): Promise<Export[]> =>
  db
    .select(exportColumns)
    .from(exports)
    .where(eq(exports.user_id, userId))
    .orderBy(desc(exports.requested_at), desc(exports._id))
    .limit(EXPORTS_MAX);

/** The archive of a copy of this user's, unless it isn't ready or has expired. */
export async function getExportFile(
  db: Database,
  id: string,
  userId: string,
  now: Date,
): Promise<{ _id: string; kind: 'export'; name: string; bytes: number } | undefined> {
  const [found] = await db
    .select({ _id: files._id, name: files.name, bytes: files.bytes })
    .from(exports)
    .innerJoin(files, eq(files._id, exports.file_id))
    .where(
      and(
        eq(exports._id, id),
        eq(exports.user_id, userId),
        isNotNull(exports.ready_at),
        gt(exports.expires_at, now),
      ),
    );
  return found && { ...found, kind: 'export' };
}
