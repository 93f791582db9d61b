import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { type Database, idempotencyKeys } from '#server/platform/database/schema.ts';
import { IDEMPOTENCY_HOURS, IDEMPOTENCY_KEYS_MAX } from '#src/contract/limits.ts';

/** Keys beyond an account's number that one write deletes: it adds a single one. */
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

/** Keys from before this moment no longer count. */
const keptSince = (now: Date): Date => new Date(now.getTime() - IDEMPOTENCY_HOURS * 60 * 60 * 1000);

/** The reply given under the key, and to which request. */
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

/** Claims the key for the transaction. Waits while another transaction has it; false if that one has committed. */
export async function takeKey(tx: Database, key: CallKey, now: Date): Promise<boolean> {
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

/** Keeps the reply, and of its account's keys no more than there may be (rule CALL-9). */
export async function keepReply(tx: Database, key: CallKey, reply: string): Promise<void> {
  await tx.update(idempotencyKeys).set({ reply }).where(isKey(key));
  // Those of visitors are bounded by what one address may send.
  if (key.accountId === null) return;
  // Keys that another write of the account is deleting are left to it, so that neither waits for the other.
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
