import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { JOBS_CHANGED } from '#server/platform/database/channels.ts';
import { openServer } from '#server/platform/database/connection.ts';
import { openPool } from '#server/platform/database/limited-pool.ts';
import { listenOnServer } from '#server/platform/database/listen.ts';
import type { LogEvent } from '#server/platform/log/log.ts';
import type { Job, JobPage } from '#src/contract/jobs/job.ts';
import { type Backend, createBackend } from '#tests/backend.ts';
import { makeCandidate, makeEmployer, makeJob } from '#tests/factories.ts';
import { startTcpProxy, type TcpProxy } from '#tests/tcp-proxy.ts';
import { createDatabase, serverUrl, sharedBackend } from './shared-backend.ts';

/** Statements that change what is shown of a job. */
const SHOWN = [
  `insert into jobs (_id, employer_id, title, company_name, description)
     select gen_random_uuid(), employer_id, 'Baker', company_name, description from jobs`,
  `update jobs set status = 'closed'`,
  `delete from jobs`,
  `truncate jobs cascade`,
  `update employers set company_name = 'Another'`,
  `update employers set company_website = 'https://another.example'`,
  `update employers set company_description = 'Another one.'`,
  `delete from employers`,
  `insert into employers (user_id, company_name)
     select _id, 'Another' from users where user_type = 'candidate'`,
  `update users set profile_image_url = '/api/uploads/images/another.png'`,
  `delete from users`,
];

/** Statements that don't change it. */
const NOT_SHOWN = [
  `update employers set industry = 'Food', company_name = company_name, updated_at = now()`,
  `insert into employers (user_id) select _id from users where user_type = 'candidate'`,
  `update users set phone = '555', profile_image_url = profile_image_url`,
  `update users set profile_image_url = '/api/uploads/images/another.png' where user_type = 'candidate'`,
  `update candidates set title = 'Cook'`,
  'delete from applications',
];

const titles = async (backend: Backend): Promise<string[]> => {
  const reply = await backend.request('GET', '/api/jobs');
  return ((await reply.json()) as JobPage).jobs.map(({ title }) => title);
};

/** The title and status of a job as a visitor sees it, or the status of the refusal. */
const readJob = async (backend: Backend, path: string): Promise<unknown> => {
  const reply = await backend.request('GET', path);
  const { title, status } = (await reply.json()) as Job;
  return reply.ok ? [title, status] : reply.status;
};

describe('the database', () => {
  const backend = sharedBackend();

  /** The number of notifications that a statement sends. */
  async function countNotifications(statement: string): Promise<number> {
    const { database } = backend();
    let sent = 0;
    const count = () => {
      sent += 1;
    };
    if (!serverUrl) {
      database.onJobsChanged({ onNotify: count, onState: () => {} });
      await database.run(statement);
      return sent;
    }
    const { rows } = await database.db.execute(sql`select current_database() as name`);
    const address = new URL(serverUrl);
    address.pathname = String(rows[0]?.name);
    const client = new Client(address.href);
    await client.connect();
    await new Promise<void>((resolve, reject) => {
      client.on('notification', ({ payload }) => (payload === 'end' ? resolve() : count()));
      client
        .query(`listen ${JOBS_CHANGED}`)
        .then(() => database.run(`${statement}; notify ${JOBS_CHANGED}, 'end'`))
        .catch(reject);
    });
    await client.end();
    return sent;
  }

  beforeEach(async () => {
    await makeCandidate(backend());
    await makeJob(backend(), await makeEmployer(backend()));
  });

  test.each(SHOWN)('notifies once: %s', async (statement) => {
    expect(await countNotifications(statement)).toBe(1);
  });

  test.each(NOT_SHOWN)('does not notify: %s', async (statement) => {
    expect(await countNotifications(statement)).toBe(0);
  });
});

/* An embedded database has one instance. */
function onServer(server: string): void {
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  const freshDatabase = async () => {
    const { url, drop } = await createDatabase(server);
    cleanUps.push(drop);
    return url;
  };
  const startProxy = async (url: string, refused?: string): Promise<TcpProxy> => {
    const proxy = await startTcpProxy(url, refused);
    cleanUps.push(proxy.close);
    return proxy;
  };
  /** An instance with a stopped clock, so that its cache lasts until a notification. */
  const startInstance = async (url: string) => {
    const now = new Date();
    const backend = await createBackend(() => openServer(url), { clock: () => now });
    cleanUps.push(backend.close);
    return backend;
  };
  const untilReliable = ({ dependencies }: Backend) =>
    expect.poll(() => dependencies.jobChanges.isReliable()).toBe(true);
  const nextChange = ({ dependencies }: Backend) =>
    new Promise<void>((resolve) => dependencies.jobChanges.onChange(resolve));

  test('the next search finds what another instance has written', async () => {
    const url = await freshDatabase();
    const [one, other] = [await startInstance(url), await startInstance(url)];
    await untilReliable(other);
    const employer = await makeEmployer(one);
    expect(await titles(other)).toEqual([]);
    const afterNotification = async (write: Promise<unknown>) => {
      await Promise.all([nextChange(other), write]);
      return titles(other);
    };
    const post = makeJob(one, employer, { title: 'Cook' });
    expect(await afterNotification(post)).toEqual(['Cook']);
    const path = `/api/jobs/${(await post)._id}`;
    const edit = (json: object) => one.request('PUT', path, { token: employer.token, json });
    expect(await afterNotification(edit({ title: 'Baker' }))).toEqual(['Baker']);
    expect(await readJob(other, path)).toEqual(['Baker', 'published']);
    expect(await afterNotification(edit({ status: 'closed' }))).toEqual([]);
    expect(await readJob(other, path)).toEqual(['Baker', 'closed']);
    expect(await afterNotification(edit({ status: 'published' }))).toEqual(['Baker']);
    expect(await readJob(other, path)).toEqual(['Baker', 'published']);
    expect(await afterNotification(one.request('DELETE', path, { token: employer.token }))).toEqual(
      [],
    );
    expect(await readJob(other, path)).toBe(404);
  });

  test('changes missed while no notifications arrived are found afterwards', async () => {
    const url = await freshDatabase();
    const instance = await startInstance(url);
    await untilReliable(instance);
    const employer = await makeEmployer(instance);
    const admin = openPool({ connectionString: url, max: 1 });
    cleanUps.push(() => admin.end());
    const times = (event: LogEvent) => instance.logged.filter((one) => one.event === event).length;
    await makeJob(instance, employer);
    for (const [lost, title] of ['Cook', 'Baker'].entries()) {
      await titles(instance);
      // Bypasses the trigger, as if its notification were lost.
      await admin.query(
        `set session_replication_role = replica; update jobs set title = '${title}'`,
      );
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'meydan, listening'`);
      await expect.poll(() => times('notifications.restored')).toBeGreaterThan(lost);
      expect(times('notifications.lost')).toBeGreaterThan(lost);
      expect(await titles(instance)).toEqual([title]);
    }
  });

  test('a server that refuses to LISTEN works without notifications, logged once', async () => {
    const proxy = await startProxy(await freshDatabase(), 'listen "');
    const instance = await startInstance(proxy.url);
    const employer = await makeEmployer(instance);
    await expect
      .poll(() => instance.logged.map(({ event }) => event))
      .toContain('notifications.lost');
    expect(await titles(instance)).toEqual([]);
    await makeJob(instance, employer, { title: 'Cook' });
    // The instance knows of its own writes.
    expect(await titles(instance)).toEqual(['Cook']);
    expect(instance.dependencies.jobChanges.isReliable()).toBe(false);
    const events = instance.logged.filter(({ event }) => event.startsWith('notifications'));
    expect(events).toEqual([{ event: 'notifications.lost' }]);
  });

  describe('listening', () => {
    /** Listens with a heartbeat every second. */
    const listen = (url: string, senderUrl = url) => {
      const sender = openPool({ connectionString: senderUrl, max: 1, query_timeout: 1000 });
      const states: boolean[] = [];
      let notified = 0;
      const subscriber = {
        onNotify: () => {
          notified += 1;
        },
        onState: (arrives: boolean) => void states.push(arrives),
      };
      const connections = { url, sender, channel: JOBS_CHANGED };
      const listener = listenOnServer(connections, subscriber, 1000);
      cleanUps.push(async () => {
        listener.close();
        await sender.end();
      });
      return { ...listener, states, notified: () => notified };
    };

    test('a connection that goes silent is replaced', async () => {
      const url = await freshDatabase();
      const proxy = await startProxy(url);
      const { isListening, states, notified } = listen(proxy.url, url);
      await expect.poll(isListening).toBe(true);
      const before = notified();
      expect(before).toBeGreaterThan(0);
      const since = states.length;
      proxy.freeze();
      await expect.poll(() => states.slice(since, since + 2)).toEqual([false, true]);
      expect(notified()).toBeGreaterThan(before);
    });

    test('a server that comes back is connected to again', async () => {
      const proxy = await startProxy(await freshDatabase());
      const { isListening, states } = listen(proxy.url);
      await expect.poll(isListening).toBe(true);
      proxy.cut();
      await expect.poll(() => states.at(-1)).toBe(false);
      expect(isListening()).toBe(false);
      proxy.restore();
      await expect.poll(isListening).toBe(true);
    });

    test('notifications that never arrive are noticed', async () => {
      // The sender is on another database, as behind a proxy that gives each transaction another session.
      const { isListening, states } = listen(await freshDatabase(), server);
      await expect.poll(() => states).toEqual([false]);
      expect(isListening()).toBe(false);
    });
  });
}

if (serverUrl) onServer(serverUrl);
