import { and, count, eq, gt, ne, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Client } from '#server/http/client.ts';
import { noteUsed } from '#server/http/session-seen.ts';
import { isKeptUser } from '#server/platform/database/being-deleted.ts';
import { lockAccount, lockRows } from '#server/platform/database/locks.ts';
import { type Database, mails, sessions, users } from '#server/platform/database/schema.ts';
import { tokenExpiry, tokenStart } from '#server/platform/secrets/tokens.ts';
import { SESSIONS_MAX } from '#src/contract/limits.ts';
import { rememberClient } from './client-commands.ts';
import { findKnown } from './client-queries.ts';
import { queueLetter } from './letter-commands.ts';
import { describeUserAgent } from './user-agent.ts';

/** A session that begins or continues: its id, and when its token is signed. */
export type SignedSession = { _id: string; signedAt: Date };

/** The session of a call. */
export type CallingSession = { userId: string; sessionId: string };

const isOf = (user_id: string) => eq(sessions.user_id, user_id);
const isCalling = ({ userId, sessionId }: CallingSession) =>
  and(isOf(userId), eq(sessions._id, sessionId));

const DAY = 24 * 60 * 60 * 1000;
/** Maximum mails a day about new devices: whoever knows the password could send any number otherwise. */
const NEW_DEVICES_TOLD = 5;

/** Whether the account knows the device; where a client names none, its address. */
async function isKnownClient(
  tx: Database,
  userId: string,
  { known }: Client,
  now: Date,
): Promise<boolean> {
  const found = await findKnown(tx, userId, known, now);
  if (known.device !== undefined) return found.has('device');
  return known.address === undefined || found.has('address');
}

/** Mails the owner that somebody logged in on a new device (rule AUTH-9). */
async function tellOfDevice(
  tx: Database,
  userId: string,
  { userAgent, country }: Client,
  now: Date,
): Promise<void> {
  const [told] = await tx
    .select({ mails: count() })
    .from(mails)
    .where(
      and(
        eq(mails.user_id, userId),
        sql`${mails.letter} ->> 'kind' = 'new_device'`,
        gt(mails.created_at, new Date(now.getTime() - DAY)),
      ),
    );
  if (told && told.mails >= NEW_DEVICES_TOLD) return;
  const { browser, system } = describeUserAgent(userAgent);
  const at = now.toISOString();
  const letter = { kind: 'new_device', browser, system, country: country ?? '', at } as const;
  await queueLetter(tx, userId, letter, now);
}

/** Begins a session of an account that the transaction has made or locked. */
export async function beginSession(
  tx: Database,
  user_id: string,
  { userAgent: user_agent, country, known }: Client,
  now: Date,
): Promise<SignedSession> {
  const _id = v7();
  const moments = { created_at: now, seen_at: now, verified_at: now, expires_at: tokenExpiry(now) };
  await tx.insert(sessions).values({ _id, user_id, ...moments, user_agent, country });
  await rememberClient(tx, user_id, known, now);
  await noteUsed(tx, user_id, now);
  return { _id, signedAt: now };
}

/**
 * Begins a session of the account whose password was given. Ends the longest unused ones beyond the maximum, and tells
 * the owner of a new device (rule AUTH-9). Undefined if the account has ended meanwhile, or has another password than
 * the one that was compared (rule SESSION-8).
 */
export function login(
  db: Database,
  { _id, password_hash }: { _id: string; password_hash: string },
  client: Client,
  now: Date,
): Promise<SignedSession | undefined> {
  return db.transaction(async (tx) => {
    // Locked, so that a change of the password comes before, or ends this session too.
    const account = tx
      .select({ _id: users._id })
      .from(users)
      .where(and(eq(users._id, _id), eq(users.password_hash, password_hash), isKeptUser));
    const [locked] = await lockRows(tx, 'users', account, 'no key update');
    if (!locked) return undefined;
    if (!(await isKnownClient(tx, _id, client, now))) await tellOfDevice(tx, _id, client, now);
    const begun = await beginSession(tx, _id, client, now);
    await tx.delete(sessions).where(
      and(
        isOf(_id),
        sql`${sessions._id} not in (
          select kept._id from sessions as kept where kept.user_id = ${_id}
          order by kept.seen_at desc, kept._id desc limit ${SESSIONS_MAX}::int
        )`,
      ),
    );
    return begun;
  });
}

/**
 * Ends the account's other sessions. The calling one continues under a new id, so that a copy of its token ends too, and
 * for seven days more if the password was given (`isProved`); undefined if it has ended meanwhile (rule SESSION-8).
 */
export function logoutEverywhere(
  db: Database,
  calling: CallingSession,
  now: Date,
  { isProved = false } = {},
): Promise<SignedSession | undefined> {
  return db.transaction(async (tx) => {
    const { userId } = calling;
    if (!(await lockAccount(tx, userId))) return undefined;
    const _id = v7();
    const [kept] = await tx
      .update(sessions)
      // Only the password prolongs a session: a stolen token would otherwise last for ever.
      .set({
        _id,
        seen_at: now,
        ...(isProved && { verified_at: now, expires_at: tokenExpiry(now) }),
      })
      .where(isCalling(calling))
      .returning({ expires_at: sessions.expires_at });
    if (!kept) return undefined;
    await tx.delete(sessions).where(and(isOf(userId), ne(sessions._id, _id)));
    return { _id, signedAt: tokenStart(kept.expires_at) };
  });
}

/** Ends every session of the account, which the transaction has locked. */
export async function endSessions(tx: Database, userId: string): Promise<void> {
  await tx.delete(sessions).where(isOf(userId));
}

/** Ends one session of the account; false if it has none of this id. */
export async function logoutDevice(db: Database, session: CallingSession): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(isCalling(session))
    .returning({ _id: sessions._id });
  return ended.length > 0;
}

/** Notes that the password or a passkey was given in this session; false if it has ended meanwhile (rule SESSION-10). */
export async function verifyPassword(
  db: Database,
  session: CallingSession,
  verified_at: Date,
): Promise<boolean> {
  const verified = await db
    .update(sessions)
    .set({ verified_at })
    .where(isCalling(session))
    .returning({ _id: sessions._id });
  return verified.length > 0;
}
