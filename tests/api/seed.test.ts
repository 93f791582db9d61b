import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { banner } from '../../server/banner.ts';
import { type Config, readConfig } from '../../server/config.ts';
import { DEMO_ACCOUNTS } from '../../server/db/demo/content.ts';
import { findDemoAccounts, seedDemoContent } from '../../server/db/seed.ts';
import { startServer } from '../../server/start.ts';
import type { Application } from '../../src/contract/application.ts';
import { JOB_STATUSES } from '../../src/contract/enumerations.ts';
import type { Job, JobPage } from '../../src/contract/job.ts';
import { makeDataFolder } from '../database.ts';
import { makeCandidate } from '../factories.ts';
import { createDatabase, serverUrl, sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();
const seed = () => seedDemoContent(backend().dependencies);

async function login(email: string): Promise<string> {
  const json = { email, password: DEMO_ACCOUNTS.password };
  const response = await backend().request('POST', '/api/auth/login', { json });
  expect(response.status).toBe(200);
  return ((await response.json()) as { token: string }).token;
}
const read = async <Body>(path: string, token?: string): Promise<Body> =>
  (await (await backend().request('GET', path, { token })).json()) as Body;

describe('the demo content', () => {
  beforeEach(seed);

  test('is a list of many jobs, and each of its accounts works', async () => {
    const page = await read<JobPage>('/api/jobs?limit=50');
    expect(page.totalPages).toBeGreaterThanOrEqual(3);
    const candidate = await login(DEMO_ACCOUNTS.candidate);
    const own = await read<Application[]>('/api/applications/candidate', candidate);
    expect(new Set(own.map((application) => application.status)).size).toBe(6);
    const employer = await login(DEMO_ACCOUNTS.employer);
    expect(await read<object[]>('/api/jobs/employer', employer)).not.toHaveLength(0);
    expect(await read('/api/auth/me', await login(DEMO_ACCOUNTS.admin))).toMatchObject({
      email: DEMO_ACCOUNTS.admin,
    });
  });

  test('tells what has become of each application, and which are new', async () => {
    const candidate = await login(DEMO_ACCOUNTS.candidate);
    for (const { _id, status } of await read<Application[]>(
      '/api/applications/candidate',
      candidate,
    )) {
      const { events = [] } = await read<Application>(`/api/applications/${_id}`, candidate);
      expect(events.at(-1)?.to ?? 'pending').toBe(status);
    }
    const employer = await login(DEMO_ACCOUNTS.employer);
    const own = await read<Job[]>('/api/jobs/employer', employer);
    const busiest = own.find((job) => job.application_count === 18);
    const received = await read<Application[]>(`/api/applications/job/${busiest?._id}`, employer);
    const answered = received.find((application) => application.status === 'hired');
    const { events = [] } = await read<Application>(`/api/applications/${answered?._id}`, employer);
    expect(events).not.toHaveLength(0);
    for (const event of events) expect(event.by).not.toBe('');
    expect(busiest?.new_count).toBeGreaterThan(0);
    expect(busiest?.new_count).toBeLessThan(18);
    expect(new Set(own.map((job) => job.status))).toEqual(new Set(JOB_STATUSES));
  });

  test('has resumes that open', async () => {
    const candidate = await login(DEMO_ACCOUNTS.candidate);
    const [first] = await read<Application[]>('/api/applications/candidate', candidate);
    const token = candidate;
    const file = await backend().request('GET', first?.resume_url ?? '', { token });
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(await file.text()).toMatch(/^%PDF-/);
  });

  test('is found by its words', async () => {
    expect((await read<JobPage>('/api/jobs?location=istanbul')).jobs.length).toBeGreaterThan(3);
  });

  test('is written once', async () => {
    const before = await read<JobPage>('/api/jobs');
    await seed();
    expect(await read('/api/jobs')).toEqual(before);
    expect(await findDemoAccounts(backend().database.db)).toEqual(DEMO_ACCOUNTS);
  });
});

test('is never written where there are users', async () => {
  await makeCandidate(backend());
  await seed();
  expect(await read('/api/jobs')).toMatchObject({ jobs: [] });
  expect(await findDemoAccounts(backend().database.db)).toBeUndefined();
});

describe('what the server says when it is ready', () => {
  const config = readConfig({ DATA_DIR: '/srv/data', VITE_CONSOLE_PATH: 'backoffice' });

  test('its address, where the data lies, and the demo accounts if there are any', () => {
    const said = banner(config, { port: 4000, demo: DEMO_ACCOUNTS });
    expect(said).toContain('http://127.0.0.1:4000');
    expect(said).toContain('/srv/data');
    for (const word of Object.values(DEMO_ACCOUNTS)) expect(said).toContain(word);
    const plain = banner(config, { port: 4000, demo: undefined });
    for (const word of Object.values(DEMO_ACCOUNTS)) expect(plain).not.toContain(word);
  });

  test('not the address of the database, which holds its password', () => {
    const databaseUrl = 'postgres://me:secret@db.example/jobs';
    expect(banner({ ...config, databaseUrl }, { port: 1, demo: undefined })).not.toContain(
      'secret',
    );
  });
});

/* The rules of where demo content may go, asked of servers that really start. */
describe('a fresh server', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await makeDataFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const jobsOf = async (given: Partial<Config>): Promise<number> => {
    const config = { ...readConfig({ DATA_DIR: folder }), port: 0, ...given };
    const running = await startServer(config, () => {});
    try {
      const response = await fetch(`http://127.0.0.1:${running.port}/api/jobs?limit=50`);
      const { jobs } = (await response.json()) as JobPage;
      expect(running.demo !== undefined).toBe(jobs.length > 0);
      return jobs.length;
    } finally {
      await running.stop();
    }
  };

  const cases: [string, () => Promise<Partial<Config>>, boolean][] = serverUrl
    ? [
        [
          'on a database server',
          async () => ({ databaseUrl: (await fresh()).url, jwtSecret: 'x'.repeat(32) }),
          false,
        ],
      ]
    : [
        // From nothing at all; the others begin with a database that is made.
        ['on this machine alone', async () => ({ dataFolder: join(folder, 'new') }), true],
        ['that other machines reach', async () => ({ host: '0.0.0.0' }), false],
        ['with SEED=none', async () => ({ seed: 'none' }), false],
      ];
  const drops: (() => Promise<void>)[] = [];
  const fresh = async () => {
    const made = await createDatabase(serverUrl ?? '');
    drops.push(made.drop);
    return made;
  };
  afterAll(async () => {
    for (const drop of drops) await drop();
  });

  test.each(cases)('%s', async (_name, given, filled) => {
    expect((await jobsOf(await given())) > 0).toBe(filled);
  });
});
