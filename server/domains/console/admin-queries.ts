import { asc, eq } from 'drizzle-orm';
import { type Database, users } from '#server/platform/database/schema.ts';

/** The addresses of all administrators, in order. */
export async function listAdmins(db: Database): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.is_admin, true))
    .orderBy(asc(users.email));
  return rows.map((row) => row.email);
}
