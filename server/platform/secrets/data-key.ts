import { eq } from 'drizzle-orm';
import { lockRows } from '#server/platform/database/locks.ts';
import { type Database, installation } from '#server/platform/database/schema.ts';
import { createSealing, newSealingKey } from './sealing.ts';
import type { Secrets } from './tokens.ts';

/** The row of the data key, and what its copies are sealed about. */
const ROW = 'data_key';

const ofDataKey = eq(installation.key, ROW);

/** The database's data key was sealed under other secrets than those given. */
export class SecretChangedError extends Error {}

/** Whether the secret opens a copy, and with which result. */
const openWith = (secret: string, copies: readonly string[]): string | undefined => {
  const { unseal } = createSealing(secret);
  for (const copy of copies) {
    const key = unseal(copy, ROW);
    if (key !== undefined) return key;
  }
  return undefined;
};

/**
 * The key for what is kept for longer than tokens (hashes, sealed texts, links in mails), random and made once for a
 * database. It is stored sealed, with a copy for each secret, so that a secret can be changed: instances that know any
 * of them can open it. Throws SecretChangedError if none of the secrets opens a copy.
 */
export async function openDataKey(db: Database, { current, fallback }: Secrets): Promise<string> {
  const secrets = fallback === undefined || fallback === current ? [current] : [current, fallback];
  const sealedFor = (key: string) =>
    secrets.map((secret) => createSealing(secret).seal(key, ROW)).join(' ');
  return db.transaction(async (tx) => {
    const made = sealedFor(newSealingKey());
    await tx.insert(installation).values({ key: ROW, value: made }).onConflictDoNothing();
    const stored = tx.select({ value: installation.value }).from(installation).where(ofDataKey);
    const [row] = await lockRows(tx, 'others', stored, 'update');
    const copies = row?.value.split(' ') ?? [];
    const keys = secrets.map((secret) => openWith(secret, copies));
    const key = keys.find((opened) => opened !== undefined);
    if (key === undefined)
      throw new SecretChangedError('The database was used with another secret (JWT_SECRET).');
    if (copies.length !== secrets.length || keys.includes(undefined))
      await tx
        .update(installation)
        .set({ value: sealedFor(key) })
        .where(ofDataKey);
    return key;
  });
}

/** Lets the next start make a new data key: what depended on the old one can't be read any more. */
export async function deleteDataKey(db: Database): Promise<void> {
  await db.delete(installation).where(ofDataKey);
}
