import { eq } from 'drizzle-orm';
import {
  applications,
  candidates,
  consents,
  type Database,
  users,
} from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import type { Application } from '#src/contract/applications/application.ts';
import {
  type ProfilePart,
  type ProfileSnapshot,
  takeSnapshot,
} from '#src/contract/profiles/profile-snapshot.ts';

/** The current named parts of the profile; null if all are empty (rule APPLY-11). */
export async function readSnapshot(
  db: Database,
  candidateId: string,
  parts: readonly ProfilePart[],
): Promise<ProfileSnapshot | null> {
  if (parts.length === 0) return null;
  const [profile] = await db
    .select({
      title: candidates.title,
      location: users.location,
      experience_level: candidates.experience_level,
      skills: candidates.skills,
      experience: candidates.experience,
      experience_text: candidates.experience_text,
      education: candidates.education,
      education_text: candidates.education_text,
    })
    .from(users)
    .innerJoin(candidates, eq(candidates.user_id, users._id))
    .where(eq(users._id, candidateId));
  if (!profile) return null;
  const { experience, education, ...rest } = profile;
  return takeSnapshot({ ...rest, experience: [...experience], education: [...education] }, parts);
}

/** The profile in the application, and when the candidate stopped sharing it. */
export async function findSnapshot(
  db: Database,
  applicationId: string,
): Promise<Required<Pick<Application, 'profile' | 'profile_taken_back_at'>>> {
  const [row] = await db
    .select({
      profile: applications.profile,
      profile_taken_back_at: iso(consents.taken_back_at),
    })
    .from(applications)
    .leftJoin(consents, eq(consents.application_id, applications._id))
    .where(eq(applications._id, applicationId));
  return row ?? { profile: null, profile_taken_back_at: null };
}
