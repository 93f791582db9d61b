import { and, asc, eq, type SQL } from 'drizzle-orm';
import { queueLetter } from '#server/domains/accounts/letter-commands.ts';
import { endUser } from '#server/domains/deletions/commands.ts';
import { among } from '#server/platform/database/ids.ts';
import { lockRows } from '#server/platform/database/locks.ts';
import { type Database, users } from '#server/platform/database/schema.ts';
import { isAccountDue, isAccountToWarn, isAccountToWarnAgain } from './account-queries.ts';
import { BATCH, inBatches, type Retaining } from './in-batches.ts';
import { dayOf, daysAfter, deletionTime, WARNED_AGAIN_DAYS } from './rules.ts';

/** Locks a batch of accounts: found in the order of an index, by its `moment`, and locked in that of ids. */
async function lockSome(
  tx: Database,
  condition: SQL | undefined,
  moment: typeof users.seen_at | typeof users.deletes_at,
) {
  const select = () => tx.select({ _id: users._id, deletesAt: users.deletes_at }).from(users);
  const found = await select().where(condition).orderBy(asc(moment)).limit(BATCH);
  const ids = found.map(({ _id }) => _id);
  const accounts = select()
    .where(and(among(users._id, ids), condition))
    .orderBy(asc(users._id));
  return lockRows(tx, 'users', accounts, 'no key update', { skipLocked: true });
}

/** Warns the owners of unused accounts, by mail alone, for they see nothing else of us. Returns how many. */
export const warnOfAccounts = (retaining: Retaining): Promise<number> =>
  inBatches(retaining, () =>
    retaining.database.db.transaction(async (tx) => {
      const now = retaining.clock();
      const locked = await lockSome(tx, isAccountToWarn(retaining.retention, now), users.seen_at);
      const deletes_at = deletionTime(now);
      await tx
        .update(users)
        .set({ deletes_at, is_warned_again: false })
        .where(
          among(
            users._id,
            locked.map(({ _id }) => _id),
          ),
        );
      const letter = { kind: 'account_unused', deletesOn: dayOf(deletes_at) } as const;
      for (const { _id } of locked) await queueLetter(tx, _id, letter, now);
      return locked.length;
    }),
  );

/** Warns once more. If it's late, the account is kept for so many more days. Returns how many owners. */
export const warnOfAccountsAgain = (retaining: Retaining): Promise<number> =>
  inBatches(retaining, () =>
    retaining.database.db.transaction(async (tx) => {
      const now = retaining.clock();
      const locked = await lockSome(tx, isAccountToWarnAgain(now), users.deletes_at);
      const earliest = daysAfter(now, WARNED_AGAIN_DAYS);
      for (const { _id, deletesAt } of locked) {
        const deletes_at = deletesAt && deletesAt > earliest ? deletesAt : earliest;
        await tx.update(users).set({ deletes_at, is_warned_again: true }).where(eq(users._id, _id));
        await queueLetter(tx, _id, { kind: 'account_unused', deletesOn: dayOf(deletes_at) }, now);
      }
      return locked.length;
    }),
  );

/** Ends the accounts whose owners were warned twice (rule RETAIN-5). Returns how many. */
export async function endAccounts(retaining: Retaining): Promise<number> {
  const { database, clock } = retaining;
  return inBatches(retaining, async () => {
    const found = await database.db
      .select({ _id: users._id, label: users.email })
      .from(users)
      .where(isAccountDue(clock()))
      .orderBy(asc(users.deletes_at))
      .limit(BATCH);
    let ended = 0;
    for (const { _id: id, label } of found) {
      if (retaining.stopping?.aborted) break;
      await database.db.transaction(async (tx) => {
        const now = clock();
        const account = tx
          .select({ _id: users._id })
          .from(users)
          .where(and(eq(users._id, id), isAccountDue(now)));
        const [still] = await lockRows(tx, 'users', account, 'update', { skipLocked: true });
        if (!still) return;
        await endUser(tx, { id, label, now, leavesShells: true });
        ended += 1;
      });
    }
    return ended;
  });
}
