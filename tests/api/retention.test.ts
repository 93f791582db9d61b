import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { root } from '#scripts/setup/paths.mjs';
import { createApi } from '#server/domains/api.ts';
import { deleteEnded } from '#server/domains/deletions/carry-out-commands.ts';
import { sendDueMails } from '#server/domains/mails/send-due.ts';
import { retentionTask } from '#server/domains/retention/background.ts';
import { retain } from '#server/domains/retention/commands.ts';
import { countRetained } from '#server/domains/retention/queries.ts';
import { deleteOld } from '#server/domains/server/background.ts';
import {
  applicationMessages,
  applications,
  deletions,
  jobs,
  mails,
  users,
} from '#server/platform/database/schema.ts';
import { openMailRenderer } from '#server/platform/mail/renderer.ts';
import type { Application } from '#src/contract/applications/application.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { makeApplication, makeEmployer, makeJob, PASSWORD, type Person } from '#tests/factories.ts';
import { apiTest, DAY, refusal } from './api-test.ts';
import { queueOf } from './mail-queue.ts';

const { backend, test, send, read, see, setStatus, withdraw, people, notificationsOf } = apiTest();

type Given = Partial<ReturnType<typeof backend>['dependencies']['retention']>;

const db = () => backend().database.db;
const later = (days: number) => backend().clock.advance(days * DAY);
/** One run, by default with the settings' defaults; only what it did. */
const run = async (given: Given = {}) => {
  const { dependencies } = backend();
  const retention = { ...dependencies.retention, notifications: 0, ...given };
  const done = await retain({ ...dependencies, retention });
  return Object.fromEntries(Object.entries(done).filter(([, count]) => count > 0));
};
/** The person with a token of today. */
const again = async ({ email, ...person }: Person): Promise<Person> => {
  const reply = await send('POST', '/api/auth/login', undefined, { email, password: PASSWORD });
  return { ...person, email, token: ((await reply.json()) as { token: string }).token };
};
const kindsOf = async (person: Person) => (await notificationsOf(person)).map(({ kind }) => kind);
const dayIn = (days: number) =>
  new Date(backend().clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
const countApplications = () => db().$count(applications);
const countJobs = () => db().$count(jobs);

/** Both sides of a rejected application, of which the candidate was told. */
const rejected = async () => {
  const made = await people();
  await setStatus(made._id, made.employer, 'rejected');
  await backend().announce();
  return made;
};

describe('an application', () => {
  test('that was rejected is deleted after six months, of which both sides are warned (RETAIN-1, RETAIN-2)', async () => {
    const { employer, candidate, _id } = await rejected();
    await send('POST', `/api/applications/${_id}/messages`, employer, { body: 'All the best!' });
    later(152);
    expect(await run()).toEqual({});
    later(1);
    expect(await run()).toEqual({ applicationsWarned: 1 });
    const warning = { kind: 'application_expiring', facts: { deletes_on: dayIn(30) } };
    expect(await notificationsOf(candidate)).toContainEqual(warning);
    expect(await notificationsOf(employer)).toContainEqual(warning);
    for (const person of [candidate, employer])
      expect((await see(_id, await again(person))).deletes_at?.slice(0, 10)).toBe(dayIn(30));
    later(29);
    expect(await run()).toEqual({});
    later(1);
    expect(await run()).toEqual({ applications: 1 });
    expect(await refusal(send('GET', `/api/applications/${_id}`, await again(candidate)))).toBe(
      '404 Application not found',
    );
    expect(await db().$count(applicationMessages)).toBe(0);
    expect(await kindsOf(candidate)).toEqual([]);
  });

  test('that was withdrawn goes too, but none in another status (RETAIN-1)', async () => {
    const { employer, candidate, _id } = await people();
    await withdraw(_id, candidate);
    for (const status of ['pending', 'reviewed', 'hired']) {
      const other = await people();
      if (status !== 'pending') await setStatus(other._id, other.employer, status);
    }
    await backend().announce();
    later(153);
    expect(await run()).toEqual({ applicationsWarned: 1 });
    expect(await kindsOf(employer)).toContain('application_expiring');
    later(30);
    expect(await run()).toEqual({ applications: 1 });
    expect(await countApplications()).toBe(3);
  });

  test('is mailed about in the reader’s words, with its day and a link (RETAIN-2)', async () => {
    const { employer, candidate, job, _id } = await rejected();
    await db().update(users).set({ language: 'tr' }).where(eq(users._id, candidate._id));
    later(153);
    await run();
    await sendDueMails(queueOf(backend(), { renderer: openMailRenderer(root) }));
    const mailTo = ({ email }: Person) => backend().mails.findLast(({ to }) => to === email);
    const english = mailTo(employer);
    expect(english?.subject).toBe(`An application will be deleted: ${job.title}`);
    expect(english?.text).toContain('will be deleted on');
    expect(english?.text).toContain(`/jobs/${job._id}/applications?open=${_id}`);
    const turkish = mailTo(candidate);
    expect(turkish?.subject).toBe(`Bir başvuru silinecek: ${job.title}`);
    expect(turkish?.text).toContain(`/applications/${_id}`);
  });

  test('is never deleted before a month after the warning, however late that is (RETAIN-2)', async () => {
    await rejected();
    later(1000);
    expect(await run({ jobs: 0, accounts: 0 })).toEqual({ applicationsWarned: 1 });
    later(29);
    expect(await run({ jobs: 0, accounts: 0 })).toEqual({});
    later(1);
    expect(await run({ jobs: 0, accounts: 0 })).toEqual({ applications: 1 });
    // A shorter term doesn't hurry it either.
    await rejected();
    later(40);
    expect(await run({ jobs: 0, accounts: 0 })).toEqual({});
    expect(await run({ applications: 60, jobs: 0, accounts: 0 })).toEqual({
      applicationsWarned: 1,
    });
    later(29);
    expect(await run({ applications: 60, jobs: 0, accounts: 0 })).toEqual({});
  });

  test('begins a new term with each change of its status (RETAIN-2)', async () => {
    const { employer, _id } = await rejected();
    later(153);
    await run();
    const back = await again(employer);
    await setStatus(_id, back, 'reviewed');
    later(60);
    expect(await run()).toEqual({});
    await setStatus(_id, await again(employer), 'rejected');
    expect((await see(_id, await again(employer))).deletes_at).toBeNull();
    later(152);
    expect(await run()).toEqual({});
    later(1);
    expect(await run()).toEqual({ applicationsWarned: 1 });
  });

  test('is kept for another term by its employer alone, as often as they want (RETAIN-3)', async () => {
    const { employer, candidate, _id } = await rejected();
    const hold = (person: Person) => send('POST', `/api/applications/${_id}/hold`, person);
    for (let times = 0; times < 2; times += 1) {
      later(153);
      expect(await run()).toEqual({ applicationsWarned: 1 });
      const reply = await hold(await again(employer));
      expect(((await reply.json()) as Application).deletes_at).toBeNull();
      later(31);
      expect(await run()).toEqual({});
      later(-31);
    }
    expect(await refusal(hold(await again(candidate)))).toMatch(/^403 /);
    expect(await refusal(hold(await makeEmployer(backend())))).toMatch(/^403 /);
    expect(
      await refusal(
        send(
          'POST',
          '/api/applications/00000000-0000-4000-8000-000000000000/hold',
          await again(employer),
        ),
      ),
    ).toBe('404 Application not found');
  });

  test('that was withdrawn can be kept, too (RETAIN-3)', async () => {
    const { employer, candidate, _id } = await people();
    await withdraw(_id, candidate);
    later(153);
    await run();
    const reply = await send('POST', `/api/applications/${_id}/hold`, await again(employer));
    expect(reply.status).toBe(200);
    later(152);
    expect(await run()).toEqual({});
  });

  test('is kept for another term when the candidate applies to the employer again (RETAIN-3)', async () => {
    const { employer, candidate, _id } = await rejected();
    const other = await rejected();
    later(153);
    await run();
    const job = await makeJob(backend(), await again(employer));
    await makeApplication(backend(), await again(candidate), job);
    expect((await see(_id, await again(candidate))).deletes_at).toBeNull();
    expect((await see(other._id, await again(other.candidate))).deletes_at).not.toBeNull();
    later(30);
    expect(await run()).toEqual({ applications: 1 });
    expect(await countApplications()).toBe(2);
  });

  test('to a removed job is only told to its candidate (RETAIN-2)', async () => {
    const { employer, candidate, job } = await rejected();
    await send('DELETE', `/api/jobs/${job._id}`, employer);
    await backend().announce();
    later(153);
    expect(await run()).toEqual({ applicationsWarned: 1 });
    expect(await kindsOf(candidate)).toContain('application_expiring');
    expect(await kindsOf(employer)).not.toContain('application_expiring');
  });
});

describe('a job', () => {
  const close = (job: Pick<Job, '_id' | '__v'>, employer: Person) =>
    send('PUT', `/api/jobs/${job._id}`, employer, { status: 'closed' });
  const accounts = 0;

  test('that has been closed for two years is deleted, of which its employer is warned (RETAIN-4)', async () => {
    const employer = await makeEmployer(backend());
    const job = await makeJob(backend(), employer);
    await makeJob(backend(), employer);
    await send('POST', '/api/jobs', employer, { title: 'A draft', status: 'draft' });
    await close(job, employer);
    later(699);
    expect(await run({ accounts })).toEqual({});
    later(1);
    expect(await run({ accounts })).toEqual({ jobsWarned: 1 });
    expect(await notificationsOf(employer)).toEqual([
      { kind: 'job_expiring', facts: { deletes_on: dayIn(30) } },
    ]);
    later(29);
    expect(await run({ accounts })).toEqual({});
    later(1);
    expect(await run({ accounts })).toEqual({ jobs: 1 });
    await deleteEnded(backend().dependencies);
    expect(await countJobs()).toBe(2);
  });

  test('counts from its deadline, or from its removal (RETAIN-4)', async () => {
    const { employer, job, _id, candidate } = await people();
    await withdraw(_id, candidate);
    await send('DELETE', `/api/jobs/${job._id}`, employer);
    await makeJob(backend(), employer, { application_deadline: dayIn(100) });
    later(700);
    // With the application, which was withdrawn long ago.
    expect(await run({ accounts })).toEqual({ applicationsWarned: 1, jobsWarned: 1 });
    expect(await kindsOf(employer)).not.toContain('job_expiring');
    later(30);
    expect(await run({ accounts })).toEqual({ applications: 1, jobs: 1 });
    later(71);
    expect(await run({ accounts })).toEqual({ jobsWarned: 1 });
    expect(await kindsOf(employer)).toContain('job_expiring');
  });

  test('takes what is left of its applications along, of which both sides are warned (RETAIN-4)', async () => {
    const { employer, candidate, job } = await people();
    await close(job, employer);
    await backend().announce();
    later(700);
    expect(await run({ accounts })).toEqual({ applicationsWarned: 1, jobsWarned: 1 });
    expect(await kindsOf(candidate)).toContain('application_expiring');
    expect(await kindsOf(employer)).toContain('job_expiring');
    later(30);
    expect(await run({ accounts })).toEqual({ applications: 1, jobs: 1 });
  });

  test('stays while an application to it is younger than its own term (RETAIN-4)', async () => {
    const { employer, job, _id } = await people();
    await close(job, employer);
    later(600);
    await setStatus(_id, await again(employer), 'hired');
    later(100);
    expect(await run({ accounts })).toEqual({ jobsWarned: 1 });
    later(53);
    // 153 days after the change.
    expect(await run({ accounts })).toEqual({ applicationsWarned: 1 });
    later(29);
    expect(await run({ accounts })).toEqual({});
    await send('POST', `/api/applications/${_id}/hold`, await again(employer));
    later(152);
    expect(await run({ accounts })).toEqual({});
    later(1);
    expect(await run({ accounts })).toEqual({ applicationsWarned: 1 });
    later(30);
    expect(await run({ accounts })).toEqual({ applications: 1, jobs: 1 });
  });

  test('stays with its applications when it is opened again (RETAIN-4)', async () => {
    const { employer, candidate, job, _id } = await people();
    await close(job, employer);
    later(700);
    await run({ accounts });
    expect((await see(_id, await again(candidate))).deletes_at).not.toBeNull();
    await send('PUT', `/api/jobs/${job._id}`, await again(employer), { status: 'published' });
    expect((await see(_id, await again(candidate))).deletes_at).toBeNull();
    later(400);
    expect(await run({ accounts })).toEqual({});
  });
});

describe('an account', () => {
  const letters = async ({ _id }: Person) =>
    (
      await db()
        .select({ letter: mails.letter })
        .from(mails)
        .where(eq(mails.user_id, _id))
        .orderBy(mails.created_at)
    ).flatMap(({ letter }) => (letter?.kind === 'account_unused' ? [letter.deletesOn] : []));
  const isThere = ({ _id }: Person) =>
    db().$count(users, sql`${users._id} = ${_id} and ended_at is null`);

  test('that nobody uses for two years is deleted, after two mails (RETAIN-5)', async ({
    candidate,
    admin,
  }) => {
    later(699);
    expect(await run()).toEqual({});
    later(1);
    expect(await run()).toEqual({ accountsWarned: 1 });
    expect(await letters(candidate)).toEqual([dayIn(30)]);
    later(22);
    expect(await run()).toEqual({});
    later(1);
    expect(await run()).toEqual({ accountsWarnedAgain: 1 });
    expect(await letters(candidate)).toEqual([dayIn(7), dayIn(7)]);
    await sendDueMails(queueOf(backend(), { renderer: openMailRenderer(root) }));
    const sent = backend().mails.filter(({ to }) => to === candidate.email);
    expect(sent.map(({ subject }) => subject)).toEqual([
      'We’re about to delete your Meydan account',
      'We’re about to delete your Meydan account',
    ]);
    expect(sent[0]?.text).toContain('/login');
    later(6);
    expect(await run()).toEqual({});
    later(1);
    expect(await run()).toEqual({ accounts: 1 });
    expect(await isThere(candidate)).toBe(0);
    expect(await isThere(admin)).toBe(1);
    expect(await db().$count(deletions)).toBe(1);
    await deleteEnded(backend().dependencies);
    expect(await db().$count(users)).toBe(1);
  });

  test('is used by logging in, also after both warnings (RETAIN-5)', async ({ candidate }) => {
    for (const days of [700, 723]) {
      later(days);
      await run();
      if (days === 723) {
        expect(await run()).toEqual({});
        later(23);
        expect(await run()).toEqual({ accountsWarnedAgain: 1 });
      }
      await again(candidate);
      later(60);
      expect(await run()).toEqual({});
      later(-60);
    }
    later(699);
    expect(await run()).toEqual({});
    later(1);
    expect(await run()).toEqual({ accountsWarned: 1 });
  });

  test('is used by any call, which is written once a day (RETAIN-5)', async ({ candidate }) => {
    const seen = async () =>
      (await db().select({ at: users.seen_at }).from(users).where(eq(users._id, candidate._id)))[0]
        ?.at;
    const first = await seen();
    later(0.5);
    await send('GET', '/api/auth/me', candidate);
    await backend().settled();
    expect(await seen()).toEqual(first);
    later(1);
    await send('GET', '/api/auth/me', candidate);
    await backend().settled();
    expect(await seen()).not.toEqual(first);
  });

  test('is kept for a week after a second warning that is late (RETAIN-5)', async ({
    candidate,
  }) => {
    later(700);
    await run();
    later(300);
    expect(await run()).toEqual({ accountsWarnedAgain: 1 });
    expect((await letters(candidate))[1]).toBe(dayIn(7));
    later(6);
    expect(await run()).toEqual({});
    later(1);
    expect(await run()).toEqual({ accounts: 1 });
  });
});

test('what is kept for ever is neither warned of nor deleted (RETAIN-1)', async () => {
  await rejected();
  const { employer, job } = await people();
  await send('PUT', `/api/jobs/${job._id}`, employer, { status: 'closed' });
  later(3000);
  expect(await run({ applications: 0, jobs: 0, accounts: 0 })).toEqual({});
});

test('a dry run says what a run would do, and does nothing (RETAIN-6)', async () => {
  const { dependencies } = backend();
  const dry = () => countRetained(db(), dependencies.retention, backend().clock.now());
  await rejected();
  const { employer, job } = await people();
  await send('PUT', `/api/jobs/${job._id}`, employer, { status: 'closed' });
  await backend().announce();
  for (const days of [0, 153, 30, 517, 23, 7, 700]) {
    later(days);
    const told = await dry();
    expect(await dry()).toEqual(told);
    expect(told).toEqual(await retain(dependencies));
    await deleteEnded(dependencies);
    await deleteOld(dependencies);
  }
  // Nor anything that stood for the accounts.
  expect(await db().$count(users)).toBe(0);
});

test('several instances warn and delete once, and a stopping one does nothing (RETAIN-6)', async () => {
  for (let made = 0; made < 3; made += 1) await rejected();
  later(153);
  const stopping = AbortSignal.abort();
  expect(Object.values(await retain({ ...backend().dependencies, stopping }))).not.toContain(3);
  const both = await Promise.all([run(), run()]);
  const sum = (name: string) => both.reduce((total, done) => total + (done[name] ?? 0), 0);
  expect(sum('applicationsWarned')).toBe(3);
  const { rows } = (await db().execute(
    sql`select count(*)::int as count from notifications where kind = 'application_expiring'`,
  )) as unknown as { rows: { count: number }[] };
  expect(rows[0]?.count).toBe(6);
});

test('a run that did something is one line of the log, any other none (RETAIN-6)', async () => {
  await rejected();
  const { dependencies, logged } = backend();
  const task = retentionTask(dependencies);
  const lines = () => logged.filter(({ event }) => event === 'retention');
  await task.run();
  expect(lines()).toEqual([]);
  later(153);
  await task.run();
  expect(lines()).toEqual([
    { event: 'retention', applicationsWarned: 1, notifications: expect.any(Number) },
  ]);
});

test('the settings tell everybody how long what is kept (RETAIN-7)', async () => {
  const { dependencies } = backend();
  const defaults = { applications: 183, jobs: 730, accounts: 730, notifications: 90, log: 0 };
  expect(await read('/api/settings')).toMatchObject({ retention: defaults });
  const retention = { ...defaults, applications: 0, jobs: 0, log: 30 };
  const reply = await createApi({ ...dependencies, retention }).request('/api/settings');
  expect(await reply.json()).toMatchObject({ retention });
});
