import { and, eq, gt, isNull, lte, notExists, or, type SQL } from 'drizzle-orm';
import { applications, type Database, jobs } from '#server/platform/database/schema.ts';
import { hasNoneToWarn } from './application-queries.ts';
import { type Terms, warnedFrom } from './rules.ts';

/** Condition: the job's term ends soon, and nobody was warned. */
export const isUnneededJob = ({ jobs: days }: Terms, now: Date): SQL | undefined =>
  and(isNull(jobs.deletes_at), lte(jobs.unneeded_since, warnedFrom(now, days)));

/** Condition: a job of which to warn, now that both sides were warned of the applications to it (rule RETAIN-4). */
export const isJobToWarn = (db: Database, terms: Terms, now: Date): SQL | undefined =>
  and(isUnneededJob(terms, now), hasNoneToWarn(db, terms, now));

/** Condition: the employer was warned of the job, the day has come, and no application to it has to stay. */
export const isJobDue = (db: Database, now: Date): SQL | undefined =>
  and(
    lte(jobs.deletes_at, now),
    notExists(
      db
        .select({ _id: applications._id })
        .from(applications)
        .where(
          and(
            eq(applications.job_id, jobs._id),
            or(isNull(applications.deletes_at), gt(applications.deletes_at, now)),
          ),
        ),
    ),
  );
