import { and, eq, gt, or, type SQL } from 'drizzle-orm';
import type { Client } from '#server/http/client.ts';
import { type Database, knownClients, users } from '#server/platform/database/schema.ts';
import { KNOWN_CLIENTS } from './client-rules.ts';
import { emailKey } from './queries.ts';

type Kind = keyof typeof KNOWN_CLIENTS;

/** Whether a row is of this address or device, and young enough to count. */
const isKnown = (kind: Kind, hash: string, now: Date): SQL | undefined =>
  and(
    eq(knownClients.kind, kind),
    eq(knownClients.hash, hash),
    gt(knownClients.seen_at, new Date(now.getTime() - KNOWN_CLIENTS[kind].ms)),
  );

/**
 * Whether the account with this email was logged in to from this address; false without such an account (rule AUTH-8).
 */
export async function isKnownAddress(
  db: Database,
  email: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const found = await db
    .select({ seen_at: knownClients.seen_at })
    .from(knownClients)
    .innerJoin(users, eq(users._id, knownClients.user_id))
    .where(and(eq(users.email, emailKey(email)), isKnown('address', hash, now)));
  return found.length > 0;
}

/** What is known of a client of the account. */
export async function findKnown(
  db: Database,
  userId: string,
  { address, device }: Client['known'],
  now: Date,
): Promise<ReadonlySet<Kind>> {
  const wanted = or(
    address === undefined ? undefined : isKnown('address', address, now),
    device === undefined ? undefined : isKnown('device', device, now),
  );
  if (!wanted) return new Set();
  const found = await db
    .select({ kind: knownClients.kind })
    .from(knownClients)
    .where(and(eq(knownClients.user_id, userId), wanted));
  return new Set(found.map(({ kind }) => kind));
}
