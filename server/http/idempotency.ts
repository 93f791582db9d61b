import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { isForeignKeyViolation } from '#server/platform/database/errors.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_MAX } from '#src/contract/limits.ts';
import { serviceUnavailable } from './failures.ts';
import { type CallKey, claimKey, findReply, storeReply } from './idempotency-keys.ts';
import { problem } from './problem.ts';
import { readText } from './request.ts';

/** Visible ASCII. The quotes that the header's definition puts around a key count as part of it. */
const VISIBLE = /^[!-~]+$/;

const hashOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('base64');

/** The call's key with a hash of its content, if it has a key. Refuses (400) an invalid key. */
export async function readCallKey(c: Context): Promise<CallKey | undefined> {
  const given = c.req.header(IDEMPOTENCY_HEADER);
  if (given === undefined) return undefined;
  if (given.length > IDEMPOTENCY_KEY_MAX || !VISIBLE.test(given))
    throw problem(400, errorMessages.idempotencyKeyInvalid);
  return {
    accountId: c.var.accountId ?? null,
    keyHash: hashOf(given),
    requestHash: hashOf(c.req.method, c.req.path, await readText(c)),
  };
}

/** The reply stored under the key. Refuses (422) a key used for another request. */
export async function findRepeated(
  db: Database,
  key: CallKey,
  now: Date,
): Promise<string | undefined> {
  const kept = await findReply(db, key, now);
  if (kept && kept.requestHash !== key.requestHash)
    throw problem(422, errorMessages.idempotencyKeyUsed);
  return kept?.reply;
}

/**
 * Runs `work` and stores its reply under the key in one transaction: both persist, or neither. A concurrent repetition
 * waits and gets the same reply. `work` must use the database it is given and no other connection (rule CALL-9).
 */
export async function writeOnce<Value>(
  db: Database,
  key: CallKey,
  now: Date,
  work: (db: Database) => Promise<Value>,
): Promise<Value> {
  return db.transaction(async (tx) => {
    const isFirst = await claimKey(tx, key, now).catch((error: unknown) => {
      // The account was deleted a moment ago.
      throw isForeignKeyViolation(error) ? problem(401, errorMessages.tokenInvalid) : error;
    });
    if (!isFirst) {
      const reply = await findRepeated(tx, key, now);
      // The key may have expired and been deleted meanwhile.
      if (reply === undefined) throw serviceUnavailable();
      return JSON.parse(reply) as Value;
    }
    const value = await work(tx);
    await storeReply(tx, key, JSON.stringify(value));
    return value;
  });
}
