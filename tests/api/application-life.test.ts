import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '#server/platform/database/schema.ts';
import type { Application, ApplicationPage } from '#src/contract/applications/application.ts';
import { APPLICATION_STATUSES } from '#src/contract/applications/statuses.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import {
  insertApplications,
  makeAdmin,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  type Person,
} from '#tests/factories.ts';
import { apiTest, refusal } from './api-test.ts';

const calls = apiTest();
const { backend, test } = calls;
const { send, read, see, withdraw, setStatus, people } = calls;
const listNotifications = async () =>
  (await calls.listNotifications()).map(({ user_id, kind, facts }) => ({ user_id, kind, facts }));

describe('a withdrawn application', () => {
  test('leaves every list and count but stays readable to both sides (STATUS-7)', async () => {
    const { employer, candidate, job, _id } = await people();
    expect((await withdraw(_id, candidate)).status).toBe(204);

    for (const path of ['/api/applications/candidate', '/api/jobs/my-applications'])
      expect(await read(path, candidate)).toEqual([]);
    expect(await read(`/api/applications/job/${job._id}`, employer)).toEqual([]);
    const own = { applications: [], application_count: 0, new_count: 0 };
    expect(await read(`/api/jobs/${job._id}`, employer)).toMatchObject(own);
    expect(await read('/api/jobs/employer', employer)).toMatchObject([
      { application_count: 0, new_count: 0 },
    ]);
    const csv = await send('GET', `/api/applications/job/${job._id}/export`, employer);
    expect((await csv.text()).trim().split('\n')).toHaveLength(1);

    const lists: [string, Person][] = [
      ['/api/applications/candidate', candidate],
      [`/api/applications/job/${job._id}`, employer],
    ];
    for (const [path, reader] of lists) {
      const all = await read<ApplicationPage>(`${path}?page=1`, reader);
      expect(all).toMatchObject({ applications: [], total: 0 });
      expect(all.counts).toMatchObject({ pending: 0, withdrawn: 1 });
      expect(await read(`${path}?page=1&status=withdrawn`, reader)).toMatchObject({
        applications: [{ _id, status: 'pending', withdrawn_at: expect.any(String) }],
        total: 1,
      });
      expect(await see(_id, reader)).toMatchObject({
        cover_letter: expect.stringMatching(/\w/),
        withdrawn_at: expect.any(String),
        events: [{ kind: 'withdrawn' }],
      });
    }
  });

  test('can no longer be changed (STATUS-7)', async ({ employer, candidate, _id }) => {
    await withdraw(_id, candidate);
    const before = await see(_id, employer);
    const json = { interview_date: '2099-05-01T12:30:00Z' };
    for (const response of [
      await setStatus(_id, employer, 'hired'),
      await send('PUT', `/api/applications/${_id}/interview`, employer, json),
      await send('PUT', `/api/applications/${_id}/opened`, employer),
    ]) {
      expect(await refusal(response)).toBe('409 The candidate has withdrawn this application.');
    }
    const many = { applications: [_id], status: 'rejected' };
    const reply = await send('POST', '/api/applications/bulk-status', employer, many);
    expect(await reply.json()).toEqual({ batch: null, results: [{ _id, outcome: 'withdrawn' }] });
    // Withdrawing it again changes nothing either.
    expect((await withdraw(_id, candidate)).status).toBe(204);
    expect(await see(_id, employer)).toEqual(before);
    expect((await listNotifications()).map(({ kind }) => kind)).toEqual([
      'application_received',
      'application_withdrawn',
    ]);
  });

  test.for(APPLICATION_STATUSES)(
    'requires that nothing was decided before, with the status %s (STATUS-7)',
    async (status, { candidate, _id }) => {
      await backend().database.run(`update applications set status = '${status}'`);
      const response = await withdraw(_id, candidate);
      if (['pending', 'reviewed', 'interview'].includes(status))
        return expect(response.status).toBe(204);
      expect(await refusal(response)).toBe(
        '409 The employer has already decided, so this application can’t be withdrawn.',
      );
      expect(await see(_id, candidate)).toMatchObject({ withdrawn_at: null, status });
    },
  );

  test('still counts for what may become of its job and its account (CONSOLE-11, JOB-5, STATUS-7, STATUS-8)', async () => {
    const { employer, candidate, job, _id } = await people();
    const admin = await makeAdmin(backend());
    await withdraw(_id, candidate);
    const hasApplications = '409 A job with applications can’t be turned back into a draft';
    for (const [by, path] of [
      [employer, `/api/jobs/${job._id}`],
      [admin, `/api/admin/jobs/${job._id}`],
    ] as const)
      expect(await refusal(send('PUT', path, by, { status: 'draft' }))).toBe(hasApplications);
    const path = `/api/admin/users/${candidate._id}`;
    expect(await refusal(send('PUT', path, admin, { user_type: 'employer' }))).toBe(
      '400 user_type: You can’t change the type of an account that has jobs or applications',
    );
    // The job is only hidden, so that its candidate can still read the application.
    expect((await send('DELETE', `/api/jobs/${job._id}`, employer)).status).toBe(204);
    expect(await see(_id, candidate)).toMatchObject({ job: { removed_at: expect.any(String) } });
  });

  test('and a simultaneous rejection: exactly one of them wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { employer, candidate, _id } = await people();
      const [left, answered] = await Promise.all([
        withdraw(_id, candidate),
        setStatus(_id, employer, 'rejected'),
      ]);
      const { status, withdrawn_at } = await see(_id, candidate);
      expect([left.status, answered.status, status, withdrawn_at !== null]).toEqual(
        left.status === 204 ? [204, 409, 'pending', true] : [409, 200, 'rejected', false],
      );
    }
  });

  test('waits for the deletion of its employer without a deadlock', async () => {
    const { db } = backend().database;
    const { employer, candidate, _id } = await people();
    const left = await db.transaction(async (tx) => {
      // Account deletion locks the account first, then its applications.
      await tx.select().from(users).where(eq(users._id, employer._id)).for('update');
      // On a database with one connection, the withdrawal starts after this transaction.
      const response = withdraw(_id, candidate);
      await sleep(500);
      await tx.delete(users).where(eq(users._id, employer._id));
      return { response };
    });
    expect((await left.response).status).toBe(404);
  });

  test('stays withdrawn when the employer undoes an earlier change', async () => {
    const { employer, candidate, _id } = await people();
    const { batch } = (await (await setStatus(_id, employer, 'reviewed')).json()) as Application;
    await withdraw(_id, candidate);
    const path = `/api/applications/bulk-status/${batch}/undo`;
    const reply = await send('POST', path, employer, {});
    expect(await reply.json()).toEqual({ batch: null, results: [{ _id, outcome: 'unchanged' }] });
    expect(await see(_id, candidate)).toMatchObject({ status: 'reviewed' });
  });
});

describe('applying again', () => {
  const form = { cover_letter: 'Once more.', resume_url: 'https://cv.example/me.pdf' };
  const apply = (job: Job, person: Person) =>
    send('POST', `/api/applications/${job._id}`, person, form);
  const check = (job: Job, person: Person) => read(`/api/applications/check/${job._id}`, person);

  test('is possible once after a withdrawal, and both sides see the earlier application (STATUS-5)', async () => {
    const { employer, candidate, job, _id } = await people();
    await withdraw(_id, candidate);
    expect(await check(job, candidate)).toEqual({
      hasApplied: false,
      withdrawals: 1,
      application: null,
    });
    backend().clock.advance(1000);
    const again = (await (await apply(job, candidate)).json()) as Application;
    expect(await check(job, candidate)).toEqual({
      hasApplied: true,
      withdrawals: 1,
      application: { _id: again._id, status: 'pending', created_at: again.created_at },
    });
    for (const reader of [employer, candidate])
      expect(await see(again._id, reader)).toMatchObject({
        is_again: true,
        earlier: { _id, withdrawn_at: expect.any(String) },
      });
    expect(await read(`/api/applications/job/${job._id}`, employer)).toMatchObject([
      { _id: again._id, is_again: true },
    ]);
    expect(await see(_id, employer)).toMatchObject({ is_again: false, earlier: null });

    await withdraw(again._id, candidate);
    expect(await refusal(apply(job, candidate))).toBe(
      '409 You’ve withdrawn two applications for this job, so you can’t apply again.',
    );
    expect(await check(job, candidate)).toEqual({
      hasApplied: false,
      withdrawals: 2,
      application: null,
    });
  });

  test.each(['rejected', 'hired'])(
    'is refused after the application was %s (STATUS-5)',
    async (status) => {
      const { employer, candidate, job, _id } = await people();
      await setStatus(_id, employer, status);
      expect((await apply(job, candidate)).status).toBe(409);
    },
  );

  test('succeeds once for twenty requests at once (STATUS-5)', async ({ candidate, job, _id }) => {
    await withdraw(_id, candidate);
    const responses = await Promise.all(Array.from({ length: 20 }, () => apply(job, candidate)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  });
});

describe('a deleted job with applications', () => {
  test('is gone for everyone except its applicants (JOB-6, STATUS-8)', async ({
    employer,
    candidate,
    job,
    _id,
  }) => {
    const left = await makeCandidate(backend());
    await withdraw((await makeApplication(backend(), left, job))._id, left);
    expect((await send('DELETE', `/api/jobs/${job._id}`, employer)).status).toBe(204);

    const calls: [string, string, unknown?][] = [
      ['GET', `/api/jobs/${job._id}`],
      ['PUT', `/api/jobs/${job._id}`, { status: 'published' }],
      ['DELETE', `/api/jobs/${job._id}`],
      ['GET', `/api/jobs/${job._id}/similar`],
      ['GET', `/api/applications/job/${job._id}`],
      ['GET', `/api/applications/job/${job._id}/export`],
      ['GET', `/api/applications/${_id}`],
      ['PUT', `/api/applications/${_id}/status`, { status: 'hired' }],
      ['PUT', `/api/applications/${_id}/opened`],
      ['PUT', `/api/applications/${_id}/interview`, { interview_date: null }],
    ];
    for (const [method, path, json] of calls)
      expect([method, path, (await send(method, path, employer, json)).status]).toEqual([
        method,
        path,
        404,
      ]);
    const many = { applications: [_id], status: 'rejected' };
    const reply = await send('POST', '/api/applications/bulk-status', employer, many);
    expect(await reply.json()).toMatchObject({ results: [{ outcome: 'not_found' }] });
    expect(await read('/api/jobs/employer', employer)).toEqual([]);
    expect(await read('/api/jobs/employer?page=1', employer)).toMatchObject({
      counts: { published: 0, closed: 0 },
    });
    expect(await read('/api/jobs', candidate)).toMatchObject({ jobs: [] });
    const form = { cover_letter: 'x', resume_url: 'https://cv.example/me.pdf' };
    const late = await send('POST', `/api/applications/${job._id}`, left, form);
    expect(late.status).toBe(404);

    const removed = { title: job.title, company_name: job.company_name };
    const seen = { status: 'pending', job: { ...removed, removed_at: expect.any(String) } };
    expect(await see(_id, candidate)).toMatchObject({ ...seen, cover_letter: expect.any(String) });
    expect(await read('/api/applications/candidate', candidate)).toMatchObject([seen]);
    // Applicants may still withdraw.
    expect((await withdraw(_id, candidate)).status).toBe(204);
  });

  test('returns to its employer when the data console reopens it', async ({
    employer,
    job,
    _id,
  }) => {
    await send('DELETE', `/api/jobs/${job._id}`, employer);
    const admin = await makeAdmin(backend());
    const opened = await send('PUT', `/api/admin/jobs/${job._id}`, admin, { status: 'published' });
    expect(await opened.json()).toMatchObject({ status: 'published', removed_at: null });
    // A listed job can be opened too.
    expect(await read('/api/jobs', employer)).toMatchObject({ jobs: [{ _id: job._id }] });
    for (const path of [`/api/jobs/${job._id}`, `/api/applications/${_id}`])
      expect((await send('GET', path, employer)).status).toBe(200);
    await backend().announce();
    expect((await listNotifications()).map(({ kind }) => kind)).toEqual(['application_received']);
  });

  test('and a simultaneous application leave nothing half done', async () => {
    for (let round = 0; round < 5; round += 1) {
      const employer = await makeEmployer(backend());
      const job = await makeJob(backend(), employer);
      const candidate = await makeCandidate(backend());
      const form = { cover_letter: 'x', resume_url: 'https://cv.example/me.pdf' };
      const [sent, deleted] = await Promise.all([
        send('POST', `/api/applications/${job._id}`, candidate, form),
        send('DELETE', `/api/jobs/${job._id}`, employer),
      ]);
      expect(deleted.status).toBe(204);
      const own = await read<Application[]>('/api/applications/candidate', candidate);
      expect([sent.status, own.length]).toEqual(sent.status === 201 ? [201, 1] : [404, 0]);
      expect(own.every((one) => one.job?.removed_at)).toBe(true);
    }
  });
});

describe('what a candidate sees of a change', () => {
  test('the status at once, everything else a minute later (STATUS-3, STATUS-6)', async ({
    employer,
    candidate,
    _id,
  }) => {
    const before = await see(_id, candidate);
    await setStatus(_id, employer, 'reviewed');
    expect(await see(_id, candidate)).toEqual({ ...before, status: 'reviewed' });
    backend().clock.advance(30_000);
    await setStatus(_id, employer, 'rejected');
    backend().clock.advance(-1000);
    await backend().announce();
    expect(await see(_id, candidate)).toEqual({ ...before, status: 'rejected' });
    await backend().announce();
    // One entry for both changes.
    expect(await see(_id, candidate)).toMatchObject({
      events: [{ kind: 'status', from: 'pending', to: 'rejected', by: '' }],
      last_updated: expect.any(String),
    });
    expect((await see(_id, employer)).events).toHaveLength(2);
    const [, ...news] = await listNotifications();
    expect(news).toEqual([
      { user_id: candidate._id, kind: 'status_changed', facts: { status: 'rejected' } },
    ]);
    await backend().announce();
    expect(await listNotifications()).toHaveLength(2);
  });

  test('nothing of a change undone within the minute (STATUS-6)', async ({
    employer,
    candidate,
    _id,
  }) => {
    const before = await see(_id, candidate);
    const { batch } = (await (await setStatus(_id, employer, 'rejected')).json()) as Application;
    await send('POST', `/api/applications/bulk-status/${batch}/undo`, employer, {});
    await backend().announce();
    await backend().announce();
    expect(await see(_id, candidate)).toEqual(before);
    expect(await read('/api/applications/candidate', candidate)).toMatchObject([
      { last_updated: null },
    ]);
    expect((await listNotifications()).map(({ kind }) => kind)).toEqual(['application_received']);
    // The employer's own history keeps both.
    expect((await see(_id, employer)).events).toHaveLength(2);
  });

  test('one notification, however many instances announce it (STATUS-6)', async () => {
    const { employer, candidate, job } = await people();
    const more = await Promise.all(
      Array.from({ length: 60 }, async () =>
        makeApplication(backend(), await makeCandidate(backend()), job),
      ),
    );
    for (const some of [more.slice(0, 30), more.slice(30)]) {
      const json = { applications: some.map(({ _id }) => _id), status: 'rejected' };
      await send('POST', '/api/applications/bulk-status', employer, json);
    }
    await Promise.all([backend().announce(), backend().announce(), backend().announce()]);
    const news = (await listNotifications()).filter(({ kind }) => kind === 'status_changed');
    expect(news).toHaveLength(60);
    expect(new Set(news.map(({ user_id }) => user_id)).size).toBe(60);
    expect(news.some(({ user_id }) => user_id === candidate._id)).toBe(false);
  });
});

describe('closing a job', () => {
  const close = (job: Job, employer: Person) =>
    send('PUT', `/api/jobs/${job._id}`, employer, { status: 'closed' });
  const closures = async () =>
    (await listNotifications()).filter(({ kind }) => kind === 'job_closed');

  test('notifies undecided applicants a minute later (STATUS-9)', async () => {
    const { employer, candidate, job } = await people();
    const [rejected, left] = [await makeCandidate(backend()), await makeCandidate(backend())];
    const { _id } = await makeApplication(backend(), rejected, job);
    await setStatus(_id, employer, 'rejected');
    await withdraw((await makeApplication(backend(), left, job))._id, left);
    expect((await close(job, employer)).status).toBe(200);
    expect(await closures()).toEqual([]);
    await backend().announce();
    expect(await closures()).toEqual([{ user_id: candidate._id, kind: 'job_closed', facts: {} }]);
    // Deleting the closed job adds no notification.
    await send('DELETE', `/api/jobs/${job._id}`, employer);
    await backend().announce();
    expect(await closures()).toHaveLength(1);
  });

  test('notifies each of many undecided applicants once', async () => {
    const { employer, job } = await people();
    await insertApplications(backend(), job, 450);
    await close(job, employer);
    await Promise.all([backend().announce(), backend().announce()]);
    const readers = (await closures()).map(({ user_id }) => user_id);
    expect(readers).toHaveLength(451);
    expect(new Set(readers).size).toBe(451);
    // Closing it again notifies them again.
    await send('PUT', `/api/jobs/${job._id}`, employer, { status: 'published' });
    await close(job, employer);
    await backend().announce();
    expect(await closures()).toHaveLength(902);
  });

  test('notifies nobody when it is reopened within the minute (STATUS-9)', async () => {
    const { employer, job } = await people();
    await close(job, employer);
    await send('PUT', `/api/jobs/${job._id}`, employer, { status: 'published' });
    await backend().announce();
    expect(await closures()).toEqual([]);
  });

  test('by deletion is announced as a removal (STATUS-9)', async () => {
    const { employer, job } = await people();
    await send('DELETE', `/api/jobs/${job._id}`, employer);
    await backend().announce();
    expect(await closures()).toMatchObject([{ facts: { is_removed: true } }]);
  });
});
