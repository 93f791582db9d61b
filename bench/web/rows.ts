import * as z from 'zod/mini';
import { Failure } from '#scripts/setup/failure.mjs';
import type { FloorData } from './floor/list.tsx';

const listSchema = z.object({
  jobs: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      company_name: z.string(),
      location: z.string(),
      is_remote: z.boolean(),
      job_type: z.string(),
      experience_level: z.string(),
      salary_min: z.number(),
      salary_max: z.number(),
      published_at: z.nullable(z.string()),
      created_at: z.string(),
    }),
  ),
});

/** Fetches a server's first page of jobs as rows of the floor. Throws a Failure if there are none. */
export const readRows = async (url: string): Promise<FloorData> => {
  const reply = await fetch(`${url}/api/jobs`);
  const { jobs } = listSchema.parse(await reply.json());
  if (jobs.length === 0) throw new Failure('The demo job market lists no job.');
  const rows = jobs.map((job) => ({
    _id: job._id,
    title: job.title,
    company: job.company_name,
    location: job.location,
    isRemote: job.is_remote,
    jobType: job.job_type,
    experienceLevel: job.experience_level,
    salaryMin: job.salary_min,
    salaryMax: job.salary_max,
    posted: job.published_at ?? job.created_at,
  }));
  return { now: Date.now(), rows };
};
