import { eq } from 'drizzle-orm';
import {
  applications,
  candidates,
  type Database,
  users,
} from '#server/platform/database/schema.ts';
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

export async function findSnapshot(
  db: Database,
  applicationId: string,
): Promise<ProfileSnapshot | null> {
  const [row] = await db
    .select({ profile: applications.profile })
    .from(applications)
    .where(eq(applications._id, applicationId));
  return row?.profile ?? null;
}
