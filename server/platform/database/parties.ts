import { and, eq } from 'drizzle-orm';
import { isOfKeptCandidate, toJobOf } from './being-deleted.ts';
import { applications, type Database, jobs } from './schema.ts';

export type PartyIds = { candidateId: string; employerId: string; jobId: string };

/** Both sides of an application, and when it was closed to writing. */
export type Parties = PartyIds & {
  withdrawnAt: Date | null;
  removedAt: Date | null;
};

/** The parties of the application with this id; undefined when there is none. */
export async function findParties(db: Database, id: string): Promise<Parties | undefined> {
  const [found] = await db
    .select({
      candidateId: applications.candidate_id,
      employerId: jobs.employer_id,
      jobId: applications.job_id,
      withdrawnAt: applications.withdrawn_at,
      removedAt: jobs.removed_at,
    })
    .from(applications)
    .innerJoin(jobs, toJobOf)
    .where(and(eq(applications._id, id), isOfKeptCandidate));
  return found;
}
