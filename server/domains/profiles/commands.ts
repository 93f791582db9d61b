import { sql } from 'drizzle-orm';
import { candidates, type Database, employers } from '#server/platform/database/schema.ts';
import type { CompanyInput, ProfessionInput } from '#src/contract/profiles/profile.ts';
import { namesOf, pick } from '#src/shared/records.ts';
import { companyColumns, professionColumns } from './queries.ts';

const stamps = { updated_at: sql`now()` };

/** Changes the given fields of the employer's company. */
export async function updateEmployerProfile(
  db: Database,
  userId: string,
  given: CompanyInput,
): Promise<void> {
  const changes = pick(given, namesOf(companyColumns));
  await db
    .insert(employers)
    .values({ ...changes, user_id: userId })
    .onConflictDoUpdate({
      target: employers.user_id,
      set: { ...changes, ...stamps, __v: sql`${employers.__v} + 1` },
    });
}

/** Changes the given fields of the candidate's professional profile. */
export async function updateCandidateProfile(
  db: Database,
  userId: string,
  given: ProfessionInput,
): Promise<void> {
  const changes = pick(given, namesOf(professionColumns));
  await db
    .insert(candidates)
    .values({ ...changes, user_id: userId })
    .onConflictDoUpdate({
      target: candidates.user_id,
      set: { ...changes, ...stamps, __v: sql`${candidates.__v} + 1` },
    });
}
