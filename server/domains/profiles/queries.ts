import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { toUser } from '#server/domains/accounts/queries.ts';
import type { SessionUser } from '#server/http/session-user.ts';
import { candidates, type Database, employers } from '#server/platform/database/schema.ts';
import type { User } from '#src/contract/accounts/user.ts';
import type { CompanyInput, ProfessionInput, Profile } from '#src/contract/profiles/profile.ts';

export const companyColumns = {
  company_name: employers.company_name,
  company_website: employers.company_website,
  company_size: employers.company_size,
  industry: employers.industry,
  company_description: employers.company_description,
} satisfies Record<keyof CompanyInput, PgColumn>;

export const professionColumns = {
  title: candidates.title,
  skills: candidates.skills,
  experience_level: candidates.experience_level,
  bio: candidates.bio,
  education: candidates.education,
  experience: candidates.experience,
  education_text: candidates.education_text,
  experience_text: candidates.experience_text,
} satisfies Record<keyof ProfessionInput, PgColumn>;

/** The user with the fields of its own type. */
export async function getProfile(
  db: Database,
  user: SessionUser,
): Promise<User & Partial<Profile>> {
  const [own] =
    user.user_type === 'employer'
      ? await db.select(companyColumns).from(employers).where(eq(employers.user_id, user._id))
      : await db.select(professionColumns).from(candidates).where(eq(candidates.user_id, user._id));
  return { ...own, ...toUser(user) } as User & Partial<Profile>;
}
