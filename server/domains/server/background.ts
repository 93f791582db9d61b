import { sql } from 'drizzle-orm';
import { KNOWN_CLIENTS } from '#server/domains/accounts/client-rules.ts';
import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import { deleteOlder } from '#server/platform/database/delete-older.ts';
import { IDEMPOTENCY_HOURS } from '#src/contract/limits.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const created = sql.raw('created_at');
const expires = sql.raw('expires_at');
const seen = sql.raw('seen_at');
/** Rows to delete, and how many milliseconds ago they may have been made, have expired or been seen. */
const STEPS = [
  [sql`idempotency_keys where true`, created, IDEMPOTENCY_HOURS * HOUR],
  // Kept for a day, since they count for the time until the next one.
  [sql`account_links where true`, expires, DAY],
  [sql`webauthn_challenges where true`, expires, 0],
  [sql`sessions where true`, expires, 0],
  [
    sql`users where is_shell and not exists (select from applications where candidate_id = users._id)
      and not exists (select from jobs where employer_id = users._id)
      and not exists (select from deletions where shell_id = users._id)`,
    created,
    0,
  ],
  [sql`known_clients where kind = 'address'`, seen, KNOWN_CLIENTS.address.ms],
  [sql`known_clients where kind = 'device'`, seen, KNOWN_CLIENTS.device.ms],
] as const;

type Expiring = {
  database: Pick<Connection, 'db'>;
  clock: () => Date;
  stopping?: AbortSignal | undefined;
};

/**
 * Deletes idempotency keys when they are a day old, links in mails a day after they expired (rule PASSWORD-2), expired
 * sessions, what passkeys were to sign, from where somebody hasn't logged in for long, and what stands for deleted
 * accounts of which nothing is left (rule DELETE-3).
 */
export async function deleteOld({ database: { db }, clock, stopping }: Expiring): Promise<void> {
  for (const [rows, moment, age] of STEPS)
    await deleteOlder(db, { rows, moment }, new Date(clock().getTime() - age), stopping);
}

export const expireTask = (dependencies: Expiring): BackgroundTask => ({
  name: 'expire',
  interval: HOUR,
  run: () => deleteOld(dependencies),
});
