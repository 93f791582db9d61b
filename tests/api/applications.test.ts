import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '#server/platform/database/schema.ts';
import type { Application } from '#src/contract/applications/application.ts';
import {
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  makeResume,
} from '#tests/factories.ts';
import { apiTest, DAY, refusal } from './api-test.ts';

const { backend, test, send, read } = apiTest();

const form = (given: object = {}) => ({
  cover_letter: 'I would like to work here.',
  resume_url: 'https://cv.example/me.pdf',
  ...given,
});

async function people() {
  const employer = await makeEmployer(backend());
  return {
    employer,
    candidate: await makeCandidate(backend()),
    job: await makeJob(backend(), employer),
  };
}

describe('applying', () => {
  test('keeps email and phone as they are at the time (APPLY-8)', async () => {
    const { employer, candidate, job } = await people();
    const phone = '555 0111';
    await send('PUT', '/api/users/profile/candidate', candidate, { phone });
    const [asTyped, asKept] = [job, await makeJob(backend(), employer)];
    const apply = (to: typeof job, given: object) =>
      makeApplication(backend(), candidate, to, given);
    const sent = [
      await apply(asTyped, { phone: '555 0122' }),
      await apply(asKept, { phone: undefined }),
    ];
    const changed = { email: `new-${candidate.email}`, phone: '555 0133' };
    const { db } = backend().database;
    await db.update(users).set(changed).where(eq(users._id, candidate._id));
    const seen = await Promise.all(
      sent.map(({ _id }) => read<Application>(`/api/applications/${_id}`, employer)),
    );
    expect(seen.map((one) => [one.contact_email, one.contact_phone])).toEqual([
      [candidate.email, '555 0122'],
      [candidate.email, phone],
    ]);
  });

  test('both sides see the application', async () => {
    const { employer, candidate, job } = await people();
    const resume_url = await makeResume(backend(), candidate);
    const sent = form({
      resume_url,
      phone: '555 0100',
      availability: 'May',
      additional_questions: 'Parking?',
    });
    const response = await send('POST', `/api/applications/${job._id}`, candidate, sent);
    expect(response.status).toBe(201);
    const application = (await response.json()) as Application;
    expect(application).toMatchObject({
      ...sent,
      status: 'pending',
      contact_email: candidate.email,
      contact_phone: '555 0100',
      last_updated: null,
      interview_date: null,
      job: {
        _id: job._id,
        title: job.title,
        company_name: job.company_name,
        location: job.location,
      },
      candidate: { email: candidate.email, first_name: 'Ceren' },
    });
    const path = `/api/applications/${application._id}`;
    const more = { earlier: null, interview: null, events: [], profile: null };
    expect(await read(path, candidate)).toEqual({
      ...application,
      ...more,
      profile_taken_back_at: null,
    });
    const noted = { rating: null, labels: [], headline: '', place: '' };
    const forEmployer = { ...application, ...noted, is_new: true, __v: 0 };
    expect(await read(path, employer)).toEqual({ ...forEmployer, ...more });
    expect(await read(`/api/applications/job/${job._id}`, employer)).toEqual([forEmployer]);
    // The candidate's own lists omit the long texts.
    const {
      cover_letter: _letter,
      additional_questions: _questions,
      answers: _answers,
      ...row
    } = application;
    expect(await read('/api/applications/candidate', candidate)).toEqual([row]);
    expect(await read('/api/jobs/my-applications', candidate)).toEqual([row]);
  });

  test.each([
    [{ cover_letter: ' \n ' }, 'cover_letter', 'Cover letter is required'],
    [{ resume_url: '' }, 'resume_url', 'Resume URL is required'],
    [
      { resume_url: 'javascript:alert(1)' },
      'resume_url',
      'Enter a web address that starts with http:// or https://',
    ],
    [{ cover_letter: 'x'.repeat(20_001) }, 'cover_letter', 'This text is too long'],
  ])('is refused with %j', async (given, path, msg) => {
    const { candidate, job } = await people();
    expect(
      await refusal(send('POST', `/api/applications/${job._id}`, candidate, form(given))),
    ).toBe(`400 ${path}: ${msg}`);
    expect(await read('/api/applications/candidate', candidate)).toEqual([]);
  });

  test("another candidate's resume is refused, and so is one that doesn't exist (APPLY-9)", async () => {
    const { candidate, job } = await people();
    const stolen = await makeResume(backend(), await makeCandidate(backend()));
    const invented = stolen.replace(/[0-9a-f]{12}\//, '000000000000/');
    for (const resume_url of [stolen, invented, '/api/uploads/resumes/x', '/api/uploads/../x']) {
      expect(
        await refusal(
          send('POST', `/api/applications/${job._id}`, candidate, form({ resume_url })),
        ),
      ).toBe('400 resume_url: This resume was not uploaded by you');
    }
  });

  test('an uploaded resume is recognized with the host before its path', async () => {
    const { candidate, employer, job } = await people();
    const path = await makeResume(backend(), candidate);
    const application = await makeApplication(backend(), candidate, job, {
      resume_url: `http://api.test${path}`,
    });
    expect(application.resume_url).toBe(path);
    expect((await send('GET', path, employer)).status).toBe(200);
  });

  test('closed jobs, jobs past their deadline and drafts take no applications (JOB-2, JOBPAGE-4)', async () => {
    const { candidate, employer, job } = await people();
    const refusal = async (id: string) => {
      const response = await send('POST', `/api/applications/${id}`, candidate, form());
      return [response.status, ((await response.json()) as { msg: string }).msg];
    };
    const closed = await makeJob(backend(), employer, { status: 'closed' });
    const draft = await makeJob(backend(), employer, { status: 'draft' });
    expect(await refusal(closed._id)).toEqual([
      409,
      'This job is closed and no longer accepting applications.',
    ]);
    expect(await refusal(draft._id)).toEqual([404, 'Job not found']);
    await backend().database.run(
      `update jobs set application_deadline = current_date - 2 where _id = '${job._id}'`,
    );
    expect(await refusal(job._id)).toEqual([409, 'The deadline for this job has passed.']);
    expect(await refusal('nonsense')).toEqual([404, 'Job not found']);
  });

  test('of twenty simultaneous applications by one candidate to one job, one succeeds (STATUS-5)', async () => {
    const { candidate, employer, job } = await people();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        send('POST', `/api/applications/${job._id}`, candidate, form()),
      ),
    );
    const statuses = responses.map((response) => response.status).sort();
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
    const refused = responses.find((response) => response.status === 409);
    expect(await refused?.json()).toEqual({ msg: 'You have already applied for this job.' });
    expect(await read(`/api/applications/job/${job._id}`, employer)).toHaveLength(1);
  });
});

describe('the status', () => {
  test.each(['pending', 'reviewed', 'rejected', 'hired'])(
    '%s may be set (STATUS-2)',
    async (status) => {
      const { candidate, employer, job } = await people();
      const { _id } = await makeApplication(backend(), candidate, job);
      await backend().database.run(`update applications set status = 'interview'`);
      backend().clock.advance(DAY);
      const response = await send('PUT', `/api/applications/${_id}/status`, employer, { status });
      expect(response.status).toBe(200);
      expect(await read(`/api/applications/${_id}`, candidate)).toMatchObject({ status });
      const seen = await read<Application>(`/api/applications/${_id}`, employer);
      expect(seen).toMatchObject({
        status,
        __v: 1,
        is_new: false,
        events: [expect.objectContaining({ by: 'Example Logistics' })],
      });
      expect(Date.parse(seen.last_updated ?? '')).toBeGreaterThan(
        Date.parse(seen.created_at ?? ''),
      );
      expect(await response.json()).toEqual({ ...seen, batch: expect.any(String) });
    },
  );

  test.each([['interview'], ['accepted'], ['Hired'], [''], [null], [undefined]])(
    '%s may not be set (STATUS-2)',
    async (status) => {
      const { candidate, employer, job } = await people();
      const { _id } = await makeApplication(backend(), candidate, job);
      expect(
        await refusal(send('PUT', `/api/applications/${_id}/status`, employer, { status })),
      ).toBe('400 Invalid status value');
      expect(await read(`/api/applications/${_id}`, candidate)).toMatchObject({
        status: 'pending',
      });
    },
  );
});

describe('checking for applications', () => {
  test('covers one job or several, for the caller alone', async () => {
    const { candidate, employer, job } = await people();
    const other = await makeJob(backend(), employer);
    const { _id } = await makeApplication(backend(), candidate, job);
    await makeApplication(backend(), await makeCandidate(backend()), other);
    expect(await read(`/api/applications/check/${job._id}`, candidate)).toEqual({
      hasApplied: true,
      withdrawals: 0,
      application: { _id, status: 'pending', created_at: expect.any(String) },
    });
    expect(await read(`/api/applications/check/${other._id}`, candidate)).toEqual({
      hasApplied: false,
      withdrawals: 0,
      application: null,
    });
    const json = { jobIds: [other._id, job._id, job._id, 'nonsense', "'; drop table users"] };
    const response = await send('POST', '/api/applications/check-batch', candidate, json);
    expect(await response.json()).toEqual({ appliedJobs: [job._id] });
  });

  test('accepts an empty list, and refuses a long one or none', async () => {
    const { candidate } = await people();
    const check = (jobIds: unknown) =>
      send('POST', '/api/applications/check-batch', candidate, { jobIds });
    expect(await (await check([])).json()).toEqual({ appliedJobs: [] });
    expect((await check(Array(101).fill('x'))).status).toBe(400);
    expect((await check('x')).status).toBe(400);
  });
});
