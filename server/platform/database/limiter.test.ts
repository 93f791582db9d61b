import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

const limits = { slots: 1, waiting: 1, waitMs: 60_000 };

/** Takes a turn; returns a function that ends it. */
function hold(limit: ReturnType<typeof createLimiter>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const turn = limit(() => promise);
  return () => {
    resolve();
    return turn;
  };
}

test('turns are granted in the order of the requests', async () => {
  const limit = createLimiter({ ...limits, waiting: 2 });
  const release = hold(limit);
  const order: string[] = [];
  const all = ['first', 'second'].map((name) => limit(async () => order.push(name)));
  await release();
  await Promise.all(all);
  expect(order).toEqual(['first', 'second']);
});

test('requests beyond the queue are refused at once', async () => {
  const limit = createLimiter(limits);
  const release = hold(limit);
  const second = limit(async () => 'second');
  await expect(limit(async () => {})).rejects.toMatchObject({ code: 'DATABASE_OVERLOADED' });
  await release();
  expect(await second).toBe('second');
});

test('a request that has waited too long is refused, and blocks no later one', async () => {
  const limit = createLimiter({ ...limits, waitMs: 20 });
  const release = hold(limit);
  await expect(limit(async () => {})).rejects.toMatchObject({ code: 'DATABASE_OVERLOADED' });
  await release();
  expect(await limit(async () => 'after')).toBe('after');
});
