import { and, asc, eq } from 'drizzle-orm';
import { endJob } from '#server/domains/deletions/commands.ts';
import { notify } from '#server/domains/notifications/commands.ts';
import { among } from '#server/platform/database/ids.ts';
import { lockAccountsShared, lockRows } from '#server/platform/database/locks.ts';
import { type Database, jobs } from '#server/platform/database/schema.ts';
import { BATCH, inBatches, type Retaining } from './in-batches.ts';
import { isJobDue, isJobToWarn } from './job-queries.ts';
import { dayOf, deletionTime } from './rules.ts';

const selectJobs = (db: Database) =>
  db
    .select({
      _id: jobs._id,
      employerId: jobs.employer_id,
      title: jobs.title,
      removedAt: jobs.removed_at,
    })
    .from(jobs);

/** Warns the employers of jobs that will be deleted (rule RETAIN-4). Returns of how many. */
export const warnOfJobs = (retaining: Retaining): Promise<number> =>
  inBatches(retaining, () =>
    retaining.database.db.transaction(async (tx) => {
      const now = retaining.clock();
      const isToWarn = isJobToWarn(tx, retaining.retention, now);
      const found = await selectJobs(tx)
        .where(isToWarn)
        .orderBy(asc(jobs.unneeded_since))
        .limit(BATCH);
      if (found.length === 0) return 0;
      await lockAccountsShared(
        tx,
        found.map(({ employerId }) => employerId),
      );
      const ids = found.map(({ _id }) => _id);
      const still = await lockRows(
        tx,
        'jobs',
        selectJobs(tx)
          .where(and(among(jobs._id, ids), isToWarn))
          .orderBy(asc(jobs._id)),
        'no key update',
        { skipLocked: true },
      );
      const deletes_at = deletionTime(now);
      await tx
        .update(jobs)
        .set({ deletes_at })
        .where(
          among(
            jobs._id,
            still.map(({ _id }) => _id),
          ),
        );
      // The employer has deleted the removed ones.
      const shown = still.filter(({ removedAt }) => !removedAt);
      await notify(
        tx,
        shown.map(({ _id: jobId, employerId: userId }) => ({
          userId,
          jobId,
          kind: 'job_expiring',
          facts: { deletes_on: dayOf(deletes_at) },
        })),
        now,
      );
      return still.length;
    }),
  );

/** Ends the jobs whose employers were warned and that have no application left. Returns how many. */
export async function endJobs(retaining: Retaining): Promise<number> {
  const { database, clock } = retaining;
  return inBatches(retaining, async () => {
    const found = await selectJobs(database.db)
      .where(isJobDue(database.db, clock()))
      .orderBy(asc(jobs.deletes_at))
      .limit(BATCH);
    let ended = 0;
    for (const { _id: id, title: label } of found) {
      if (retaining.stopping?.aborted) break;
      await database.db.transaction(async (tx) => {
        const now = clock();
        const due = selectJobs(tx).where(and(eq(jobs._id, id), isJobDue(tx, now)));
        const [still] = await lockRows(tx, 'jobs', due, 'update', { skipLocked: true });
        if (!still) return;
        await endJob(tx, { id, label, now });
        ended += 1;
      });
    }
    return ended;
  });
}
