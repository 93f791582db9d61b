import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { JobRow } from '../../src/contract/job.ts';
import { SIMILAR_JOBS_MAX } from '../../src/contract/limits.ts';
import { type Database, jobs } from '../db/schema.ts';
import { isListed, newestFirst, selectJobRows, toJobRow } from './job-rows.ts';

/** How many of the newest jobs are compared for each shared property. */
const WEIGHED = { skills: 200, location: 50, type: 20 };

/**
 * Up to four listed jobs that share required skills, location or job type with this one, best match
 * first: a shared skill weighs 3, the location 2, the job type 1; the newer of two equals first.
 */
export async function findSimilarJobs(db: Database, id: string, today: string): Promise<JobRow[]> {
  const [job] = await db
    .select({ skills: jobs.skill_keys, location: jobs.location_key, type: jobs.job_type })
    .from(jobs)
    .where(eq(jobs._id, id));
  if (!job) return [];

  const others = sql`${isListed(today)} and ${jobs._id} <> ${id}`;
  const skills = sql`${sql.param(job.skills, jobs.skill_keys)}::text[]`;
  const newest = (condition: SQL, limit: number) =>
    sql`(select ${jobs._id} from ${jobs} where ${others} and ${condition} order by ${newestFirst} limit ${limit})`;

  const pools = [newest(sql`${jobs.job_type} = ${job.type}`, WEIGHED.type)];
  if (job.skills.length > 0)
    pools.push(newest(sql`${jobs.skill_keys} && ${skills}`, WEIGHED.skills));
  if (job.location !== '')
    pools.push(newest(sql`${jobs.location_key} = ${job.location}`, WEIGHED.location));

  const score = sql`(
    3 * (select count(*) from unnest(${jobs.skill_keys}) as skill where skill = any(${skills}))
    + case when ${jobs.location_key} = ${job.location} and ${jobs.location_key} <> '' then 2 else 0 end
    + case when ${jobs.job_type} = ${job.type} then 1 else 0 end
  )`;
  const rows = await selectJobRows(db)
    .where(inArray(jobs._id, sql`(${sql.join(pools, sql` union `)})`))
    .orderBy(sql`${score} desc, ${newestFirst}`)
    .limit(SIMILAR_JOBS_MAX);
  return rows.map(toJobRow);
}
