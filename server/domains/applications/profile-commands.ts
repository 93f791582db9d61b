import { updateProfile } from '#server/domains/accounts/commands.ts';
import type { SessionUser } from '#server/http/session-user.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { SavedField } from '#src/contract/applications/application-input.ts';

/*
 * What an application takes from its candidate's profile, and what it adds to it.
 */

/**
 * Keeps the named fields of an application in the candidate's profile, where they say something new, and
 * gives the user as it is then. Call it in the application's transaction: a failure undoes itself alone, and
 * is thrown (rule APPLY-12).
 */
export async function saveFromApplication(
  tx: Database,
  user: SessionUser,
  said: Record<SavedField, string>,
  fields: readonly SavedField[],
): Promise<SessionUser> {
  const changed = fields.filter((field) => said[field] !== '' && said[field] !== user[field]);
  if (changed.length === 0) return user;
  const changes = Object.fromEntries(changed.map((field) => [field, said[field]]));
  return tx.transaction((inner) => updateProfile(inner, user._id, changes));
}
