import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { Connection } from '#server/platform/database/connection.ts';
import { applications, jobs } from '#server/platform/database/schema.ts';
import { openTestDatabase } from '#tests/database.ts';
import { insertApplications, insertJobs, makeEmployer } from '#tests/factories.ts';
import { serverUrl, sharedBackend } from './shared-backend.ts';

/** Keeps the database busy for at least a second, even on a fast machine. */
const SLOW = sql`select count(*)::int as count from generate_series(1, 500000) as a where a % 7 = 3`;
const TICK = 5;

/** Runs a timer in this thread during `work`: its ticks, its longest delay and the duration, in milliseconds. */
async function watchTicks(work: () => Promise<unknown>) {
  let ticks = 0;
  let worst = 0;
  const startedAt = performance.now();
  let last = startedAt;
  const look = () => {
    const now = performance.now();
    worst = Math.max(worst, now - last - TICK);
    last = now;
  };
  const timer = setInterval(() => {
    ticks += 1;
    look();
  }, TICK);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  look();
  return { ticks, worst, took: performance.now() - startedAt };
}

describe.skipIf(serverUrl)('the thread of the embedded database', () => {
  let connection: Connection | undefined;
  afterEach(async () => {
    await connection?.close();
    connection = undefined;
  });

  test('does not block the main thread during a long query, and reports itself busy', async () => {
    connection = await openTestDatabase();
    const { db, health } = connection;
    expect(await health()).toBe('ok');
    const { ticks, worst, took } = await watchTicks(() => db.execute(SLOW));
    expect(worst).toBeLessThan(took / 2);
    expect(ticks).toBeGreaterThan(10);

    const sleeping = db.execute(sql`select pg_sleep(4)`).then(() => undefined);
    expect(await health()).toBe('busy');
    await sleeping;
    expect(await health()).toBe('ok');
  });

  test('a failed transaction does not affect the next caller', async () => {
    connection = await openTestDatabase();
    const { db } = connection;
    const failing = () => db.transaction((tx) => tx.execute(sql`select 1 / 0`));
    const reading = () => db.execute(sql`select 1 as one`);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => (index % 3 === 0 ? failing() : reading())),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(
      outcomes.map((_, index) => (index % 3 === 0 ? 'rejected' : 'fulfilled')),
    );
  });
});

describe('a large export of applications', () => {
  const backend = sharedBackend();

  test('lets other requests through while it is written', async () => {
    const employer = await makeEmployer(backend());
    await insertJobs(backend(), employer, 1);
    const [job] = await backend().database.db.select({ _id: jobs._id }).from(jobs);
    if (!job) throw new Error('there is no job');
    for (let made = 0; made < 1000; made += 250) await insertApplications(backend(), job, 250);
    await backend()
      .database.db.update(applications)
      .set({ cover_letter: 'I would like to work here. '.repeat(100) });
    let others = 0;
    let isDone = false;
    const askOn = async () => {
      while (!isDone) {
        const response = await backend().request('GET', '/api/health');
        expect(response.status).toBe(200);
        others += 1;
        // Requests arrive from outside: a kept reply takes no turn of the event loop by itself.
        await nextTurn();
      }
    };
    const { ticks, worst, took } = await watchTicks(async () => {
      const asking = askOn();
      const path = `/api/applications/job/${job._id}/export?sort=newest`;
      const response = await backend().request('GET', path, { token: employer.token });
      expect((await response.text()).split('I would like').length).toBeGreaterThan(1000);
      isDone = true;
      await asking;
    });
    expect(others).toBeGreaterThan(10);
    expect(ticks).toBeGreaterThan(10);
    expect(worst).toBeLessThan(took / 2);
  });
});
