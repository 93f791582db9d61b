import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { isOfKeptCandidate, isOfKeptJob } from '#server/platform/database/being-deleted.ts';
import {
  applications,
  type Database,
  deletions,
  files,
  jobs,
} from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import type { DeletedEntity, Deletion, Dependents } from '#src/contract/console/console.ts';

/** Maximum deletions shown in the console. */
const LISTED_MAX = 20;

const isKept = and(isOfKeptJob, isOfKeptCandidate);

const jobsOf = async (db: Database, id: string): Promise<number> =>
  db.$count(jobs, eq(jobs.employer_id, id));

const isOfUser = (db: Database, id: string) =>
  or(
    eq(applications.candidate_id, id),
    inArray(
      applications.job_id,
      db.select({ _id: jobs._id }).from(jobs).where(eq(jobs.employer_id, id)),
    ),
  );

/** Remaining jobs and applications of a record being deleted, plus the record itself. */
async function countLeft(
  db: Database,
  { entity, id }: { entity: DeletedEntity; id: string },
): Promise<number> {
  if (entity === 'jobs') return 1 + (await db.$count(applications, eq(applications.job_id, id)));
  return 1 + (await jobsOf(db, id)) + (await db.$count(applications, isOfUser(db, id)));
}

/** What is deleted with the account: its jobs, the applications that it sent or received, its files. */
export const getDependentsOfUser = async (db: Database, id: string): Promise<Dependents> => ({
  jobs: await jobsOf(db, id),
  applications: await db.$count(applications, and(isOfUser(db, id), isKept)),
  files: await db.$count(files, and(eq(files.owner_id, id), isNull(files.removed_at))),
});

/** What is deleted with the job: its applications. */
export const getDependentsOfJob = async (db: Database, id: string): Promise<Dependents> => ({
  jobs: 0,
  files: 0,
  applications: await db.$count(applications, and(eq(applications.job_id, id), isKept)),
});

/** Records being deleted, oldest first, each with its number of remaining rows. */
export async function listDeletions(db: Database): Promise<Deletion[]> {
  const rows = await db
    .select({
      _id: deletions.record_id,
      entity: deletions.entity,
      label: deletions.label,
      total: deletions.total,
      started_at: iso(deletions.started_at),
    })
    .from(deletions)
    .orderBy(asc(deletions.started_at), asc(deletions.record_id))
    .limit(LISTED_MAX);
  return Promise.all(
    rows.map(async ({ started_at, ...row }) => {
      // Rows added since the start are deleted too.
      const remaining = Math.min(
        await countLeft(db, { entity: row.entity, id: row._id }),
        row.total,
      );
      return { ...row, remaining, started_at };
    }),
  );
}
