import { expect } from 'vitest';
import { backgroundTasks } from '#server/domains/background.ts';
import { readQueue } from '#server/platform/database/queue.ts';
import { readSizes } from '#server/platform/database/size.ts';
import { ANNOUNCE_MS } from '#src/contract/limits.ts';
import {
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  makeResume,
} from '#tests/factories.ts';
import { apiTest } from './api-test.ts';

const { backend, test, send, setStatus } = apiTest();

const none = {} as Parameters<typeof backgroundTasks>[0] & Parameters<typeof backgroundTasks>[1];

/** What waits in each queue. */
async function readQueues(): Promise<Record<string, Awaited<ReturnType<typeof readQueue>>>> {
  const { database, clock } = backend();
  const read = await Promise.all(
    backgroundTasks(none, none).map(
      async ({ name, queue }) => queue && [name, await readQueue(database.db, queue, clock.now())],
    ),
  );
  return Object.fromEntries(read.filter((one) => one !== undefined));
}

const EMPTY = { waiting: 0, oldestSeconds: 0 };

test('each queue tells how much is due, and for how long', async () => {
  expect(await readQueues()).toEqual({
    announcements: EMPTY,
    mails: EMPTY,
    deletions: EMPTY,
    exports: EMPTY,
  });
  const employer = await makeEmployer(backend());
  const candidate = await makeCandidate(backend());
  const application = await makeApplication(
    backend(),
    candidate,
    await makeJob(backend(), employer),
  );
  await setStatus(application._id, employer, 'reviewed');
  await send('POST', '/api/account/exports', candidate);
  // What lasts less than a minute isn't due.
  expect((await readQueues()).announcements).toEqual(EMPTY);
  backend().clock.advance(ANNOUNCE_MS + 30_000);
  const { announcements, exports } = await readQueues();
  expect(announcements).toMatchObject({ waiting: 1 });
  expect(announcements?.oldestSeconds).toBeGreaterThanOrEqual(29);
  expect(announcements?.oldestSeconds).toBeLessThan(90);
  expect(exports?.waiting).toBe(1);
  expect(exports?.oldestSeconds).toBeGreaterThanOrEqual(89);
});

test('sizes are those of the database and of the uploaded files', async () => {
  const { db } = backend().database;
  const before = await readSizes(db);
  expect(before.database).toBeGreaterThan(1_000_000);
  expect(before).toMatchObject({ files: 0, fileBytes: 0 });
  const candidate = await makeCandidate(backend());
  await makeResume(backend(), candidate);
  const after = await readSizes(db);
  expect(after.files).toBe(1);
  expect(after.fileBytes).toBeGreaterThan(0);
});
