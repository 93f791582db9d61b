import { and, desc, eq, inArray } from 'drizzle-orm';
import { isKeptUser } from '#server/platform/database/being-deleted.ts';
import { type BoundedArray, readBounded } from '#server/platform/database/bounded-array.ts';
import { auditKeys, auditLog, type Database, users } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import { sealWithKey } from '#server/platform/secrets/sealing.ts';
import type { AuditEntry } from '#src/contract/console/console.ts';
import type { AuditContent } from './audit-commands.ts';

/** Maximum entries of one record per call. */
const ENTRIES_MAX = 100;
/** An entry may contain a whole record twice: before and after. */
const READ_AT_ONCE = 10;

/** The author of what a command on the server wrote. */
const BY_COMMAND = 'npm run admin';

const selectEntries = (db: Database) =>
  db
    .select({
      _id: auditLog._id,
      created_at: iso(auditLog.created_at),
      actorId: auditLog.actor_id,
      actorEmail: users.email,
      action: auditLog.action,
      entity: auditLog.entity,
      record_id: auditLog.record_id,
      subjectId: auditLog.subject_id,
      content: auditLog.content,
      key: auditKeys.key,
    })
    .from(auditLog)
    .leftJoin(auditKeys, eq(auditKeys.subject_id, auditLog.subject_id))
    .leftJoin(users, and(eq(users._id, auditLog.actor_id), isKeptUser));

type Stored = Awaited<ReturnType<typeof selectEntries>>[number];

/** The content; undefined once the key was deleted with the subject's account. */
function readContent({ _id, subjectId, content, key }: Stored): AuditContent | undefined {
  const text = subjectId ? key && sealWithKey(key).unseal(content, _id) : content;
  return text ? (JSON.parse(text) as AuditContent) : undefined;
}

function toEntry(stored: Stored): AuditEntry {
  const { actorId, actorEmail, subjectId: _s, content: _c, key: _k, ...entry } = stored;
  const actor = actorId ? (actorEmail ?? '') : BY_COMMAND;
  const content = readContent(stored);
  return { ...entry, actor, label: '', changes: [], ...content, is_erased: !content };
}

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
    (
      await selectEntries(db)
        .where(inArray(auditLog._id, [...ids]))
        .orderBy(...newestFirst)
    ).map(toEntry);
  return readBounded(
    found.map(({ _id }) => _id),
    read,
    READ_AT_ONCE,
  );
}

/** The newest `limit` entries of the whole log, newest first. */
export const newestLog = async (db: Database, limit: number): Promise<AuditEntry[]> =>
  (
    await selectEntries(db)
      .orderBy(...newestFirst)
      .limit(limit)
  ).map(toEntry);
