import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { Failure } from '#scripts/setup/failure.mjs';
import { EXPERIENCE_LEVELS, JOB_TYPES } from '#src/contract/enumerations.ts';

const CITIES = ['Izmir', 'İstanbul', 'Berlin', 'Dublin', 'Porto', 'Ankara'];
const TITLES = ['Baker', 'Nurse', 'Data analyst', 'Electrician', 'Teacher', 'Driver', 'Translator'];
const AT_ONCE = 8;

const sessionSchema = z.object({ token: z.string() });
const postedSchema = z.object({ _id: z.string() });

const post = async (url: string, body: object, token = ''): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-auth-token': token },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Failure(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
};

const jobOf = (number: number) => ({
  title: `${TITLES[number % TITLES.length]} ${number}`,
  company_name: `Company ${number % 50}`,
  location: CITIES[number % CITIES.length],
  job_type: JOB_TYPES[number % JOB_TYPES.length],
  experience_level:
    EXPERIENCE_LEVELS[Math.floor(number / JOB_TYPES.length) % EXPERIENCE_LEVELS.length],
  is_remote: number % 3 === 0,
  salary_min: 30_000 + (number % 40) * 1000,
  salary_max: 50_000 + (number % 40) * 2000,
  description: 'You work with people who know what they do, and learn what they know.\n'.repeat(12),
  requirements: 'Some years of practice.\n'.repeat(8),
  responsibilities: 'Whatever the day brings.\n'.repeat(8),
  required_skills: ['Patience', 'Writing', `Skill ${number % 30}`],
  benefits: ['Lunch', 'A bicycle'],
});

/** Registers an employer, posts `count` varied jobs to the server and returns their ids. */
export const fillMarket = async (url: string, count: number): Promise<string[]> => {
  const { token } = sessionSchema.parse(
    await post(`${url}/api/auth/register`, {
      first_name: 'Bench',
      last_name: 'Mark',
      email: 'bench@example.com',
      password: randomUUID(),
      user_type: 'employer',
    }),
  );
  const ids: string[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      next += 1;
      ids.push(postedSchema.parse(await post(`${url}/api/jobs`, jobOf(next), token))._id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return ids;
};
