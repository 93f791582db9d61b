import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect } from 'vitest';
import { openServer } from '#server/platform/database/connection.ts';
import { projectFolder } from '#server/platform/project/version.ts';
import { createPages } from '#server/site/pages/pages.ts';
import { loadPageMaker } from '#server/site/pages/renderer.ts';
import { type Backend, createBackend } from '#tests/backend.ts';
import { makeEmployer, makeImage, makeJob } from '#tests/factories.ts';
import { apiTest } from './api-test.ts';
import { type Ask, BASE, openSite, readPage } from './page-reader.ts';
import { createDatabase, serverUrl } from './shared-backend.ts';

const { backend, test, send } = apiTest();

const SECOND = 1000;
const TEN_MINUTES = 600_000;

/** The number of API requests so far. */
const asked = () => backend().logged.filter(({ event }) => event === 'request').length;

/** Waits until the page is cached: a database server's notification of recent writes may come later. */
const untilCached = (get: Ask, path: string) =>
  expect
    .poll(async () => {
      await get(path);
      const before = asked();
      await get(path);
      return asked() === before;
    })
    .toBe(true);

describe('a cached page', () => {
  test('makes no API request, and is replaced as soon as its job changes (PAGE-6)', async () => {
    const employer = await makeEmployer(backend());
    const job = await makeJob(backend(), employer, { title: 'Cook' });
    const get = await openSite(backend());
    const path = `/jobs/${job._id}`;
    const read = async () => {
      const page = await readPage(await get(path));
      return [page.status, page.title];
    };
    const write = async (method: string, json?: object) => {
      expect((await send(method, `/api${path}`, employer, json)).ok).toBe(true);
    };
    await untilCached(get, path);
    expect(await read()).toEqual([200, 'Cook · Meydan']);
    const before = asked();
    backend().clock.advance(60_000);
    expect(await read()).toEqual([200, 'Cook · Meydan']);
    expect(asked()).toBe(before);
    await write('PUT', { title: 'Baker' });
    expect(await read()).toEqual([200, 'Baker · Meydan']);
    await write('PUT', { status: 'closed' });
    expect((await readPage(await get(path))).text).toContain('This job is closed');
    await write('DELETE');
    expect(await read()).toEqual([404, 'Job not found · Meydan']);
    // A missing page appears as soon as its job is published.
    const other = await makeJob(backend(), employer, { title: 'Nurse', status: 'draft' });
    expect((await get(`/jobs/${other._id}`)).status).toBe(404);
    const json = { status: 'published' };
    await send('PUT', `/api/jobs/${other._id}`, employer, json);
    expect((await get(`/jobs/${other._id}`)).status).toBe(200);
  });

  test('stays cached when a candidate changes images, which no page shows', async ({
    candidate,
  }) => {
    const job = await makeJob(backend(), await makeEmployer(backend()));
    const pictures = [await makeImage(backend(), candidate), await makeImage(backend(), candidate)];
    const get = await openSite(backend());
    await untilCached(get, `/jobs/${job._id}`);
    const before = asked();
    for (const profile_image_url of pictures)
      for (const path of ['/api/users/profile', '/api/users/profile/candidate']) {
        const { token } = candidate;
        const json = { profile_image_url };
        expect((await send('PUT', path, { token }, json)).status).toBe(200);
        await wait(100);
        await get(`/jobs/${job._id}`);
      }
    // The test itself made four requests; a dropped page would have made more.
    expect(asked() - before).toBe(4);
  });

  test.for([
    ['/', TEN_MINUTES],
    ['/about', TEN_MINUTES],
    ['/jobs', TEN_MINUTES],
    ['/jobs?jobType=full_time', TEN_MINUTES],
    ['/jobs?query=cook', SECOND],
    ['/jobs?location=berlin', SECOND],
    ['/jobs?postedWithin=7', SECOND],
    ['/jobs?salaryMin=1', SECOND],
  ] as const)(
    '%s is replaced at once after a change here, and otherwise after %s ms (PAGE-6)',
    async ([path, ttlMs]) => {
      const employer = await makeEmployer(backend());
      // Far from midnight, when every page expires.
      let now = new Date().setUTCHours(12);
      const get = await openSite(backend(), { clock: () => new Date(now) });
      const facts = { title: 'Cook', location: 'Berlin', salary_min: 50_000 };
      const read = async () => (await readPage(await get(path))).text.includes('Example Logistics');
      expect(await read()).toBe(false);
      await makeJob(backend(), employer, facts);
      expect(await read()).toBe(true);
      await untilCached(get, path);
      const before = asked();
      now += ttlMs - 1;
      await get(path);
      expect(asked()).toBe(before);
      now += 2;
      await get(path);
      expect(asked()).toBeGreaterThan(before);
    },
  );

  test('expires after a day, so that its dates are current', async () => {
    const job = await makeJob(backend(), await makeEmployer(backend()));
    const get = await openSite(backend());
    const path = `/jobs/${job._id}`;
    expect((await readPage(await get(path))).text).not.toMatch(/days ago/);
    backend().clock.advance(3 * 24 * 60 * 60 * 1000);
    expect((await readPage(await get(path))).text).toMatch(/3 days ago/);
  });
});

/** The text of a page without the times at which its data was read. */
const withoutTimes = (text: string) => text.replaceAll(/"(?:dehydratedAt|dataUpdatedAt)":\d+/g, '');

type Given = NonNullable<RequestInit['headers']>;

describe('a page is the same', () => {
  test('for every user and whatever headers (PAGE-1)', async ({ employer, candidate, job }) => {
    const draft = await makeJob(backend(), employer, { status: 'draft', title: 'Secret' });
    const now = new Date();
    const open = () => openSite(backend(), { clock: () => now });
    const paths = ['/', '/jobs', `/jobs/${job._id}`, `/jobs/${draft._id}`, '/nothing', '/faq'];
    const readAll = async (get: Ask, headers: Given = {}) => {
      const pages = await Promise.all(paths.map((path) => get(path, { headers })));
      return Promise.all(pages.map(async (page) => [page.status, withoutTimes(await page.text())]));
    };
    const plain = await readAll(await open());
    expect(plain.map(([status]) => status)).toEqual([200, 200, 200, 404, 404, 200]);
    expect(plain.join()).not.toContain('Secret');
    const { token } = employer;
    const given: Given[] = [
      { Authorization: `Bearer ${token}`, 'X-Auth-Token': token },
      { Authorization: `Bearer ${candidate.token}`, 'X-Auth-Token': candidate.token },
      { Cookie: `token=${token}; session=1; languages=tr; Language=tr` },
      { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example', Referer: token },
      { 'X-Original-URL': '/admin', 'X-Http-Method-Override': 'POST', Range: 'bytes=0-9' },
    ];
    // Each from new pages, so that nothing is cached.
    for (const headers of given) expect(await readAll(await open(), headers)).toEqual(plain);
  });

  test('for its language, with several languages side by side', async () => {
    const get = await openSite(backend());
    const languages = ['tr', 'en', 'tr', 'en'];
    const pages = await Promise.all(
      languages.map(async (one) =>
        readPage(await get('/about', { headers: { 'Accept-Language': one } })),
      ),
    );
    expect(pages.map(({ html }) => html.getAttribute('lang'))).toEqual(languages);
  });

  test('except for its host, which is the requested one unless configured', async () => {
    const job = await makeJob(backend(), await makeEmployer(backend()));
    const path = `/jobs/${job._id}`;
    const published = await openSite(backend());
    const open = await openSite(backend(), { publicUrl: '' });
    for (const host of ['http://evil.example', 'http://jobs.local:3000', 'https://jobs.local']) {
      const canonical = async (get: typeof open) => {
        const page = await readPage(await get(host + path));
        if (get === published) expect(page.text).not.toContain('evil.example');
        return page.attribute('link[rel=canonical]', 'href');
      };
      expect(await canonical(published)).toBe(BASE + path);
      expect(await canonical(open)).toBe(host + path);
    }
  });
});

/* An embedded database has one instance. */
function onServer(server: string): void {
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  /** An instance with its own renderer, as in a separate process, and a stopped clock. */
  const startInstance = async (url: string) => {
    const now = new Date();
    const instance = await createBackend(() => openServer(url), { clock: () => now });
    cleanUps.push(instance.close);
    const { clock, log, jobChanges } = instance.dependencies;
    const built = join(instance.folder, 'built');
    await cp(join(projectFolder, 'dist-server'), join(built, 'dist-server'), { recursive: true });
    await symlink(join(projectFolder, 'dist'), join(built, 'dist'));
    const maker = await loadPageMaker(built, instance.fetch);
    const answerPage = createPages({ ...maker, clock, log, jobChanges, publicUrl: BASE });
    const read = async (path: string) => {
      return readPage(await answerPage(new Request(BASE + path)));
    };
    await expect.poll(() => jobChanges.isReliable()).toBe(true);
    return { instance, read };
  };
  const nextChange = ({ dependencies }: Backend) =>
    new Promise<void>((resolve) => dependencies.jobChanges.onChange(resolve));

  test('the next page shows what another instance has written (PAGE-6)', async () => {
    const { url, drop } = await createDatabase(server);
    cleanUps.push(drop);
    const [one, other] = [await startInstance(url), await startInstance(url)];
    const employer = await makeEmployer(one.instance);
    const [job] = await Promise.all([
      makeJob(one.instance, employer, { title: 'Cook' }),
      nextChange(other.instance),
    ]);
    const path = `/jobs/${job._id}`;
    const change = (method: string, json?: object) =>
      Promise.all([
        nextChange(other.instance),
        one.instance.request(method, `/api${path}`, {
          token: employer.token,
          ...(json && { json }),
        }),
      ]);
    expect((await other.read(path)).title).toBe('Cook · Meydan');
    expect((await other.read('/jobs')).text).toContain('Cook');
    await change('PUT', { title: 'Baker' });
    expect((await other.read(path)).title).toBe('Baker · Meydan');
    expect((await other.read('/jobs')).text).toContain('Baker');
    await change('PUT', { status: 'closed' });
    expect((await other.read(path)).text).toContain('This job is closed');
    expect((await other.read('/jobs')).text).not.toContain('Baker');
    await change('DELETE');
    expect((await other.read(path)).status).toBe(404);
  });
}

if (serverUrl) onServer(serverUrl);
