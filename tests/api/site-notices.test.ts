import { afterEach, describe, expect } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { digestTables } from '#server/domains/backups/queries.ts';
import { createSiteNotice, deleteSiteNotice } from '#server/domains/site-notices/commands.ts';
import {
  findSiteNotices,
  listSiteNotices,
  watchSiteNotices,
} from '#server/domains/site-notices/queries.ts';
import { startTasks } from '#server/platform/background/tasks.ts';
import { siteNotices } from '#server/platform/database/schema.ts';
import { inReading } from '#server/platform/database/session.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { makeAdmin, makeApplication } from '#tests/factories.ts';
import { apiTest, HOUR } from './api-test.ts';
import { openSite, readPage } from './page-reader.ts';

const { backend, test } = apiTest();
const db = () => backend().database.db;
const now = () => backend().clock.now();
const at = (hours: number) => new Date(now().getTime() + hours * HOUR);
const texts = { en: 'Back at <10 & "quick"', tr: 'Saat 10’da geri döneriz' };
const add = (more: Partial<Parameters<typeof createSiteNotice>[1]> = {}) =>
  createSiteNotice(db(), { texts, isReadOnly: false, startsAt: at(0), endsAt: undefined, ...more });
const current = () => findSiteNotices(db(), now());

afterEach(() => db().delete(siteNotices));

describe('a notice of the operator (SITE-1)', () => {
  test('is there from its start to its end', async () => {
    const always = await add();
    const later = await add({ startsAt: at(1), endsAt: at(2) });
    const ids = async () => (await current()).map(({ _id }) => _id);
    expect(await ids()).toEqual([always]);
    expect(await listSiteNotices(db(), now())).toHaveLength(2);
    backend().clock.advance(HOUR);
    expect(await ids()).toEqual([always, later]);
    backend().clock.advance(HOUR);
    expect(await ids()).toEqual([always]);
    expect(await deleteSiteNotice(db(), always)).toBe(true);
    expect(await deleteSiteNotice(db(), always)).toBe(false);
    expect(await ids()).toEqual([]);
  });

  test('is one of three at most, of which one that forbids changes is the first', async () => {
    for (let i = 0; i < 4; i += 1) await add();
    const closing = await add({ isReadOnly: true });
    const shown = await current();
    expect(shown).toHaveLength(3);
    expect(shown[0]?._id).toBe(closing);
  });

  test('heads every page in both languages, as text', async () => {
    const id = await add();
    const ask = await openSite(backend(), { siteNotices: current });
    for (const path of ['/', '/login', '/nowhere']) {
      const page = await readPage(await ask(path));
      const bars = page.all('body > section[data-notice]');
      expect(bars.map((bar) => [bar.getAttribute('lang'), bar.textContent])).toEqual([
        ['en', texts.en],
        ['tr', texts.tr],
      ]);
    }
    await deleteSiteNotice(db(), id);
    expect(await (await ask('/')).text()).not.toContain('data-notice');
  });

  test('does not keep a page from being shown when it can’t be read', async () => {
    const ask = await openSite(backend(), {
      siteNotices: () => Promise.reject(new Error('no database')),
    });
    expect((await ask('/login')).status).toBe(200);
  });
});

describe('while the site is read-only (SITE-2)', () => {
  const readOnlyApi = () => {
    const { dependencies } = backend();
    const look = watchSiteNotices(db(), now);
    const readOnly = async () => (await look()).find(({ isReadOnly }) => isReadOnly)?.texts;
    return { readOnly, api: createApi({ ...dependencies, readOnly }) };
  };

  test('nothing can be changed, everything can be read', async ({ candidate, job }) => {
    await add({ isReadOnly: true });
    const { api } = readOnlyApi();
    const call = (method: string, path: string) =>
      api.fetch(
        new Request(`http://site.test${path}`, {
          method,
          headers: { Authorization: `Bearer ${candidate.token}` },
          ...(method === 'POST' && { body: '{}' }),
        }),
      );
    const refused = await call('POST', `/api/applications/${job._id}`);
    expect([refused.status, await refused.json()]).toEqual([503, { msg: texts.en, texts }]);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await call('POST', '/api/auth/login')).status).toBe(503);
    expect((await call('GET', `/api/jobs/${job._id}`)).status).toBe(200);
    expect((await call('GET', '/api/auth/sessions')).status).toBe(200);
  });

  test('whoever reads changes nothing', async ({ candidate, employer, job }) => {
    const application = await makeApplication(backend(), candidate, job);
    const admin = await makeAdmin(backend());
    await add({ isReadOnly: true });
    // Tokens, and when an account was last seen, are long ago.
    backend().clock.advance(30 * HOUR);
    const { api } = readOnlyApi();
    const digests = () =>
      backend().database.inSession((session) =>
        inReading(session, () => digestTables(session, new AbortController().signal)),
      );
    const before = await digests();
    const paths = Object.values(endpoints).flatMap(({ method, path }) =>
      method === 'GET'
        ? ['id', 'jobId', 'applicationId'].map((name) =>
            path.replaceAll(/:(\w+)/g, (_, param: string) =>
              param === name || name === 'id' ? job._id : application._id,
            ),
          )
        : [],
    );
    let succeeded = 0;
    for (const token of [undefined, candidate.token, employer.token, admin.token])
      for (const path of new Set(paths)) {
        const headers: Record<string, string> = token ? { 'X-Auth-Token': token } : {};
        const reply = await api.fetch(new Request(`http://site.test${path}`, { headers }));
        await reply.arrayBuffer();
        if (reply.ok) succeeded += 1;
      }
    await backend().settled();
    expect(succeeded).toBeGreaterThan(80);
    expect(await digests()).toEqual(before);
  });

  test('a notice alone forbids nothing', async () => {
    await add();
    expect(await readOnlyApi().readOnly()).toBeUndefined();
  });

  test('background work waits', async () => {
    await add({ isReadOnly: true });
    const { readOnly } = readOnlyApi();
    const { dependencies, settled } = backend();
    const isPaused = async () => (await readOnly()) !== undefined;
    let runs = 0;
    const task = {
      name: 'counting',
      interval: HOUR,
      run: async () => {
        runs += 1;
      },
    };
    startTasks([task], { ...dependencies, isPaused })();
    await settled();
    expect(runs).toBe(0);
    startTasks([task], { ...dependencies, isPaused: async () => false })();
    await settled();
    expect(runs).toBe(1);
  });
});
