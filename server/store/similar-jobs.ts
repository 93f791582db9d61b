import type { JobRow } from '../../src/contract/job.ts';
import type { Database } from '../db/schema.ts';
import { findSimilarJobs } from '../search/similar-jobs.ts';
import { readFound } from './job-search.ts';

/** The listed jobs that are similar to this one, the best first. */
export const listSimilarJobs = async (
  db: Database,
  id: string,
  when: { today: string; now: Date },
): Promise<JobRow[]> => readFound(db, { ids: await findSimilarJobs(db, id, when) });
