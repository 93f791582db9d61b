import * as z from 'zod/mini';
import { createRandom } from '#bench/jobs/random.ts';
import { Failure } from '#scripts/setup/failure.mjs';
import type { Client, Question } from './client.ts';
import type { Market } from './market.ts';

/** Tokens of the callers: candidates with a profile and applications, one without, and an employer. */
export type People = { profiled: string[]; blank: string; employer: string };

/** Enough candidates to avoid cached answers. */
const PROFILED = 16;
const APPLICATIONS = 3;
const PASSWORD = 'a bench with a password';

const sessionSchema = z.object({ token: z.string() });

/** Logs in, or registers an account that a kept market lacks. */
const enter = async (
  { ask }: Client,
  email: string,
  user_type: 'candidate' | 'employer',
): Promise<{ token: string; isNew: boolean }> => {
  const credentials = { email, password: PASSWORD };
  const known = await ask({ path: '/api/auth/login', method: 'POST', body: credentials });
  if (known.status === 200) return { ...sessionSchema.parse(known.json), isNew: false };
  const body = { ...credentials, user_type, first_name: 'Bench', last_name: 'Mark' };
  const { json } = await ask({ path: '/api/auth/register', method: 'POST', body });
  return { ...sessionSchema.parse(json), isNew: true };
};

const must = async ({ ask }: Client, question: Question): Promise<void> => {
  const { status, json } = await ask(question);
  if (status >= 400)
    throw new Failure(`${question.path} was answered with ${status}: ${JSON.stringify(json)}`);
};

/** Enters a candidate whose profile matches one job of the market and who has applied to some others. */
const enterCandidate = async (client: Client, market: Market, number: number): Promise<string> => {
  const random = createRandom(number);
  const email = `bench-candidate-${number}@example.com`;
  const { token, isNew } = await enter(client, email, 'candidate');
  if (!isNew) return token;
  const { title, location, required_skills: skills, experience_level } = random.pick(market.sample);
  await must(client, {
    path: '/api/users/profile',
    method: 'PUT',
    token,
    body: { location, phone: '555 0100', resume_url: 'https://cv.example/me.pdf' },
  });
  await must(client, {
    path: '/api/users/profile/candidate',
    method: 'PUT',
    token,
    body: { title, skills, experience_level },
  });
  for (let sent = 0; sent < APPLICATIONS; sent += 1) {
    const { _id } = random.pick(market.sample);
    const letter = 'I would like to work here.';
    const body = { cover_letter: letter, resume_url: 'https://cv.example/me.pdf', phone: '555' };
    // A refused second application to one job does no harm here.
    await client.ask({ path: `/api/applications/${_id}`, method: 'POST', token, body });
  }
  return token;
};

/** Registers the callers, or logs them in. */
export const enterPeople = async (client: Client, market: Market): Promise<People> => {
  const profiled: string[] = [];
  for (let number = 1; number <= PROFILED; number += 1)
    profiled.push(await enterCandidate(client, market, number));
  const blank = await enter(client, 'bench-blank@example.com', 'candidate');
  const employer = await enter(client, 'bench-employer@example.com', 'employer');
  return { profiled, blank: blank.token, employer: employer.token };
};
