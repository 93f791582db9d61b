import { and, eq, lte } from 'drizzle-orm';
import { type Database, sessions, users } from '#server/platform/database/schema.ts';

/** Milliseconds between two writes of when a session was used: a write for each call would cost more than the call. */
const SEEN_EVERY = 15 * 60 * 1000;

/** Milliseconds between two writes of when an account was used. */
const USED_EVERY = 24 * 60 * 60 * 1000;

const longAgo = (now: Date): Date => new Date(now.getTime() - SEEN_EVERY);

/** Whether the use of a session has to be written again. */
export const isSeenLongAgo = (seenAt: Date, now: Date): boolean => seenAt <= longAgo(now);

/** Writes that the account is used, at most once a day: its term starts again (rule RETAIN-5). */
export async function noteUsed(db: Database, userId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - USED_EVERY);
  await db
    .update(users)
    .set({ seen_at: now })
    .where(and(eq(users._id, userId), lte(users.seen_at, before)));
}

/** Writes that the session and its account were used, unless another call has done so meanwhile. */
export async function noteSeen(
  db: Database,
  { userId, sessionId: id }: { userId: string; sessionId: string },
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ seen_at: now })
    .where(and(eq(sessions._id, id), lte(sessions.seen_at, longAgo(now))));
  await noteUsed(db, userId, now);
}
