import { eq } from 'drizzle-orm';
import { emailKey } from '#server/domains/accounts/queries.ts';
import { type Database, users } from '#server/platform/database/schema.ts';
import type { AuditAction } from '#src/contract/console/console.ts';
import { recordWrite } from './audit-commands.ts';

/**
 * Grants or revokes the administrator rights of the account with this address, and records that in the audit log; false
 * if there is no such account (rule ACCESS-6).
 */
export function setAdmin(db: Database, email: string, is_admin: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ is_admin })
      .where(eq(users.email, emailKey(email)))
      .returning({ _id: users._id, email: users.email });
    if (!changed) return false;
    const action: AuditAction = is_admin ? 'grant' : 'revoke';
    const { _id: id, email: label } = changed;
    const written = { action, entity: 'users', record_id: id, subjectId: id, label, changes: [] };
    await recordWrite(tx, null, written, new Date());
    return true;
  });
}
