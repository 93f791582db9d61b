import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { type Database, knownAddresses, users } from '#server/platform/database/schema.ts';
import { instant } from '#server/platform/database/values.ts';
import { emailKey } from './queries.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds that an address stays known after the last login from it: 90 days. */
const KNOWN_MS = 90 * DAY;
/** Maximum known addresses of an account: the newest. */
const KNOWN_MAX = 10;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/**
 * Whether the account with this email was logged in to from this address; false without such an account (rule AUTH-8).
 */
export async function isKnownAddress(
  db: Database,
  email: string,
  addressHash: string,
  now: Date,
): Promise<boolean> {
  const found = await db
    .select({ seen_at: knownAddresses.seen_at })
    .from(knownAddresses)
    .innerJoin(users, eq(users._id, knownAddresses.user_id))
    .where(
      and(
        eq(users.email, emailKey(email)),
        eq(knownAddresses.address_hash, addressHash),
        gt(knownAddresses.seen_at, before(now, KNOWN_MS)),
      ),
    );
  return found.length > 0;
}

/**
 * Records, at most once a day, a login from this address to the account with this email. Deletes addresses that are too
 * old and the account's surplus ones.
 */
export async function rememberAddress(
  db: Database,
  email: string,
  addressHash: string,
  now: Date,
): Promise<void> {
  const written = await db
    .insert(knownAddresses)
    .select(
      db
        .select({
          user_id: users._id,
          address_hash: sql<string>`${addressHash}::text`.as('address_hash'),
          seen_at: instant(now).as('seen_at'),
        })
        .from(users)
        .where(eq(users.email, emailKey(email))),
    )
    .onConflictDoUpdate({
      target: [knownAddresses.user_id, knownAddresses.address_hash],
      set: { seen_at: now },
      setWhere: lt(knownAddresses.seen_at, before(now, DAY)),
    })
    .returning({ user_id: knownAddresses.user_id });
  const [own] = written;
  if (!own) return;
  await db.delete(knownAddresses).where(lt(knownAddresses.seen_at, before(now, KNOWN_MS)));
  await db.delete(knownAddresses).where(
    and(
      eq(knownAddresses.user_id, own.user_id),
      sql`${knownAddresses.address_hash} not in (
        select newest.address_hash from known_addresses as newest where newest.user_id = ${own.user_id}
        order by newest.seen_at desc, newest.address_hash limit ${KNOWN_MAX}::int
      )`,
    ),
  );
}
