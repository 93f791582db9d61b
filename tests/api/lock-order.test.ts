import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changePassword } from '#server/domains/accounts/commands.ts';
import { resetPassword } from '#server/domains/accounts/reset-commands.ts';
import { announceDue } from '#server/domains/applications/announce-commands.ts';
import { applyToJob } from '#server/domains/applications/commands.ts';
import { setApplicationStatus } from '#server/domains/applications/review-commands.ts';
import { deleteEnded } from '#server/domains/deletions/carry-out-commands.ts';
import { endUser } from '#server/domains/deletions/commands.ts';
import { remindOfInterviews } from '#server/domains/interviews/background.ts';
import { setInterview } from '#server/domains/interviews/commands.ts';
import { deleteJob, lockJob } from '#server/domains/jobs/commands.ts';
import { markMessagesRead, postMessage } from '#server/domains/messages/commands.ts';
import { accountLinks, sessions } from '#server/platform/database/schema.ts';
import {
  makeAdmin,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
} from '#tests/factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

/** Milliseconds for a statement of another session to reach its lock (the embedded database has one session). */
const MEANWHILE = 300;

const deleteUser = async (id: string): Promise<void> => {
  const { dependencies } = backend();
  const ended = { id, label: '', now: new Date() };
  await dependencies.database.db.transaction((tx) => endUser(tx, ended));
  await deleteEnded(dependencies);
};

const outcomes = async (...running: Promise<unknown>[]) =>
  (await Promise.allSettled(running)).map((one) =>
    one.status === 'fulfilled' ? 'done' : String((one.reason as { cause?: unknown }).cause),
  );

test('applying and deleting the employer wait for each other', async () => {
  const { db } = backend().database;
  const [employer, candidate] = [await makeEmployer(backend()), await makeCandidate(backend())];
  const job = await makeJob(backend(), employer);
  const now = new Date();
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
  const applied = db.transaction(async (tx) => {
    await lockJob(tx, job._id, candidate._id);
    locked();
    await wait(MEANWHILE);
    const text = { cover_letter: '', resume_url: '', phone: '', availability: '' };
    const input = { ...text, additional_questions: '', answers: [], share: [] };
    const parties = { jobId: job._id, employerId: employer._id, language: 'en' as const };
    return applyToJob(
      tx,
      { ...parties, candidate: { ...candidate, phone: '' }, input, resumeFileId: null },
      now,
    );
  });
  await isLocked;
  expect(await outcomes(applied, deleteUser(employer._id))).toEqual(['done', 'done']);
});

test('resetting and changing a password wait for each other', async () => {
  const { db } = backend().database;
  const { _id, email } = await makeCandidate(backend());
  const [session] = await db.select().from(sessions);
  const sessionId = String(session?._id);
  const token_hash = createHash('sha256').update('link').digest('hex');
  const now = new Date();
  const expires_at = new Date(now.getTime() + 60_000);
  await db
    .insert(accountLinks)
    .values({ token_hash, purpose: 'reset', email, user_id: _id, expires_at });
  const running: Promise<unknown>[] = [];
  // Both reach the account while it is locked: the change first, then the reset.
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from users where _id = ${_id} for update`);
    running.push(changePassword(db, { userId: _id, sessionId }, 'changed', now));
    await wait(MEANWHILE);
    running.push(resetPassword(db, token_hash, 'reset', now));
    await wait(MEANWHILE);
  });
  expect(await outcomes(...running)).toEqual(['done', 'done']);
});

test('deciding on an application and deleting its employer wait for each other', async () => {
  const { db } = backend().database;
  const [employer, candidate] = [await makeEmployer(backend()), await makeCandidate(backend())];
  const job = await makeJob(backend(), employer);
  const { _id } = await makeApplication(backend(), candidate, job);
  const now = new Date();
  const change = { employerId: employer._id, now, announceAt: now };
  const running: Promise<unknown>[] = [];
  // Both reach the application while it is locked: the decision first, then the deletion.
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from applications where _id = ${_id} for update`);
    running.push(setApplicationStatus(db, _id, { status: 'rejected' }, change));
    await wait(MEANWHILE);
    running.push(deleteUser(employer._id));
    await wait(MEANWHILE);
  });
  expect(await outcomes(...running)).toEqual(['done', 'done']);
});

const HOUR = 60 * 60 * 1000;

/** An employer and a candidate with an application; the account created first is locked first. */
async function makeParties(first: 'employer' | 'candidate' = 'employer') {
  const early = first === 'candidate' ? await makeCandidate(backend()) : undefined;
  const employer = await makeEmployer(backend());
  const candidate = early ?? (await makeCandidate(backend()));
  const job = await makeJob(backend(), employer);
  const { _id } = await makeApplication(backend(), candidate, job);
  return { employer, candidate, job, _id };
}

/** Sets an interview in three days; at `reminderAt`, both sides are due a reminder. */
async function makeInterview({ employer, _id }: Awaited<ReturnType<typeof makeParties>>) {
  const now = new Date();
  const date = new Date(now.getTime() + 72 * HOUR);
  const wanted = { date, duration_minutes: 60, time_zone: 'UTC', place: '', link: '', note: '' };
  const change = { employerId: employer._id, now, announceAt: now };
  const set = (given: object) =>
    setInterview(backend().database.db, _id, { ...wanted, ...given }, change);
  expect(await set({})).toBe('done');
  return { set, reminderAt: new Date(now.getTime() + 49 * HOUR) };
}

/** Starts these one after the other while `rows` are locked; returns their outcomes. */
async function whileLocked(rows: SQL, ...begin: (() => Promise<unknown>)[]) {
  const running: Promise<unknown>[] = [];
  await backend().database.db.transaction(async (tx) => {
    await tx.execute(sql`${rows} for update`);
    for (const one of begin) {
      running.push(one());
      await wait(MEANWHILE);
    }
  });
  return outcomes(...running);
}

const remove = (id: string) => () => deleteUser(id);

test.each(['candidate', 'employer'] as const)(
  'announcing a decision and deleting the %s wait for each other',
  async (who) => {
    const parties = await makeParties();
    const { db } = backend().database;
    const now = new Date();
    const change = { employerId: parties.employer._id, now, announceAt: now };
    await setApplicationStatus(db, parties._id, { status: 'hired', message: 'Welcome.' }, change);
    const done = await whileLocked(
      sql`select 1 from application_messages where application_id = ${parties._id}`,
      () => announceDue(db, now),
      remove(parties[who]._id),
    );
    expect(done).toEqual(['done', 'done']);
  },
);

test.each(['candidate', 'employer'] as const)(
  'reminding of an interview and deleting the %s wait for each other',
  async (who) => {
    const parties = await makeParties(who === 'candidate' ? 'employer' : 'candidate');
    const { reminderAt } = await makeInterview(parties);
    // Notifications are written in the order of the accounts: the other one's first.
    const other = who === 'candidate' ? parties.employer : parties.candidate;
    const done = await whileLocked(
      sql`select 1 from users where _id = ${other._id}`,
      () => remindOfInterviews(backend().database.db, reminderAt),
      remove(parties[who]._id),
    );
    expect(done).toEqual(['done', 'done']);
  },
);

test('reminding of an interview and moving it wait for each other', async () => {
  const parties = await makeParties('candidate');
  const { set, reminderAt } = await makeInterview(parties);
  const done = await whileLocked(
    sql`select 1 from users where _id = ${parties.candidate._id}`,
    () => remindOfInterviews(backend().database.db, reminderAt),
    () => set({ place: 'Another' }),
  );
  expect(done).toEqual(['done', 'done']);
});

test('deleting a job with interviews and deleting its employer wait for each other', async () => {
  const parties = await makeParties();
  await makeInterview(parties);
  const now = new Date();
  const done = await whileLocked(
    sql`select 1 from applications where _id = ${parties._id}`,
    () => deleteJob(backend().database.db, parties.job._id, { now, announceAt: now }),
    remove(parties.employer._id),
  );
  expect(done).toEqual(['done', 'done']);
});

test('reading messages and deleting the candidate wait for each other', async () => {
  const { employer, candidate, _id } = await makeParties();
  const { db } = backend().database;
  const now = new Date();
  await postMessage(db, _id, employer._id, 'Hello.', now);
  const sent = await postMessage(db, _id, candidate._id, 'Hello.', now);
  // One stays unread.
  await postMessage(db, _id, candidate._id, 'And one more thing.', now);
  const id = typeof sent === 'string' ? '' : sent._id;
  const done = await whileLocked(
    sql`select 1 from application_messages where _id = ${id}`,
    () => markMessagesRead(db, _id, employer._id, [id], now),
    remove(candidate._id),
  );
  expect(done).toEqual(['done', 'done']);
});

test('correcting an application and deleting the administrator who owns its job wait for each other', async () => {
  const { _id: adminId, token } = await makeAdmin(backend());
  const job = await makeJob(backend(), { token });
  const { _id } = await makeApplication(backend(), await makeCandidate(backend()), job);
  const { db } = backend().database;
  const now = new Date();
  const change = { employerId: adminId, now, announceAt: new Date(now.getTime() + HOUR) };
  await setApplicationStatus(db, _id, { status: 'rejected', message: 'Sorry.' }, change);
  const path = `/api/admin/applications/${_id}`;
  const done = await whileLocked(
    sql`select 1 from application_messages where application_id = ${_id}`,
    async () => {
      const reply = await backend().request('PUT', path, { token, json: { status: 'hired' } });
      if (reply.status >= 500) throw new Error('', { cause: await reply.text() });
    },
    remove(adminId),
  );
  expect(done).toEqual(['done', 'done']);
});
