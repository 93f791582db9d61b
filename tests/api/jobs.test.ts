import { describe, expect } from 'vitest';
import { jobs } from '#server/platform/database/schema.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import {
  insertJobs,
  jobFields,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeImage,
  makeJob,
  type Person,
} from '#tests/factories.ts';
import { apiTest, DAY, refusal } from './api-test.ts';

const { backend, test, send, read } = apiTest();

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const listed = async () => (await read<{ jobs: Job[] }>('/api/jobs')).jobs.map((job) => job._id);

describe('posting a job', () => {
  test('takes its defaults (JOB-4)', async ({ employer }) => {
    const response = await send('POST', '/api/jobs', employer, jobFields({ title: '  Clerk ' }));
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      title: 'Clerk',
      job_type: 'full_time',
      experience_level: 'entry',
      is_remote: false,
      salary_min: 0,
      salary_max: 0,
      application_deadline: null,
      required_skills: [],
      benefits: [],
      questions: [],
      status: 'published',
      application_count: 0,
      new_count: 0,
      __v: 0,
      employer: { _id: employer._id },
    });
  });

  test('returns everything as sent', async ({ employer }) => {
    const sent = jobFields({
      location: 'İstanbul',
      job_type: 'contract',
      experience_level: 'senior',
      is_remote: true,
      salary_min: 50_000,
      salary_max: 70_000,
      application_deadline: inDays(30),
      contact_email: 'jobs@example.com',
      required_skills: ['Forklift licence', 'Türkçe, "B2" {or} better\\'],
      benefits: ['Lunch'],
      status: 'active',
    });
    const job = await makeJob(backend(), employer, sent);
    expect(await read(`/api/jobs/${job._id}`)).toMatchObject(sent);
    expect(Date.parse(job.published_at ?? '')).toBeCloseTo(Date.now(), -5);
  });

  // One of each kind; the contract's own tests cover all rules of the fields.
  test.for<[object, string, string]>([
    [{ title: ' ' }, 'title', 'Enter the job title'],
    [{ application_deadline: '2020-01-01' }, 'application_deadline', errorMessages.deadlinePast],
    [{ salary_min: 2, salary_max: 1 }, 'salary_max', errorMessages.salaryRange],
    [{ is_remote: 'yes' }, 'is_remote', 'The request could not be read'],
  ])('%j is refused for %s (POST-1, POST-2, POST-3)', async ([given, path, msg], { employer }) => {
    expect(await refusal(send('POST', '/api/jobs', employer, { ...jobFields(), ...given }))).toBe(
      `400 ${path}: ${msg}`,
    );
    expect(await listed()).toEqual([]);
  });
});

describe('changing a job', () => {
  test('changes what is sent and raises the version (DATA-1)', async ({ employer }) => {
    const job = await makeJob(backend(), employer, { salary_min: 10, salary_max: 20 });
    const response = await send('PUT', `/api/jobs/${job._id}`, employer, { title: 'New' });
    expect(response.status).toBe(200);
    const { title, __v, updated_at, ...rest } = (await response.json()) as Job;
    expect({ title, __v }).toEqual({ title: 'New', __v: 1 });
    const { title: _title, __v: _version, updated_at: earlier, ...before } = job;
    expect(Date.parse(updated_at ?? '')).toBeGreaterThanOrEqual(Date.parse(earlier ?? ''));
    expect(rest).toEqual(before);
  });

  test('is validated together with the stored job (POST-2, POST-3)', async ({ employer }) => {
    const job = await makeJob(backend(), employer, { salary_min: 10, salary_max: 20 });
    const salary = await send('PUT', `/api/jobs/${job._id}`, employer, { salary_min: 30 });
    expect(await salary.json()).toEqual({
      errors: [{ path: 'salary_max', msg: 'The maximum salary must not be below the minimum' }],
    });
    const past = { application_deadline: '2020-01-01' };
    expect((await send('PUT', `/api/jobs/${job._id}`, employer, past)).status).toBe(400);
    // A deadline that has passed since doesn't block other changes.
    await backend().database.run(`update jobs set application_deadline = '2020-01-01'`);
    const kept = { ...past, title: 'New' };
    expect((await send('PUT', `/api/jobs/${job._id}`, employer, kept)).status).toBe(200);
  });

  test('keeps the first day of publication (JOBPAGE-1)', async ({ employer }) => {
    const job = await makeJob(backend(), employer, { status: 'draft' });
    expect(job.published_at).toBeNull();
    const path = `/api/jobs/${job._id}`;
    const put = async (status: string) =>
      (await (await send('PUT', path, employer, { status })).json()) as Job;
    const { published_at } = await put('published');
    expect(published_at).not.toBeNull();
    backend().clock.advance(DAY);
    await put('closed');
    expect((await put('active')).published_at).toBe(published_at);
  });
});

describe('a draft', () => {
  const refusals = async (response: Response) => [
    response.status,
    ((await response.json()) as { errors?: { path: string }[]; msg?: string }).errors?.map(
      ({ path }) => path,
    ),
  ];
  const MISSING = ['company_name', 'description', 'requirements', 'responsibilities'];

  test('needs its title and nothing else (JOB-1, POST-4)', async ({ employer }) => {
    const half = { title: ' Half a job ', status: 'draft' };
    const response = await send('POST', '/api/jobs', employer, half);
    expect(response.status).toBe(201);
    const draft = (await response.json()) as Job;
    expect(draft).toMatchObject({
      title: 'Half a job',
      status: 'draft',
      published_at: null,
      description: '',
      job_type: 'full_time',
      salary_min: 0,
      application_count: 0,
      new_count: 0,
    });
    expect(await listed()).toEqual([]);
    expect(await read<Job[]>('/api/jobs/employer', employer)).toMatchObject([{ _id: draft._id }]);
    for (const [given, path] of [
      [{ title: ' ' }, 'title'],
      [{ salary_min: -1 }, 'salary_min'],
      [{ application_deadline: '2020-01-01' }, 'application_deadline'],
    ] as const)
      expect(
        await refusals(await send('POST', '/api/jobs', employer, { ...half, ...given })),
      ).toEqual([400, [path]]);
    expect(await refusals(await send('POST', '/api/jobs', employer, { title: 'x' }))).toEqual([
      400,
      MISSING,
    ]);
  });

  test('can be published once nothing is missing (POST-4)', async ({ employer }) => {
    const draft = await makeJob(backend(), employer, {
      company_name: '',
      description: '',
      requirements: '',
      responsibilities: '',
      status: 'draft',
    });
    const put = (json: object) => send('PUT', `/api/jobs/${draft._id}`, employer, json);
    for (const status of ['published', 'active', 'closed'])
      expect(await refusals(await put({ status }))).toEqual([400, MISSING]);
    expect((await put({ description: 'Receives goods.', title: 'Clerk' })).status).toBe(200);
    const most = { status: 'published', company_name: 'Example', requirements: 'Care' };
    const refused = await put(most);
    expect(await refused.json()).toEqual({
      errors: [{ path: 'responsibilities', msg: 'Enter the responsibilities' }],
    });
    expect(await read(`/api/jobs/${draft._id}`, employer)).toMatchObject({
      status: 'draft',
      __v: 1,
    });
    const published = await put({ ...most, responsibilities: 'Receiving' });
    expect(await published.json()).toMatchObject({
      status: 'published',
      description: 'Receives goods.',
      published_at: expect.stringMatching(/^20/),
    });
    expect(await listed()).toEqual([draft._id]);
    // Required fields can't be emptied again.
    for (const status of [undefined, 'closed'])
      expect(await refusals(await put({ description: ' ', status }))).toEqual([
        400,
        ['description'],
      ]);
  });

  test('with a passed deadline needs another one', async ({ employer }) => {
    const draft = await makeJob(backend(), employer, {
      status: 'draft',
      application_deadline: inDays(2),
    });
    backend().clock.advance(4 * DAY);
    const put = (json: object) => send('PUT', `/api/jobs/${draft._id}`, employer, json);
    expect(await refusals(await put({ status: 'published' }))).toEqual([
      400,
      ['application_deadline'],
    ]);
    expect((await put({ title: 'New' })).status).toBe(200);
    const later = { status: 'published', application_deadline: inDays(30) };
    expect((await put(later)).status).toBe(200);
  });

  test('can be made of a job only while nobody has applied (JOB-5)', async ({ employer, job }) => {
    const put = (status: string) => send('PUT', `/api/jobs/${job._id}`, employer, { status });
    expect((await put('draft')).status).toBe(200);
    expect((await put('published')).status).toBe(200);
    await makeApplication(backend(), await makeCandidate(backend()), job);
    for (const from of ['published', 'closed']) {
      await put(from);
      const refused = await put('draft');
      expect([refused.status, await refused.json()]).toEqual([
        409,
        { msg: 'A job with applications can’t be turned back into a draft' },
      ]);
      expect(await read(`/api/jobs/${job._id}`)).toMatchObject({ status: from });
    }
  });

  test('takes no application that comes at the moment of drafting or closing', async () => {
    const employer = await makeEmployer(backend());
    const candidate = await makeCandidate(backend());
    const form = { cover_letter: 'Hello', resume_url: 'https://cv.example/me.pdf' };
    for (let round = 0; round < 12; round += 1)
      for (const status of ['draft', 'closed']) {
        const job = await makeJob(backend(), employer);
        const apply = async () => {
          // The head start varies by round.
          for (let step = 0; step < round * 4; step += 1) await Promise.resolve();
          return (await send('POST', `/api/applications/${job._id}`, candidate, form)).status;
        };
        const put = async () =>
          (await send('PUT', `/api/jobs/${job._id}`, employer, { status })).status;
        const outcome = await Promise.all([apply(), put()]);
        const allowed = status === 'draft' ? ['201,409', '404,200'] : ['201,200', '409,200'];
        expect(allowed).toContain(outcome.join());
      }
  });

  test('with gaps in an old record can still be closed', async ({ employer }) => {
    await insertJobs(backend(), employer, 1);
    const [job] = await read<Job[]>('/api/jobs/employer', employer);
    const put = (json: object) => send('PUT', `/api/jobs/${job?._id}`, employer, json);
    expect(await read(`/api/jobs/${job?._id}`)).toMatchObject({ requirements: '' });
    expect((await put({ status: 'closed' })).status).toBe(200);
    expect((await put({ requirements: '' })).status).toBe(400);
  });
});

describe('closing and reopening', () => {
  const start = async (deadline: string | null = null) => {
    const employer = await makeEmployer(backend());
    const job = await makeJob(backend(), employer, { application_deadline: deadline });
    const put = (json: object) => send('PUT', `/api/jobs/${job._id}`, employer, json);
    return { path: `/api/jobs/${job._id}`, put };
  };

  test('after its deadline a job needs a new one, or none (EDIT-6)', async () => {
    const deadline = inDays(2);
    const { path, put } = await start(deadline);
    backend().clock.advance(4 * DAY);
    // A live job may still be changed, and closed.
    expect((await put({ status: 'active' })).status).toBe(200);
    expect((await put({ status: 'closed' })).status).toBe(200);
    for (const json of [
      { status: 'published' },
      { status: 'active', application_deadline: deadline },
    ]) {
      expect(await refusal(put(json))).toBe(
        '409 The deadline for this job has passed. Set a new deadline, or none, to reopen it.',
      );
    }
    const past = await put({ status: 'published', application_deadline: inDays(1) });
    expect(past.status).toBe(400);
    expect(await read(path)).toMatchObject({ status: 'closed' });
    const later = { status: 'published', application_deadline: inDays(30) };
    expect(await (await put(later)).json()).toMatchObject(later);

    const none = await start(deadline);
    await backend().database.run(
      `update jobs set status = 'closed', application_deadline = '2020-01-01'`,
    );
    const open = await none.put({ status: 'published', application_deadline: null });
    expect(await open.json()).toMatchObject({ status: 'published', application_deadline: null });
  });
});

describe('deleting a job', () => {
  test('without applications deletes it for good (STATUS-8)', async ({ employer, job }) => {
    const response = await send('DELETE', `/api/jobs/${job._id}`, employer);
    expect(response.status).toBe(204);
    expect((await send('GET', `/api/jobs/${job._id}`, employer)).status).toBe(404);
    expect((await send('DELETE', `/api/jobs/${job._id}`, employer)).status).toBe(404);
    expect(await backend().database.db.select().from(jobs)).toEqual([]);
  });
});

describe('viewing a job', () => {
  test('shows its applications to its owner alone', async ({ employer, candidate, job }) => {
    const application = await makeApplication(backend(), candidate, job);
    const path = `/api/jobs/${job._id}`;
    expect(await read(path, employer)).toMatchObject({
      applications: [application._id],
      application_count: 1,
    });
    for (const reader of [undefined, candidate, await makeEmployer(backend())]) {
      const seen = await read<Job>(path, reader);
      expect(seen).not.toHaveProperty('applications');
      expect(seen).not.toHaveProperty('application_count');
    }
  });

  test('shows the company of its employer', async ({ employer }) => {
    const job = await makeJob(backend(), employer, { company_name: 'Old name' });
    const logo = await makeImage(backend(), employer);
    await send('PUT', '/api/users/profile/employer', employer, {
      company_website: 'https://example.com',
      company_description: 'We move things.',
      profile_image_url: logo,
    });
    expect(await read(`/api/jobs/${job._id}`)).toMatchObject({
      company_name: 'Old name',
      employer: {
        company_website: 'https://example.com',
        company_description: 'We move things.',
        company_logo_url: logo,
      },
    });
  });

  test('works for closed jobs and jobs past their deadline (JOB-1)', async ({ employer }) => {
    const closed = await makeJob(backend(), employer, { status: 'closed' });
    const expired = await makeJob(backend(), employer, { application_deadline: inDays(2) });
    backend().clock.advance(4 * DAY);
    expect(await read(`/api/jobs/${closed._id}`)).toMatchObject({ status: 'closed' });
    expect(await read(`/api/jobs/${expired._id}`)).toMatchObject({ title: expired.title });
  });
});

describe("an employer's own jobs", () => {
  test('the list by employer_id has all for the owner, and live ones for others (CALL-5)', async () => {
    const employer = await makeEmployer(backend());
    const live = await makeJob(backend(), employer);
    await makeJob(backend(), employer, { status: 'closed' });
    await makeJob(backend(), employer, { status: 'draft' });
    await makeJob(backend(), await makeEmployer(backend()));
    const path = `/api/jobs?employer_id=${employer._id}`;
    const ids = async (person?: Person) =>
      (await read<{ jobs: Job[] }>(path, person)).jobs.map((job) => job._id);
    expect(await ids()).toEqual([live._id]);
    expect(await ids(employer)).toHaveLength(3);
    // A removed job is gone for its owner too, as in every other list.
    const removed = await makeJob(backend(), employer);
    await makeApplication(backend(), await makeCandidate(backend()), removed);
    await send('DELETE', `/api/jobs/${removed._id}`, employer);
    expect(await ids(employer)).toHaveLength(3);
    // The owner's list is not cached for others.
    expect(await ids(await makeEmployer(backend()))).toEqual([live._id]);
    expect(await read('/api/jobs?employer_id=nonsense')).toMatchObject({ jobs: [] });
  });
});
