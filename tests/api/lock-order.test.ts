import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { passwordResets } from '../../server/db/schema.ts';
import { setStatus } from '../../server/store/application-changes.ts';
import { createApplication } from '../../server/store/applications.ts';
import { deleteUser } from '../../server/store/deletions.ts';
import { lockJob } from '../../server/store/jobs.ts';
import { resetPassword } from '../../server/store/password-resets.ts';
import { changePassword } from '../../server/store/sessions.ts';
import { makeApplication, makeCandidate, makeEmployer, makeJob } from '../factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

/** Milliseconds in which a statement of another session comes to its lock; the embedded database has one session. */
const MEANWHILE = 300;

const outcomes = async (...running: Promise<unknown>[]) =>
  (await Promise.allSettled(running)).map((one) =>
    one.status === 'fulfilled' ? 'done' : String((one.reason as { cause?: unknown }).cause),
  );

test('applying and deleting the employer wait for each other, and none is cut off', async () => {
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
    const parties = { jobId: job._id, employerId: employer._id };
    return createApplication(
      tx,
      { ...parties, candidate: { ...candidate, phone: '' }, input, resumeFileId: null },
      now,
    );
  });
  await isLocked;
  const deleted = db.transaction((tx) => deleteUser(tx, employer._id, now));
  expect(await outcomes(applied, deleted)).toEqual(['done', 'done']);
});

test('a link to a new password and a change of the password wait for each other', async () => {
  const { db } = backend().database;
  const { _id } = await makeCandidate(backend());
  const token_hash = createHash('sha256').update('link').digest('hex');
  const now = new Date();
  const expires_at = new Date(now.getTime() + 60_000);
  await db.insert(passwordResets).values({ token_hash, user_id: _id, expires_at });
  const running: Promise<unknown>[] = [];
  // Both come to the account while somebody else has it: the change first, then the link.
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from users where _id = ${_id} for update`);
    running.push(changePassword(db, { _id, version: 0 }, 'changed', now));
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
  // Both come to the application while somebody else has it: the decision first, then the account.
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from applications where _id = ${_id} for update`);
    running.push(setStatus(db, _id, { status: 'rejected' }, change));
    await wait(MEANWHILE);
    running.push(db.transaction((other) => deleteUser(other, employer._id, now)));
    await wait(MEANWHILE);
  });
  expect(await outcomes(...running)).toEqual(['done', 'done']);
});
