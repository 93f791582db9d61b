import { updateProfile } from '#server/domains/accounts/commands.ts';
import type { SessionUser } from '#server/http/session-user.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { SavedField } from '#src/contract/applications/application-input.ts';

/**
 * Copies new values of the named fields from an application to the candidate's profile, and returns the updated user.
 * Call in the application's transaction: a failure rolls back only the profile, and is thrown (rule APPLY-12).
 */
export async function saveFromApplication(
  tx: Database,
  user: SessionUser,
  given: Record<SavedField, string>,
  fields: readonly SavedField[],
): Promise<SessionUser> {
  const changed = fields.filter((field) => given[field] !== '' && given[field] !== user[field]);
  if (changed.length === 0) return user;
  const changes = Object.fromEntries(changed.map((field) => [field, given[field]]));
  return tx.transaction((inner) => updateProfile(inner, user._id, changes));
}
