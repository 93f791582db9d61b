import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { announceDue } from '#server/domains/applications/announce-commands.ts';
import { DEMO_ACCOUNTS } from '#server/domains/demo/accounts.ts';
import { findDemoAccounts, seedDemoContent } from '#server/domains/demo/commands.ts';
import { remindOfInterviews } from '#server/domains/interviews/background.ts';
import { STARTER_TEMPLATES } from '#server/domains/messages/starter-templates.ts';
import { banner } from '#server/platform/config/banner.ts';
import { type Config, readConfig } from '#server/platform/config/config.ts';
import { mails, users } from '#server/platform/database/schema.ts';
import { startServer } from '#server/start.ts';
import type { Application, ApplicationPage } from '#src/contract/applications/application.ts';
import type { ApplicationNote } from '#src/contract/applications/application-review.ts';
import { JOB_STATUSES } from '#src/contract/enumerations.ts';
import type { UpcomingInterview } from '#src/contract/interviews/interview.ts';
import type { Job, JobPage } from '#src/contract/jobs/job.ts';
import type { NotificationPage } from '#src/contract/notifications/notification.ts';
import { makeDataFolder } from '#tests/database.ts';
import { makeCandidate } from '#tests/factories.ts';
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

  test('has many jobs, and each of its accounts works', async () => {
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
    const { db } = backend().database;
    expect(await db.$count(users, isNull(users.email_confirmed_at))).toBe(0);
  });

  test('has the history of each application, and some new ones', async () => {
    const candidate = await login(DEMO_ACCOUNTS.candidate);
    for (const { _id, status } of await read<Application[]>(
      '/api/applications/candidate',
      candidate,
    )) {
      const { events = [] } = await read<Application>(`/api/applications/${_id}`, candidate);
      // A message belongs to one change at most.
      expect(new Set(events.map((event) => event._id)).size).toBe(events.length);
      expect(events.findLast(({ to }) => to)?.to ?? 'pending').toBe(status);
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
    expect(new Set(received.map(({ status }) => status)).size).toBe(6);
    expect(new Set(own.map((job) => job.status))).toEqual(new Set(JOB_STATUSES));
  });

  test('has activity between both sides', async () => {
    const candidate = await login(DEMO_ACCOUNTS.candidate);
    const employer = await login(DEMO_ACCOUNTS.employer);
    for (const token of [candidate, employer]) {
      const { interviews } = await read<{ interviews: UpcomingInterview[] }>(
        '/api/interviews',
        token,
      );
      const answers = interviews.map(({ answer }) => answer);
      expect(answers).toEqual(expect.arrayContaining(['confirmed', 'none']));
      expect(interviews.some(({ place }) => place)).toBe(true);
      expect(interviews.some(({ link }) => link)).toBe(true);
      const received = await read<NotificationPage>('/api/notifications?limit=50', token);
      expect(received.unread).toBeGreaterThan(1);
      expect(received.unread).toBeLessThan(received.total);
      expect(new Set(received.notifications.map(({ kind }) => kind)).size).toBeGreaterThan(3);
    }

    const own = await read<ApplicationPage>('/api/applications/candidate?page=1', candidate);
    expect(own.applications.some(({ unread_messages = 0 }) => unread_messages > 0)).toBe(true);
    expect(own.applications.filter(({ is_again }) => is_again)).toHaveLength(1);
    const withdrawn = await read<ApplicationPage>(
      '/api/applications/candidate?page=1&status=withdrawn',
      candidate,
    );
    expect(withdrawn.applications).toHaveLength(1);

    const [busiest] = (await read<Job[]>('/api/jobs/employer', employer)).toSorted(
      (one, other) => (other.application_count ?? 0) - (one.application_count ?? 0),
    );
    const received = await read<ApplicationPage>(
      `/api/applications/job/${busiest?._id}?page=1&sort=rating`,
      employer,
    );
    const [best] = received.applications;
    expect(best).toMatchObject({ rating: 5, headline: expect.stringMatching(/./) });
    const { notes } = await read<{ notes: ApplicationNote[] }>(
      `/api/applications/${best?._id}/notes`,
      employer,
    );
    expect(notes[0]?.is_own).toBe(true);
    expect(received.applications.some(({ unread_messages = 0 }) => unread_messages > 0)).toBe(true);
    const { templates } = await read<{ templates: object[] }>('/api/message-templates', employer);
    expect(templates).toHaveLength(STARTER_TEMPLATES.length + 1);
  });

  test('sends no mails, neither at once nor about its notifications', async () => {
    const { database, clock } = backend().dependencies;
    const { db } = database;
    await announceDue(db, clock());
    await remindOfInterviews(db, clock());
    expect(await db.select().from(mails)).toEqual([]);
  });

  test('has resumes that open', async () => {
    const candidate = await login(DEMO_ACCOUNTS.candidate);
    const [first] = await read<Application[]>('/api/applications/candidate', candidate);
    const token = candidate;
    const file = await backend().request('GET', first?.resume_url ?? '', { token });
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(await file.text()).toMatch(/^%PDF-/);
  });

  test('has a logo for each employer, as an upload is stored', async () => {
    const { jobs } = await read<JobPage>('/api/jobs?limit=50');
    const urls = new Set(jobs.map(({ employer }) => employer?.company_logo_url ?? ''));
    expect(urls.size).toBeGreaterThan(10);
    for (const url of urls)
      for (const query of ['', '?size=card']) {
        const logo = await backend().request('GET', url + query);
        expect(logo.headers.get('content-type')).toBe('image/webp');
        expect((await logo.arrayBuffer()).byteLength).toBeGreaterThan(100);
      }
  });

  test('can be searched', async () => {
    expect((await read<JobPage>('/api/jobs?location=istanbul')).jobs.length).toBeGreaterThan(3);
  });

  test('is written once', async () => {
    const before = await read<JobPage>('/api/jobs');
    await seed();
    expect(await read('/api/jobs')).toEqual(before);
    expect(await findDemoAccounts(backend().database.db)).toEqual(DEMO_ACCOUNTS);
  });
});

test('demo content is never written to a database with users', async () => {
  await makeCandidate(backend());
  await seed();
  expect(await read('/api/jobs')).toMatchObject({ jobs: [] });
  expect(await findDemoAccounts(backend().database.db)).toBeUndefined();
});

describe('the startup banner', () => {
  const config = readConfig({ DATA_DIR: '/srv/data', VITE_CONSOLE_PATH: 'backoffice' });

  test('has the address, the data folder and any demo accounts', () => {
    const said = banner(config, { port: 4000, demo: DEMO_ACCOUNTS });
    expect(said).toContain('http://127.0.0.1:4000');
    expect(said).toContain('/srv/data');
    for (const word of Object.values(DEMO_ACCOUNTS)) expect(said).toContain(word);
    const plain = banner(config, { port: 4000, demo: undefined });
    for (const word of Object.values(DEMO_ACCOUNTS)) expect(plain).not.toContain(word);
  });

  test('omits the address of the database, which contains its password', () => {
    const databaseUrl = 'postgres://me:secret@db.example/jobs';
    expect(banner({ ...config, databaseUrl }, { port: 1, demo: undefined })).not.toContain(
      'secret',
    );
  });
});

/* Which servers get demo content, tested with servers that really start. */
describe('a fresh server', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await makeDataFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const jobsOf = async (given: Partial<Config>, query = ''): Promise<number> => {
    const config = { ...readConfig({ DATA_DIR: folder }), port: 0, ...given };
    const running = await startServer(config, () => {});
    try {
      const response = await fetch(`http://127.0.0.1:${running.port}/api/jobs?limit=50${query}`);
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
        // Without a database; the others start with an empty one.
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

  test.skipIf(serverUrl)('compares the salaries of its demo content (JOB-11)', async () => {
    const query = '&location=istanbul&salaryMin=15000';
    expect(await jobsOf({ dataFolder: join(folder, 'new') }, query)).toBeGreaterThan(0);
  });

  test.each(cases)('%s', async (_name, given, filled) => {
    expect((await jobsOf(await given())) > 0).toBe(filled);
  });
});
