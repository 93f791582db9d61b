import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { announceInterviews } from '#server/domains/interviews/announce-commands.ts';
import { sendMessages } from '#server/domains/messages/decision-commands.ts';
import { notify } from '#server/domains/notifications/commands.ts';
import { recordEvents, statusEvent } from '#server/domains/timeline/commands.ts';
import { isLiveApplication } from '#server/platform/database/being-deleted.ts';
import { among } from '#server/platform/database/ids.ts';
import { lockAccountsShared, lockJobsShared, lockRows } from '#server/platform/database/locks.ts';
import { applications, type Database, jobs } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import { OPEN_STATUSES } from '#src/contract/applications/statuses.ts';
import { isNewStatus, statusNotifications } from './announce-rules.ts';

/*
 * A change is announced to the candidate (timeline entry, notification, mail) once it has lasted for a minute. Each
 * change records when its announcement is due. A due application is compared with its last announced state, so that a
 * change undone in the meantime leaves no trace.
 */

/** Applications announced per transaction. */
const BATCH = 50;
/** Candidates notified of a closed job per transaction. */
const CLOSED_BATCH = 200;

/**
 * Announces a batch of changes due at `now`; false if none was due. Only one instance announces each change (rule
 * STATUS-6).
 */
async function announceSome(tx: Database, now: Date): Promise<boolean> {
  const isDue = lte(applications.announce_at, now);
  const found = await tx
    .select({
      _id: applications._id,
      jobId: applications.job_id,
      candidateId: applications.candidate_id,
    })
    .from(applications)
    .where(isDue)
    .orderBy(asc(applications.announce_at))
    .limit(BATCH);
  if (found.length === 0) return false;
  await lockAccountsShared(
    tx,
    found.map(({ candidateId }) => candidateId),
  );
  await lockJobsShared(
    tx,
    found.map(({ jobId }) => jobId),
  );
  const still = tx
    .select({
      _id: applications._id,
      jobId: applications.job_id,
      candidateId: applications.candidate_id,
      from: applications.announced_status,
      to: applications.status,
      changedAt: applications.last_updated,
    })
    .from(applications)
    .where(
      and(
        among(
          applications._id,
          found.map(({ _id }) => _id),
        ),
        isDue,
      ),
    )
    .orderBy(asc(applications._id));
  const due = await lockRows(tx, 'applications', still, 'update', { skipLocked: true });
  if (due.length === 0) return false;
  const interviews = await announceInterviews(tx, due, now);
  const changed = due.filter(isNewStatus);
  const changes = changed.map(({ _id, from, to, changedAt }) => ({
    _id,
    from,
    to,
    ...(changedAt && { at: changedAt }),
  }));
  await recordEvents(tx, changes.map(statusEvent), {
    actorId: null,
    audience: 'candidate',
    now,
  });
  const messages = await sendMessages(
    tx,
    due.map(({ _id }) => _id),
    now,
  );
  await notify(tx, statusNotifications(due, { interviews, messages }), now);
  await tx
    .update(applications)
    .set({ announced_status: applications.status, announced_at: applications.last_updated })
    .where(among(applications._id, [...changed.map(({ _id }) => _id), ...interviews.keys()]));
  await tx
    .update(applications)
    .set({ announce_at: null })
    .where(
      among(
        applications._id,
        due.map(({ _id }) => _id),
      ),
    );
  return true;
}

/** A batch of open applications to the job, of candidates without a notification under this key. */
const openApplications = (tx: Database, jobId: string, dedupeKey: string) =>
  tx
    .select({ _id: applications._id, candidateId: applications.candidate_id })
    .from(applications)
    .where(
      and(
        eq(applications.job_id, jobId),
        isLiveApplication,
        inArray(applications.status, [...OPEN_STATUSES]),
        sql`not exists (
          select from notifications earlier
          where earlier.user_id = ${applications.candidate_id} and earlier.dedupe_key = ${dedupeKey})`,
      ),
    )
    .limit(CLOSED_BATCH);

/**
 * Notifies a batch of one job's candidates that the job was closed; false if none is due. The key shows who was already
 * notified of this closing (rule STATUS-9).
 */
async function announceClosedJob(tx: Database, now: Date): Promise<boolean> {
  const isDue = lte(jobs.announce_closed_at, now);
  const [found] = await tx
    .select({ _id: jobs._id, dueAt: iso(jobs.announce_closed_at) })
    .from(jobs)
    .where(isDue)
    .orderBy(asc(jobs.announce_closed_at))
    .limit(1);
  if (!found) return false;
  const dedupeKey = `closed:${found._id}:${found.dueAt ?? ''}`;
  await lockAccountsShared(
    tx,
    (await openApplications(tx, found._id, dedupeKey)).map(({ candidateId }) => candidateId),
  );
  const closed = tx
    .select({ _id: jobs._id, removedAt: jobs.removed_at })
    .from(jobs)
    .where(and(eq(jobs._id, found._id), isDue));
  const [job] = await lockRows(tx, 'jobs', closed, 'no key update', { skipLocked: true });
  if (!job) return false;
  const open = await openApplications(tx, job._id, dedupeKey);
  await notify(
    tx,
    open.map(({ _id, candidateId }) => ({
      userId: candidateId,
      applicationId: _id,
      jobId: job._id,
      kind: 'job_closed',
      dedupeKey,
      ...(job.removedAt && { facts: { is_removed: true } }),
    })),
    now,
  );
  if (open.length < CLOSED_BATCH)
    await tx.update(jobs).set({ announce_closed_at: null }).where(eq(jobs._id, job._id));
  return true;
}

/** Announces everything due at `now`, in batches. */
export async function announceDue(db: Database, now: Date, stopping?: AbortSignal): Promise<void> {
  for (const announce of [announceSome, announceClosedJob]) {
    while (!stopping?.aborted && (await db.transaction((tx) => announce(tx, now)))) {
      // The next batch.
    }
  }
}
