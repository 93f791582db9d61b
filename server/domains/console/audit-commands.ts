import { and, eq, isNotNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { auditKeys, auditLog, type Database, users } from '#server/platform/database/schema.ts';
import { newSealingKey, sealWithKey } from '#server/platform/secrets/sealing.ts';
import type { AuditAction, AuditChange, ConsoleRecord } from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';

/** What a write did to a record, and its name. */
export type AuditContent = { label: string; changes: AuditChange[] };

/** Adds one entry. Call in the transaction that makes the change; the caller masks secrets (rule CONSOLE-10). */
export async function recordWrite(
  tx: Database,
  /** The administrator; null for a command on the server itself. */
  actorId: string | null,
  {
    subjectId,
    label,
    changes,
    ...written
  }: AuditContent & {
    action: AuditAction;
    entity: string;
    record_id: string;
    /** The person whose values these are; null if they are nobody's. */
    subjectId: string | null;
  },
  now: Date,
): Promise<void> {
  const _id = v7();
  const text = JSON.stringify({ label, changes } satisfies AuditContent);
  const content = subjectId ? sealWithKey(await keyOf(tx, subjectId)).seal(text, _id) : text;
  await tx.insert(auditLog).values({
    ...written,
    _id,
    created_at: now,
    actor_id: actorId,
    subject_id: subjectId,
    content,
  });
}

/** The subject's key, created with the first entry. */
async function keyOf(tx: Database, subject_id: string): Promise<string> {
  await tx.insert(auditKeys).values({ subject_id, key: newSealingKey() }).onConflictDoNothing();
  const [found] = await tx
    .select({ key: auditKeys.key })
    .from(auditKeys)
    .where(eq(auditKeys.subject_id, subject_id));
  if (!found) throw new Error('The key of the audit log was deleted meanwhile');
  return found.key;
}

/**
 * The person whose values a record has: its account, or for a message the account that has proved its address, else the
 * record itself.
 */
export async function findSubject(
  tx: Database,
  entity: ConsoleEntity,
  record: ConsoleRecord,
): Promise<string> {
  if (entity === 'jobs') return String(record.employer);
  if (entity === 'applications') return String(record.candidate);
  if (entity !== 'messages') return record._id;
  const [sender] = await tx
    .select({ _id: users._id })
    .from(users)
    .where(
      and(eq(users.email, String(record.email).toLowerCase()), isNotNull(users.email_confirmed_at)),
    );
  return sender?._id ?? record._id;
}
