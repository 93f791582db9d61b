import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, not, sql } from 'drizzle-orm';
import { deleteJob } from '#server/domains/jobs/commands.ts';
import { notify } from '#server/domains/notifications/commands.ts';
import { placeColumns } from '#server/domains/places/commands.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { isOfKeptCandidate } from '#server/platform/database/being-deleted.ts';
import { among } from '#server/platform/database/ids.ts';
import { lockAccountsShared, lockApplications } from '#server/platform/database/locks.ts';
import {
  applicationEvents,
  applicationMessages,
  applicationNotes,
  applications,
  type Database,
  interviews,
  jobs,
  notifications,
} from '#server/platform/database/schema.ts';
import { instant } from '#server/platform/database/values.ts';
import { OPEN_STATUSES } from '#src/contract/applications/statuses.ts';
import { type BeforeEach, deleteDependents } from './delete-in-portions.ts';
import { closeSomeJobs } from './leave-commands.ts';
import type { ClaimedDeletion } from './queue.ts';

/*
 * What a deleted account leaves with others: to employers, the candidate's applications with their job, dates and
 * status; to candidates, the employer's jobs with title and company (rule DELETE-3). Both then belong to a shell, an
 * account without a value. Each step can be interrupted and done again: a record belongs to the ended account until
 * nothing of it is left to erase.
 */

/** Applications per transaction. */
const PORTION = 100;

type Leaving = Pick<Dependencies, 'clock'> & { db: Database };
/** A deletion that leaves something. */
type Leaver = ClaimedDeletion & { shell_id: string };

/** Gives a portion of the candidate's applications to the shell. Its dependents are deleted before. */
const eraseApplications = (
  db: Database,
  ids: readonly string[],
  shellId: string,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const isOfPortion = among(applications._id, ids);
    const isOpen = and(
      isNull(applications.withdrawn_at),
      inArray(applications.status, [...OPEN_STATUSES]),
    );
    const open = await tx
      .select({ applicationId: applications._id, jobId: jobs._id, userId: jobs.employer_id })
      .from(applications)
      .innerJoin(jobs, and(eq(jobs._id, applications.job_id), isNull(jobs.removed_at)))
      .where(and(isOfPortion, isOpen));
    await lockAccountsShared(tx, [shellId, ...open.map(({ userId }) => userId)]);
    await lockApplications(tx, ids);
    const ofPortion = among(applicationEvents.application_id, ids);
    const isKept = inArray(applicationEvents.kind, ['status', 'withdrawn']);
    await tx.delete(applicationEvents).where(and(ofPortion, not(isKept)));
    await tx
      .update(applicationEvents)
      .set({ data: {} })
      .where(and(ofPortion, ne(applicationEvents.data, {})));
    await tx
      .update(applications)
      .set({
        candidate_id: shellId,
        erased_at: now,
        // Nobody is left to decide on.
        withdrawn_at: sql`case when ${isOpen} then ${instant(now)} else ${applications.withdrawn_at} end`,
        opened_at: sql`coalesce(${applications.opened_at}, ${instant(now)})`,
        announce_at: null,
        cover_letter: '',
        resume_url: '',
        resume_file_id: null,
        phone: '',
        availability: '',
        additional_questions: '',
        answers: [],
        contact_email: '',
        contact_phone: '',
        interview_date: null,
        profile: null,
        rating: null,
        labels: [],
        __v: sql`${applications.__v} + 1`,
      })
      .where(isOfPortion);
    const kind = 'application_withdrawn' as const;
    await notify(
      tx,
      open.map((about) => ({ ...about, kind })),
      now,
    );
  });

const ERASED_FACTS = { place: '', link: '', note: '' };

/** Erases what the employer wrote about a portion of applications to a job that they removed. */
async function eraseReview(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(applicationNotes).where(among(applicationNotes.application_id, ids));
  await db
    .delete(applicationMessages)
    .where(
      and(among(applicationMessages.application_id, ids), eq(applicationMessages.side, 'employer')),
    );
  // Those that quote a message or an invitation.
  await db
    .delete(notifications)
    .where(and(among(notifications.application_id, ids), ne(notifications.facts, {})));
  await db
    .update(interviews)
    .set({
      ...ERASED_FACTS,
      announced: sql`${interviews.announced} || ${JSON.stringify(ERASED_FACTS)}::jsonb`,
    })
    .where(among(interviews.application_id, ids));
  await db
    .update(applications)
    .set({ rating: null, labels: [] })
    .where(
      and(
        among(applications._id, ids),
        sql`(${isNotNull(applications.rating)} or ${applications.labels} <> '{}')`,
      ),
    );
}

/** What is left of a job for the candidates who applied to it: title and company. */
const ERASED_JOB = {
  ...placeColumns(''),
  location: '',
  description: '',
  requirements: '',
  responsibilities: '',
  salary_min: 0,
  salary_max: 0,
  hours_per_week: 0,
  positions: 0,
  contact_email: '',
  required_skills: [],
  benefits: [],
  questions: [],
};

/** Gives a job with applications to the shell. Returns false when there is none left. */
async function eraseJob(
  { db, clock }: Leaving,
  { record_id, shell_id }: Leaver,
  beforeEach: BeforeEach,
): Promise<boolean> {
  const applied = db
    .select({ _id: applications._id })
    .from(applications)
    .where(
      and(eq(applications.job_id, jobs._id), isNull(applications.erased_at), isOfKeptCandidate),
    );
  const [job] = await db
    .select({ _id: jobs._id })
    .from(jobs)
    .where(and(eq(jobs.employer_id, record_id), isNull(jobs.ended_at), sql`exists ${applied}`))
    .limit(1);
  if (!job) return false;
  const now = clock();
  await deleteJob(db, job._id, { now, announceAt: now });
  for (let after: string | undefined; ; ) {
    await beforeEach();
    const portion = await db
      .select({ _id: applications._id })
      .from(applications)
      .where(and(eq(applications.job_id, job._id), after ? gt(applications._id, after) : undefined))
      .orderBy(asc(applications._id))
      .limit(PORTION);
    const ids = portion.map(({ _id }) => _id);
    after = ids.at(-1);
    if (!after) break;
    await eraseReview(db, ids);
  }
  await beforeEach();
  await db
    .update(jobs)
    .set({ ...ERASED_JOB, employer_id: shell_id, __v: sql`${jobs.__v} + 1` })
    .where(eq(jobs._id, job._id));
  return true;
}

/** Leaves to others what is theirs too, before the rest of the account is deleted. */
export async function leaveShells(
  leaving: Leaving,
  claimed: Leaver,
  beforeEach: BeforeEach,
): Promise<void> {
  const { db, clock } = leaving;
  const now = clock();
  while (await closeSomeJobs(db, { now, announceAt: now })) await beforeEach();
  for (;;) {
    await beforeEach();
    const portion = await db
      .select({ _id: applications._id })
      .from(applications)
      .where(eq(applications.candidate_id, claimed.record_id))
      .orderBy(asc(applications._id))
      .limit(PORTION);
    const ids = portion.map(({ _id }) => _id);
    if (ids.length === 0) break;
    await deleteDependents(db, 'applications', ids, beforeEach, ['application_events']);
    await eraseApplications(db, ids, claimed.shell_id, clock());
  }
  while (await eraseJob(leaving, claimed, beforeEach)) await beforeEach();
}
