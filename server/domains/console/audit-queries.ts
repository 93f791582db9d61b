import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type BoundedArray, readBounded } from '#server/platform/database/bounded-array.ts';
import { auditLog, type Database } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import type { AuditEntry } from '#src/contract/console/console.ts';

/** Maximum entries of one record per call. */
const ENTRIES_MAX = 100;
/** An entry may contain a whole record twice: before and after. */
const READ_AT_ONCE = 10;

const entryColumns = {
  _id: auditLog._id,
  created_at: iso(auditLog.created_at),
  actor: auditLog.actor,
  action: auditLog.action,
  entity: auditLog.entity,
  record_id: auditLog.record_id,
  label: auditLog.label,
  changes: auditLog.changes,
} satisfies Record<keyof AuditEntry, PgColumn | SQL>;

const newestFirst = [desc(auditLog.created_at), desc(auditLog._id)];

/** The writes to one record, newest first: 100 entries at most, or as many as one reply may contain. */
export async function getRecordLog(
  db: Database,
  entity: string,
  id: string,
): Promise<BoundedArray<AuditEntry>> {
  const found = await db
    .select({ _id: auditLog._id })
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.record_id, id)))
    .orderBy(...newestFirst)
    .limit(ENTRIES_MAX);
  const read = async (ids: readonly string[]): Promise<AuditEntry[]> =>
    db
      .select(entryColumns)
      .from(auditLog)
      .where(inArray(auditLog._id, [...ids]))
      .orderBy(...newestFirst);
  return readBounded(
    found.map(({ _id }) => _id),
    read,
    READ_AT_ONCE,
  );
}

/** The newest `limit` entries of the whole log, newest first. */
export const newestLog = async (db: Database, limit: number): Promise<AuditEntry[]> =>
  db
    .select(entryColumns)
    .from(auditLog)
    .orderBy(...newestFirst)
    .limit(limit);
