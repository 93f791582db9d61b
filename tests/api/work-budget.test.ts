import type { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { Problem } from '#server/http/problem.ts';
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

/** Work that ends on demand. */
function createWork() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const start = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return { started, start, endFirst: () => ends.shift()?.() };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Problem ? error.status : undefined;
};

describe('turns (ERROR-5)', () => {
  test('one address has a few running and others queued, without delaying another address', async () => {
    const spend = budgetOf({ running: 4, runningOfOne: 2 });
    const { started, start, endFirst } = createWork();
    const all = ['a', 'b', 'c', 'd'].map((name) => spend(asker(OURS), start(name)));
    all.push(spend(asker(THEIRS), start('theirs')));
    await settle();
    expect(started).toEqual(['a', 'b', 'theirs']);
    for (let index = 0; index < 5; index += 1) {
      endFirst();
      await settle();
    }
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'theirs']);
  });

  test('three run and a hundred wait, unless set otherwise', async () => {
    const spend = budgetOf({ waitMs: 600_000 });
    const { started, start, endFirst } = createWork();
    const all = Array.from({ length: 103 }, () => spend(asker(OURS), start('work')));
    await settle();
    expect(started).toHaveLength(3);
    expect(await refusalOf(spend(asker(OURS), start('more')))).toBe(429);
    const isOver = Promise.all(all);
    const ending = setInterval(endFirst, 1);
    await isOver;
    clearInterval(ending);
  });

  test('queued addresses take turns', async () => {
    const spend = budgetOf({ running: 1, runningOfOne: 1 });
    const { started, start, endFirst } = createWork();
    const all = ['a', 'b', 'c'].map((name) => spend(asker(OURS), start(name)));
    all.push(spend(asker(THEIRS), start('theirs')));
    for (let index = 0; index < 4; index += 1) {
      await settle();
      endFirst();
    }
    await Promise.all(all);
    expect(started).toEqual(['a', 'theirs', 'b', 'c']);
  });

  test('an address with too much queued is refused, and so is work that waits too long', async () => {
    const spend = budgetOf({ running: 2, runningOfOne: 1, waitingOfOne: 1, waitMs: 20 });
    const { start, endFirst } = createWork();
    const first = spend(asker(OURS), start('a'));
    const second = spend(asker(OURS), start('b'));
    expect(await refusalOf(spend(asker(OURS), start('c')))).toBe(429);
    expect(await refusalOf(second)).toBe(503);
    endFirst();
    expect(await first).toBe('a');
  });

  test('failed work frees its slot', async () => {
    const spend = budgetOf({ running: 1, runningOfOne: 1 });
    const failing = () => Promise.reject(new Error('no'));
    await expect(spend(asker(OURS), failing)).rejects.toThrow('no');
    expect(await spend(asker(OURS), async () => 'done')).toBe('done');
  });
});

describe('the time budget of an address (ERROR-5)', () => {
  const spendTime = () => new Promise<void>((resolve) => setTimeout(resolve, 60));

  test('is separate for each address, and refills', async () => {
    const spend = budgetOf({ budgetMs: 50, refill: 1 });
    await spend(asker(OURS), spendTime);
    expect(await refusalOf(spend(asker(OURS), spendTime))).toBe(429);
    await spend(asker(THEIRS), spendTime);
    backend().clock.advance(1000);
    await spend(asker(OURS), spendTime);
  });

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
      isRendered: () => true,
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
