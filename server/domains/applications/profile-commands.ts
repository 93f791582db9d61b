import { and, eq, isNull, sql } from 'drizzle-orm';
import { updateProfile } from '#server/domains/accounts/commands.ts';
import type { SessionUser } from '#server/http/session-user.ts';
import { isOfKeptJob } from '#server/platform/database/being-deleted.ts';
import { lockApplications } from '#server/platform/database/locks.ts';
import { applications, consents, type Database } from '#server/platform/database/schema.ts';
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

/**
 * Removes the profile from the application that this consent shares it with; false if the candidate shares none by it.
 * Doing so again changes nothing (rule CONSENT-4).
 */
export function takeBackConsent(
  db: Database,
  id: string,
  candidateId: string,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isOwn = and(eq(consents._id, id), eq(consents.user_id, candidateId));
    const [{ applicationId } = { applicationId: null }] = await tx
      .select({ applicationId: consents.application_id })
      .from(consents)
      .innerJoin(applications, eq(applications._id, consents.application_id))
      .where(and(isOwn, isOfKeptJob));
    if (!applicationId) return false;
    await lockApplications(tx, [applicationId]);
    const takenBack = await tx
      .update(consents)
      .set({ taken_back_at: now })
      .where(and(isOwn, isNull(consents.taken_back_at)))
      .returning({ _id: consents._id });
    if (takenBack.length > 0)
      await tx
        .update(applications)
        .set({ profile: null, __v: sql`${applications.__v} + 1` })
        .where(eq(applications._id, applicationId));
    return true;
  });
}
