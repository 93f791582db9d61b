import createClient from 'openapi-fetch';
import type { components, paths } from './generated/api.ts';

/*
 * The main journey by a client that is generated from the OpenAPI document, as somebody else would write it. The test
 * generates the types, checks this file against them, and runs it (`tests/api/openapi-client.test.ts`).
 */

type Job = components['schemas']['Job'];
type Application = components['schemas']['Application'];

type Fetch = (request: Request) => Promise<Response>;

/** The data of a reply; throws with the problem of a failed call. */
function dataOf<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (error !== undefined || data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

const clientOf = (fetch: Fetch, token?: string) =>
  createClient<paths>({
    baseUrl: 'http://api.test',
    fetch,
    ...(token && { headers: { 'X-Auth-Token': token } }),
  });

async function register(fetch: Fetch, user_type: 'candidate' | 'employer', first_name: string) {
  const body = {
    first_name,
    last_name: 'Demir',
    email: `${first_name.toLowerCase()}@posta.example`,
    password: 'a good password',
    user_type,
  };
  const session = dataOf(await clientOf(fetch).POST('/api/auth/register', { body }));
  return clientOf(fetch, session.token);
}

/** An employer posts a job; a candidate finds it and applies; the employer reviews and decides. */
export async function runJourney(
  fetch: Fetch,
  resume: Blob,
): Promise<{ job: Job; application: Application; refused: string | undefined }> {
  const employer = await register(fetch, 'employer', 'Emre');
  const posted = dataOf(
    await employer.POST('/api/jobs', {
      body: {
        title: 'Warehouse clerk',
        company_name: 'Example Logistics',
        location: 'Izmir',
        description: 'Receives goods.',
        requirements: 'Careful.',
        responsibilities: 'Counting.',
        job_type: 'full_time',
        salary_min: 1000,
        salary_max: 2000,
      },
    }),
  );
  // @ts-expect-error -- Without it, the types would let anything pass.
  void posted.price;

  const candidate = await register(fetch, 'candidate', 'Ceren');
  const found = dataOf(
    await candidate.GET('/api/jobs', { params: { query: { query: 'warehouse', page: 1 } } }),
  );
  const jobId = found.jobs[0]?._id ?? '';
  const job = dataOf(await candidate.GET('/api/jobs/{id}', { params: { path: { id: jobId } } }));

  const uploaded = dataOf(
    await candidate.POST('/api/uploads/resume', {
      body: { file: 'resume.pdf' },
      bodySerializer: () => {
        const form = new FormData();
        form.set('file', resume, 'resume.pdf');
        return form;
      },
    }),
  );
  const body = { cover_letter: 'Hello', resume_url: uploaded.url ?? '' };
  const toJob = { params: { path: { jobId } }, body };
  dataOf(await candidate.POST('/api/applications/{jobId}', toJob));
  const { error } = await candidate.POST('/api/applications/{jobId}', toJob);

  const received = dataOf(
    await employer.GET('/api/applications/job/{jobId}', {
      params: { path: { jobId }, query: { page: 1 } },
    }),
  );
  const [one] = 'applications' in received ? received.applications : received;
  const path = { id: one?._id ?? '' };
  const review = { rating: 4, labels: ['Night shift'] };
  const reviewed = dataOf(
    await employer.PUT('/api/applications/{id}/review', { params: { path }, body: review }),
  );
  const application = dataOf(
    await employer.PUT('/api/applications/{id}/status', {
      params: { path },
      body: { status: 'reviewed', __v: reviewed.__v },
    }),
  );
  return { job, application, refused: error?.msg };
}
