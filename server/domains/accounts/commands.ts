import { and, eq, ne, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Client } from '#server/http/client.ts';
import type { SessionUser } from '#server/http/session-user.ts';
import { candidates, type Database, employers, users } from '#server/platform/database/schema.ts';
import type { Tokens } from '#server/platform/secrets/tokens.ts';
import type { Registration } from '#src/contract/accounts/credentials.ts';
import type { Language } from '#src/contract/language.ts';
import type { PersonalInput } from '#src/contract/profiles/profile.ts';
import { recordTerms } from './consent-commands.ts';
import { addConfirmation, checkReserved, orTaken } from './email-commands.ts';
import { emailKey, sessionColumns } from './queries.ts';
import { voidRequests } from './reset-commands.ts';
import {
  beginSession,
  type CallingSession,
  logoutEverywhere,
  type SignedSession,
} from './session-commands.ts';

/**
 * Creates the account with a blank profile of its type and a first session, records which version of the terms was
 * accepted, if the app says so, and mails the link that confirms the address. Returns 'taken' if another account has the address, or may get it back (rules AUTH-3 and CONFIRM-1).
 */
export async function register(
  db: Database,
  {
    password,
    terms,
    ...registration
  }: Registration & {
    language: Language;
    terms: string | undefined;
  },
  hash: (password: string) => Promise<string>,
  { client, tokens, now }: { client: Client; tokens: Pick<Tokens, 'keyedHash'>; now: Date },
): Promise<{ _id: string; session: SignedSession } | 'taken'> {
  const _id = v7();
  const { user_type } = registration;
  const email = emailKey(registration.email);
  const password_hash = await hash(password);
  const added = db.transaction(async (tx) => {
    await tx.insert(users).values({ ...registration, _id, email, password_hash });
    await checkReserved(tx, { email, userId: _id }, now);
    await tx.insert(user_type === 'employer' ? employers : candidates).values({ user_id: _id });
    await recordTerms(tx, _id, terms, { language: registration.language, now });
    await addConfirmation(tx, tokens, { userId: _id, email, isChange: false }, now);
    return { _id, session: await beginSession(tx, _id, client, now) };
  });
  return orTaken(added);
}

/** Sets the language of the mails to this account (rule MAIL-3). */
export async function setLanguage(db: Database, id: string, language: Language): Promise<void> {
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users._id, id), ne(users.language, language)));
}

/** Changes the given fields and returns the whole user. */
export async function updateProfile(
  db: Database,
  id: string,
  changes: PersonalInput,
): Promise<SessionUser> {
  const [user] = await db
    .update(users)
    .set({ ...changes, updated_at: sql`now()`, __v: sql`${users.__v} + 1` })
    .where(eq(users._id, id))
    .returning(sessionColumns);
  if (!user) throw new Error('The user disappeared while it was changed');
  return user;
}

/** Sets a new password, ends other sessions as `logoutEverywhere` does, and voids what was asked for (rule PASSWORD-3). */
export function changePassword(
  db: Database,
  calling: CallingSession,
  password_hash: string,
  now: Date,
): Promise<SignedSession | undefined> {
  return db.transaction(async (tx) => {
    const session = await logoutEverywhere(tx, calling, now, { isProved: true });
    if (!session) return undefined;
    await tx
      .update(users)
      .set({ password_hash, updated_at: now, __v: sql`${users.__v} + 1` })
      .where(eq(users._id, calling.userId));
    await voidRequests(tx, calling.userId);
    return session;
  });
}
