import { and, asc, eq } from 'drizzle-orm';
import { notify } from '#server/domains/notifications/commands.ts';
import { lockOwn } from '#server/domains/timeline/commands.ts';
import { employersOf } from '#server/domains/timeline/queries.ts';
import { among } from '#server/platform/database/ids.ts';
import { lockAccountsShared, lockJobsShared, lockRows } from '#server/platform/database/locks.ts';
import { applications, type Database } from '#server/platform/database/schema.ts';
import { applicationsToWarn, isApplicationDue, selectApplications } from './application-queries.ts';
import { BATCH, inBatches, type Retaining } from './in-batches.ts';
import { dayOf, deletionTime } from './rules.ts';

/** Warns both sides of some applications that they will be deleted (rule RETAIN-2). Returns of how many. */
async function warnOfSome(
  tx: Database,
  condition: ReturnType<typeof applicationsToWarn>[number],
  now: Date,
): Promise<number> {
  // In the order of an index, and locked in that of ids.
  const found = await selectApplications(tx, condition)
    .orderBy(asc(applications.kept_since))
    .limit(BATCH);
  if (found.length === 0) return 0;
  await lockAccountsShared(
    tx,
    found.flatMap(({ candidateId, employerId }) => [candidateId, employerId]),
  );
  await lockJobsShared(
    tx,
    found.map(({ jobId }) => jobId),
  );
  const ids = found.map(({ _id }) => _id);
  // Another instance warns of those that it has locked.
  const still = await lockRows(
    tx,
    'applications',
    selectApplications(tx, and(among(applications._id, ids), condition)).orderBy(
      asc(applications._id),
    ),
    'no key update',
    { of: applications, skipLocked: true },
  );
  const deletes_at = deletionTime(now);
  await tx
    .update(applications)
    .set({ deletes_at })
    .where(
      among(
        applications._id,
        still.map(({ _id }) => _id),
      ),
    );
  const about = { kind: 'application_expiring', facts: { deletes_on: dayOf(deletes_at) } } as const;
  await notify(
    tx,
    still.flatMap(({ _id: applicationId, jobId, candidateId, employerId, removedAt }) => {
      const one = { ...about, applicationId, jobId };
      const candidate = { ...one, userId: candidateId };
      // The employer no longer sees the applications to a removed job.
      return removedAt ? [candidate] : [candidate, { ...one, userId: employerId }];
    }),
    now,
  );
  return still.length;
}

/** Warns of the applications that nobody needs, and of those whose jobs are about to go. Returns of how many. */
export async function warnOfApplications(retaining: Retaining): Promise<number> {
  const { database, clock, retention } = retaining;
  let count = 0;
  for (const condition of applicationsToWarn(retention, clock()))
    count += await inBatches(retaining, () =>
      database.db.transaction((tx) => warnOfSome(tx, condition, clock())),
    );
  return count;
}

/** Deletes the applications of which both sides were warned, with all that belongs to them. Returns how many. */
export const deleteApplications = (retaining: Retaining): Promise<number> =>
  inBatches(retaining, () =>
    retaining.database.db.transaction(async (tx) => {
      const isDue = isApplicationDue(retaining.clock());
      const found = await tx
        .select({ _id: applications._id })
        .from(applications)
        .where(isDue)
        .orderBy(asc(applications.deletes_at))
        .limit(BATCH);
      const ids = found.map(({ _id }) => _id);
      const due = tx
        .select({ _id: applications._id })
        .from(applications)
        .where(and(among(applications._id, ids), isDue))
        .orderBy(asc(applications._id));
      const locked = await lockRows(tx, 'applications', due, 'update', { skipLocked: true });
      await tx.delete(applications).where(
        among(
          applications._id,
          locked.map(({ _id }) => _id),
        ),
      );
      return locked.length;
    }),
  );

/** Starts the term of the employer's application again, as often as the employer wants (rule RETAIN-3). */
export function holdApplication(
  db: Database,
  id: string,
  { employerId, now }: { employerId: string; now: Date },
): Promise<'done' | 'not_found' | 'forbidden'> {
  return db.transaction(async (tx) => {
    const [own] = await lockOwn(tx, [id], employerId);
    if (!own) return (await employersOf(tx, [id])).has(id) ? 'forbidden' : 'not_found';
    await tx.update(applications).set({ held_at: now }).where(eq(applications._id, id));
    return 'done';
  });
}
