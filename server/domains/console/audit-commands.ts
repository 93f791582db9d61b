import { v7 } from 'uuid';
import { auditLog, type Database } from '#server/platform/database/schema.ts';
import type { AuditAction, AuditChange } from '#src/contract/console/console.ts';

/** Author of a write: an administrator, or a command on the server itself. */
export type Actor = { id: string | null; name: string };

/** Adds one entry. Call in the transaction that makes the change; the caller masks secrets (rule CONSOLE-10). */
export async function recordWrite(
  db: Database,
  actor: Actor,
  written: {
    action: AuditAction;
    entity: string;
    record_id: string;
    label: string;
    changes: AuditChange[];
  },
  now: Date,
): Promise<void> {
  await db.insert(auditLog).values({
    ...written,
    _id: v7(),
    created_at: now,
    actor_id: actor.id,
    actor: actor.name,
  });
}
