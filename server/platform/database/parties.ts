import { and, eq } from 'drizzle-orm';
import { closedAs, isOfKeptCandidate, toJobOf } from './being-deleted.ts';
import { applications, type Database, jobs } from './schema.ts';

export type PartyIds = { candidateId: string; employerId: string; jobId: string };

/** Both sides of an application, and why or since when it is closed to writing. */
export type Parties = PartyIds & {
  closedAs: 'withdrawn' | 'erased' | null;
  removedAt: Date | null;
};

/** The parties of the application with this id; undefined when there is none. */
export async function findParties(db: Database, id: string): Promise<Parties | undefined> {
  const [found] = await db
    .select({
      candidateId: applications.candidate_id,
      employerId: jobs.employer_id,
      jobId: applications.job_id,
      closedAs,
      removedAt: jobs.removed_at,
    })
    .from(applications)
    .innerJoin(jobs, toJobOf)
    .where(and(eq(applications._id, id), isOfKeptCandidate));
  return found;
}
