import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { type Database, idempotencyKeys } from '#server/platform/database/schema.ts';
import { IDEMPOTENCY_HOURS, IDEMPOTENCY_KEYS_MAX } from '#src/contract/limits.ts';

/** Maximum surplus keys that one write deletes; it adds only one. */
const TRIMMED_AT_ONCE = 10;

/** What identifies a repeated call: its account (null for a visitor), its key and its content. */
export type CallKey = { accountId: string | null; keyHash: string; requestHash: string };

const isKey = ({ accountId, keyHash }: CallKey) =>
  and(
    accountId === null
      ? isNull(idempotencyKeys.account_id)
      : eq(idempotencyKeys.account_id, accountId),
    eq(idempotencyKeys.key_hash, keyHash),
  );

/** Keys created before this moment have expired. */
const keptSince = (now: Date): Date => new Date(now.getTime() - IDEMPOTENCY_HOURS * 60 * 60 * 1000);

/** The reply stored under the key, with the hash of its request. */
export async function findReply(
  db: Database,
  key: CallKey,
  now: Date,
): Promise<{ requestHash: string; reply: string } | undefined> {
  const [kept] = await db
    .select({ requestHash: idempotencyKeys.request_hash, reply: idempotencyKeys.reply })
    .from(idempotencyKeys)
    .where(and(isKey(key), gt(idempotencyKeys.created_at, keptSince(now))));
  return kept;
}

/** Claims the key in this transaction. Waits while another transaction holds it; false if that one committed. */
export async function claimKey(tx: Database, key: CallKey, now: Date): Promise<boolean> {
  const taken = { request_hash: key.requestHash, reply: '', created_at: now };
  const rows = await tx
    .insert(idempotencyKeys)
    .values({ account_id: key.accountId, key_hash: key.keyHash, ...taken })
    .onConflictDoUpdate({
      target: [idempotencyKeys.account_id, idempotencyKeys.key_hash],
      set: taken,
      setWhere: lte(idempotencyKeys.created_at, keptSince(now)),
    })
    .returning({ keyHash: idempotencyKeys.key_hash });
  return rows.length > 0;
}

/** Stores the reply and deletes the account's surplus keys (rule CALL-9). */
export async function storeReply(tx: Database, key: CallKey, reply: string): Promise<void> {
  await tx.update(idempotencyKeys).set({ reply }).where(isKey(key));
  // Rate limits per address bound the keys of visitors.
  if (key.accountId === null) return;
  // Skips keys that another write is deleting, so that neither waits for the other.
  await tx.execute(sql`
    with old as materialized (
      select key_hash from idempotency_keys where account_id = ${key.accountId}
      order by created_at desc, key_hash offset ${IDEMPOTENCY_KEYS_MAX} limit ${TRIMMED_AT_ONCE}
    ), picked as materialized (
      select key_hash from idempotency_keys
      where account_id = ${key.accountId} and key_hash in (select key_hash from old)
      for update skip locked
    )
    delete from idempotency_keys
    where account_id = ${key.accountId} and key_hash in (select key_hash from picked)
  `);
}
