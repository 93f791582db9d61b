import type { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { createWorkBudget, type WorkLimits } from '#server/http/work-budget.ts';
import { createPages } from '#server/site/pages/pages.ts';
import { SHELL_PATH } from '#src/contract/site/page.ts';
import { makeEmployer, makeJob } from '#tests/factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const [OURS, THEIRS] = ['192.0.2.1', '192.0.2.2'];

const budgetOf = (limits: Partial<WorkLimits>) => createWorkBudget(backend().clock.now, limits);
const asker = (address?: string) => ({ address, log: backend().dependencies.log });

/** No notifications: a database server may send one late, which would clear the cache. */
const noChanges = { onChange: () => () => {}, publish: () => {}, isReliable: () => true };

describe('the time budget of an address (ERROR-5)', () => {
  test('refuses searches, counts, similar jobs and suggestions beyond it with 429 and Retry-After', async () => {
    const job = await makeJob(backend(), await makeEmployer(backend()));
    const spend = budgetOf({ budgetMs: 0.001, refill: 0.001 });
    const { dependencies } = backend();
    const api = createApi({ ...dependencies, jobChanges: noChanges, rateLimits: true, spend });
    const ask = (path: string, address: string): ReturnType<Hono['request']> =>
      api.request(path, {}, { incoming: { socket: { remoteAddress: address } } });
    expect((await ask('/api/jobs?query=first', OURS)).status).toBe(200);
    for (const path of [
      '/api/jobs?query=second',
      '/api/jobs/facets',
      `/api/jobs/${job._id}/similar`,
      '/api/jobs/suggestions?query=engi',
    ]) {
      const refused = await ask(path, OURS);
      expect(refused.status, path).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await refused.json()).toEqual({ msg: expect.stringMatching(/^Too many/) });
    }
    // Cached pages and single jobs cost nothing.
    expect((await ask('/api/jobs?query=first', OURS)).status).toBe(200);
    expect((await ask(`/api/jobs/${job._id}`, OURS)).status).toBe(200);
    expect((await ask('/api/jobs?query=second', THEIRS)).status).toBe(200);
  });

  test('leaves uncached pages beyond it to the browser, as a shell with 429 and Retry-After', async () => {
    const { clock, log } = backend().dependencies;
    const answerPage = createPages({
      clock,
      log,
      jobChanges: noChanges,
      spend: budgetOf({ budgetMs: 0.001, refill: 0.001 }),
      routesOf: () => ({ routes: [], isRendered: true }),
      render: async ({ href }) => ({
        kind: href === SHELL_PATH ? 'shell' : 'page',
        status: 200,
        head: '',
        body: '',
        state: undefined,
        catalogs: [],
        routes: [],
        ttlMs: undefined,
      }),
      writeDocument: ({ kind }) => kind,
    });
    const ask = async (path: string) => {
      const answer = await answerPage(new Request(`http://site.test${path}`), asker(OURS));
      return [answer.status, await answer.text(), answer.headers.get('Retry-After')];
    };
    expect(await ask('/jobs?query=a')).toEqual([200, 'page', null]);
    expect(await ask('/jobs?query=b')).toEqual([429, 'shell', expect.stringMatching(/^\d+$/)]);
    expect(await ask('/jobs?query=a')).toEqual([200, 'page', null]);
  });
});
