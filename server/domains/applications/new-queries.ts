import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isLiveApplication } from '#server/platform/database/being-deleted.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import { applications, type Database, jobs } from '#server/platform/database/schema.ts';
import type { ApplicationRow } from '#src/contract/applications/application.ts';
import { LABEL_SUGGESTIONS_MAX, NEW_APPLICATIONS_MAX } from '#src/contract/limits.ts';
import { findRowsAmong, forEmployer } from './rows.ts';

/** The labels of a job's applications, most used first, each in its most common spelling. */
export async function listJobLabels(db: Database, jobId: string): Promise<string[]> {
  const rows = await rowsOf<{ label: string }>(
    db,
    sql`
      select mode() within group (order by label) as label
      from ${applications}, unnest(${applications.labels}) as label
      where ${applications.job_id} = ${jobId} and ${isLiveApplication}
      group by fold_text(label)
      order by count(*) desc, fold_text(label) collate "C"
      limit ${LABEL_SUGGESTIONS_MAX}
    `,
  );
  return rows.map(({ label }) => label);
}

/** The newest unopened applications to the employer's jobs, and how many there are. */
export async function listNewApplications(
  db: Database,
  employerId: string,
): Promise<{ applications: ApplicationRow[]; total: number }> {
  const isNew = and(isLiveApplication, isNull(applications.opened_at));
  const ownJobs = db
    .select({ _id: jobs._id })
    .from(jobs)
    .where(and(eq(jobs.employer_id, employerId), isNull(jobs.removed_at)));
  // Reads no more per job than are shown in total; an index has this order.
  const newest = db
    .select({ _id: applications._id, created_at: applications.created_at })
    .from(applications)
    .where(and(eq(applications.job_id, jobs._id), isNew))
    .orderBy(desc(applications.created_at), desc(applications._id))
    .limit(NEW_APPLICATIONS_MAX)
    .as('newest');
  const [ids, total] = await Promise.all([
    db
      .select({ _id: newest._id })
      .from(jobs)
      .crossJoinLateral(newest)
      .where(and(eq(jobs.employer_id, employerId), isNull(jobs.removed_at)))
      .orderBy(desc(newest.created_at), desc(newest._id))
      .limit(NEW_APPLICATIONS_MAX),
    db.$count(applications, and(inArray(applications.job_id, ownJobs), isNew)),
  ]);
  const found = await findRowsAmong(
    db,
    ids.map(({ _id }) => _id),
  );
  return { applications: found.map(forEmployer), total };
}
