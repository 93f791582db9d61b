import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { isOfKeptCandidate, toJobOf } from '#server/platform/database/being-deleted.ts';
import { applications, type Database, jobs } from '#server/platform/database/schema.ts';
import { type Terms, warnedFrom } from './rules.ts';

/** Condition: the application's own term ends soon, and nobody was warned. */
const isOver = ({ applications: days }: Terms, now: Date): SQL | undefined =>
  and(isNull(applications.deletes_at), lte(applications.kept_since, warnedFrom(now, days)));

/** Condition: a rejected or withdrawn application of which to warn (rule RETAIN-2). */
const isUnneeded = (terms: Terms, now: Date): SQL | undefined =>
  and(
    isOver(terms, now),
    // Literals, as in the index.
    sql`(${applications.status} = 'rejected' or ${applications.withdrawn_at} is not null)`,
  );

/** Condition: the job's term ends soon, or has ended while applications to it had not. */
const isEndingJob = ({ jobs: days }: Terms, now: Date): SQL | undefined =>
  or(
    and(isNull(jobs.deletes_at), lte(jobs.unneeded_since, warnedFrom(now, days))),
    and(isNotNull(jobs.deletes_at), lte(jobs.deletes_at, now)),
  );

/** Condition: an application in any status of which to warn because its job is about to go (rule RETAIN-4). */
const isLeft = (terms: Terms, now: Date): SQL | undefined =>
  and(isOver(terms, now), isEndingJob(terms, now));

/** Of which applications to warn: the first condition finds them by their own index, the other by their job. */
export const applicationsToWarn = (terms: Terms, now: Date): (SQL | undefined)[] => [
  isUnneeded(terms, now),
  ...(terms.jobs > 0 ? [isLeft(terms, now)] : []),
];

/** For a query of jobs: no application to it still has to be warned of. */
export const hasNoneToWarn = (db: Database, terms: Terms, now: Date): SQL =>
  sql`not exists ${db
    .select({ one: sql`1` })
    .from(applications)
    .where(and(eq(applications.job_id, jobs._id), isOver(terms, now)))}`;

/** Condition: both sides were warned of the application, and the day has come. */
export const isApplicationDue = (now: Date): SQL => lte(applications.deletes_at, now);

/** Applications with both sides; add a condition. */
export const selectApplications = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      _id: applications._id,
      jobId: applications.job_id,
      candidateId: applications.candidate_id,
      employerId: jobs.employer_id,
      removedAt: jobs.removed_at,
    })
    .from(applications)
    .innerJoin(jobs, toJobOf)
    .where(and(condition, isOfKeptCandidate));
