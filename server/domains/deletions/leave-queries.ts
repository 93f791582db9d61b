import { and, eq, isNull, ne } from 'drizzle-orm';
import { isKeptUser } from '#server/platform/database/being-deleted.ts';
import { hasRow } from '#server/platform/database/has-row.ts';
import { type Database, users } from '#server/platform/database/schema.ts';
import type { AccountDeletion } from '#src/contract/deletion/deletion.ts';

type Owner = { _id: string; is_admin: boolean; deletes_at: string | null };

/** Condition: an administrator whose account stays. */
export const isStayingAdmin = and(eq(users.is_admin, true), isKeptUser, isNull(users.leaves_at));

/** Whether the account is about to be deleted, and whether it may be (rule DELETE-4). */
export const getAccountDeletion = async (
  db: Database,
  { _id, is_admin, deletes_at }: Owner,
): Promise<AccountDeletion> => ({
  deletes_at,
  is_only_admin: is_admin && !(await hasRow(db, users, and(isStayingAdmin, ne(users._id, _id)))),
});
