import { describe, expect, it } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { Problem } from './problem.ts';
import { createWorkBudget, spendFreely, type WorkLimits } from './work-budget.ts';

const [OURS, THEIRS, OTHERS] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];

let now = Date.parse('2026-11-27T10:00:00Z');
const clock = () => new Date(now);
const logged: unknown[] = [];
const budgetOf = (limits: Partial<WorkLimits>) => createWorkBudget(clock, limits);
const asker = (address?: string) => ({
  address,
  log: (event: string, fields?: object) => void logged.push([event, fields]),
});

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
const problemOf = (work: Promise<unknown>) => work.catch((error: unknown) => error as Problem);

describe('turns (ERROR-5)', () => {
  it('one address has a few running and others queued, without delaying another address', async () => {
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

  it('three run and a hundred wait, unless set otherwise', async () => {
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

  it('queued addresses take turns', async () => {
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

  it('an address with too much queued is refused, and so is work that waits too long', async () => {
    const spend = budgetOf({ running: 2, runningOfOne: 1, waitingOfOne: 1, waitMs: 20 });
    const { start, endFirst } = createWork();
    const first = spend(asker(OURS), start('a'));
    const second = spend(asker(OURS), start('b'));
    expect(await refusalOf(spend(asker(OURS), start('c')))).toBe(429);
    expect(await refusalOf(second)).toBe(503);
    endFirst();
    expect(await first).toBe('a');
  });

  it('failed work frees its slot', async () => {
    const spend = budgetOf({ running: 1, runningOfOne: 1 });
    const failing = () => Promise.reject(new Error('no'));
    await expect(spend(asker(OURS), failing)).rejects.toThrow('no');
    expect(await spend(asker(OURS), async () => 'done')).toBe('done');
  });

  it('a full queue refuses every address, and a refused one leaves no trace', async () => {
    const spend = budgetOf({ running: 1, waiting: 1, waitMs: 600_000 });
    const { start, started, endFirst } = createWork();
    const all = [spend(asker(OURS), start('a')), spend(asker(THEIRS), start('b'))];
    const refused = spend(asker(OTHERS), start('c'));
    expect(await problemOf(refused)).toMatchObject({
      status: 503,
      body: { msg: errorMessages.busy },
      headers: { 'Retry-After': '2' },
    });
    expect(logged.at(-1)).toEqual(['limit.reached', { rule: 'work', address: OTHERS }]);
    endFirst();
    await settle();
    all.push(spend(asker(OTHERS), start('d')));
    endFirst();
    await settle();
    endFirst();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'd']);
    expect(started).toEqual(['a', 'b', 'd']);
  });

  it('one address waits for its own work, though others could run', async () => {
    const spend = budgetOf({ running: 3, runningOfOne: 1 });
    const { started, start, endFirst } = createWork();
    const all = [spend(asker(THEIRS), start('theirs'))];
    all.push(...['a', 'b'].map((name) => spend(asker(OURS), start(name))));
    await settle();
    endFirst();
    await settle();
    expect(started).toEqual(['theirs', 'a']);
    endFirst();
    await settle();
    expect(started).toEqual(['theirs', 'a', 'b']);
    endFirst();
    await Promise.all(all);
  });

  it('an address whose work has begun lets the others go first', async () => {
    const spend = budgetOf({ running: 3 });
    const { started, start, endFirst } = createWork();
    const all = ['a', 'b'].map((name) => spend(asker(OURS), start(name)));
    all.push(...['x', 'y', 'z'].map((name) => spend(asker(THEIRS), start(name))));
    all.push(spend(asker(OTHERS), start('other')));
    for (let index = 0; index < 6; index += 1) {
      await settle();
      endFirst();
    }
    await Promise.all(all);
    expect(started).toEqual(['a', 'b', 'x', 'y', 'other', 'z']);
  });

  it('a refused call doesn’t make room for the next one', async () => {
    const spend = budgetOf({ running: 4, runningOfOne: 1, waitingOfOne: 1 });
    const { start, endFirst } = createWork();
    const all = ['a', 'b'].map((name) => spend(asker(OURS), start(name)));
    for (let count = 0; count < 2; count += 1)
      expect(await refusalOf(spend(asker(OURS), start('more')))).toBe(429);
    endFirst();
    await settle();
    endFirst();
    expect(await Promise.all(all)).toEqual(['a', 'b']);
  });

  it('work that has waited too long, or has begun, makes room in the queue', async () => {
    const spend = budgetOf({ running: 1, waiting: 1, waitMs: 20 });
    const { start, endFirst } = createWork();
    const begin = (name: string) => spend(asker(OURS), start(name));
    const first = begin('a');
    expect(await refusalOf(begin('late'))).toBe(503);
    const second = begin('b');
    endFirst();
    expect(await first).toBe('a');
    // Beyond the time that `b` might have waited.
    await new Promise((resolve) => setTimeout(resolve, 40));
    const third = begin('c');
    const fourth = refusalOf(begin('d'));
    for (let index = 0; index < 3; index += 1) {
      endFirst();
      await settle();
    }
    expect([await second, await third, await fourth]).toEqual(['b', 'c', 503]);
    const last = begin('again');
    await settle();
    endFirst();
    expect(await last).toBe('again');
  });
});

describe('the time budget of an address (ERROR-5)', () => {
  const spendTime = () => new Promise<void>((resolve) => setTimeout(resolve, 60));

  it('is separate for each address, and refills up to what it was', async () => {
    const spend = budgetOf({ budgetMs: 50, refill: 2 });
    now += 10_000;
    await spend(asker(OURS), spendTime);
    const refused = spend(asker(OURS), spendTime);
    expect(await problemOf(refused)).toMatchObject({
      status: 429,
      body: { msg: errorMessages.tooManyRequests },
      headers: { 'Retry-After': '1' },
    });
    expect(logged.at(-1)).toEqual(['limit.reached', { rule: 'work', address: OURS }]);
    await spend(asker(THEIRS), spendTime);
    now += 1000;
    await spend(asker(OURS), spendTime);
    expect(await refusalOf(spend(asker(OURS), spendTime))).toBe(429);
  });

  it('must be regained by a second of work before a call may be made again', async () => {
    const spend = budgetOf({ budgetMs: 1, refill: 0.01 });
    await spend(asker(OURS), spendTime);
    const refused = await problemOf(spend(asker(OURS), spendTime));
    const seconds = refused instanceof Problem ? refused.headers['Retry-After'] : '';
    // A second, and the 60 ms spent, at a hundredth of the time.
    expect(Number(seconds)).toBeGreaterThan(104);
    expect(Number(seconds)).toBeLessThan(200);
    now += 1000;
    expect(await refusalOf(spend(asker(OURS), spendTime))).toBe(429);
  });

  it('is not counted without an address, and can be left out', async () => {
    const spend = budgetOf({ budgetMs: 0, running: 0 });
    expect(await spend(asker(), async () => 'done')).toBe('done');
    expect(await refusalOf(spend(asker(OURS), async () => 'done'))).toBe(429);
    expect(await spendFreely(asker(OURS), async () => 'done')).toBe('done');
  });
});
