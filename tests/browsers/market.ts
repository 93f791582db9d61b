import { RESUME, RESUME_NAME } from '#tests/journey-people.ts';
import { call } from '#tests/live/call.ts';
import { PASSWORD } from '#tests/live/sign-up.ts';
import { by, field, type Screen } from './screen.ts';

/** What the checks look at: jobs, one of them with a long text and an application with a resume. */
export type Market = { employer: string; candidate: string; job: string; application: string };

const JOBS = 30;

const register = async (url: string, first_name: string, user_type: string) => {
  const email = `${first_name.toLowerCase()}@example.com`;
  const json = { first_name, last_name: 'Demir', email, password: PASSWORD, user_type };
  const { token } = await call<{ token: string }>(url, 'POST', '/api/auth/register', { json });
  return { email, token };
};

/** Fills the server through its API. */
export async function makeMarket(url: string): Promise<Market> {
  const employer = await register(url, 'Deniz', 'employer');
  const candidate = await register(url, 'Umut', 'candidate');
  const post = (title: string, description: string) =>
    call<{ _id: string }>(url, 'POST', '/api/jobs', {
      token: employer.token,
      json: {
        title,
        description,
        company_name: 'Example Logistics',
        location: 'Izmir',
        requirements: 'Careful and on time.',
        responsibilities: 'Receiving, counting, shelving.',
      },
    });
  for (let number = 1; number <= JOBS; number += 1)
    await post(`Warehouse clerk ${number}`, 'Receives goods.');
  const { _id: job } = await post('Head of logistics', 'Plans what arrives.\n\n'.repeat(60));
  const form = new FormData();
  form.set('file', new File([new Uint8Array(RESUME)], RESUME_NAME));
  const headers = { 'x-auth-token': candidate.token };
  const upload = { method: 'POST', body: form, headers };
  const reply = await fetch(`${url}/api/uploads/resume`, upload);
  const { url: resume_url } = (await reply.json()) as { url: string };
  const { _id: application } = await call<{ _id: string }>(
    url,
    'POST',
    `/api/applications/${job}`,
    { token: candidate.token, json: { cover_letter: 'I would like to work here.', resume_url } },
  );
  return { employer: employer.email, candidate: candidate.email, job, application };
}

/** Logs in on the screen that asks for it. */
export async function logIn({ fill, click }: Screen, email: string): Promise<void> {
  await fill(field('Email'), email);
  await fill(field('Password'), PASSWORD);
  await click(by('button', 'Login', by('main')));
}
