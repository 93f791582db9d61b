import * as z from 'zod/mini';
import { createRandom } from '#bench/jobs/random.ts';
import type { Client } from './client.ts';
import type { People } from './people.ts';

const POSTS = 20;
const LETTERS = Array.from('abcdefghiklmnoprstuvz');
const idSchema = z.object({ _id: z.string() });
const foundSchema = z.object({ jobs: z.array(idSchema) });

/** Milliseconds of each posting, and the share of jobs that the next search found. */
export type Posting = { ms: number[]; found: number };

/** Posts jobs, searches for each immediately, and deletes it. */
export const measurePosting = async (client: Client, { employer }: People): Promise<Posting> => {
  const random = createRandom(Date.now());
  const ms: number[] = [];
  let found = 0;
  for (let posted = 0; posted < POSTS; posted += 1) {
    const word = Array.from({ length: 12 }, () => random.pick(LETTERS)).join('');
    const body = {
      title: `Bench ${word}`,
      company_name: 'Bench',
      location: 'Berlin',
      description: 'For a moment.',
      requirements: 'None.',
      responsibilities: 'None.',
    };
    const reply = await client.ask({ path: '/api/jobs', method: 'POST', token: employer, body });
    const { _id } = idSchema.parse(reply.json);
    ms.push(reply.ms);
    const { json } = await client.ask({ path: `/api/jobs?query=${word}` });
    if (foundSchema.parse(json).jobs.some((job) => job._id === _id)) found += 1;
    await client.ask({ path: `/api/jobs/${_id}`, method: 'DELETE', token: employer });
  }
  return { ms, found: found / POSTS };
};
