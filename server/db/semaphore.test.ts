// @vitest-environment node
import { expect, test } from 'vitest';
import { createLimiter } from './semaphore.ts';

const limits = { slots: 1, waiting: 1, waitMs: 60_000 };

/** Takes a turn; gives the function that ends it. */
function hold(inTurn: ReturnType<typeof createLimiter>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const turn = inTurn(() => promise);
  return () => {
    resolve();
    return turn;
  };
}

test('turns are handed on in the order in which they were asked for', async () => {
  const inTurn = createLimiter({ ...limits, waiting: 2 });
  const release = hold(inTurn);
  const order: string[] = [];
  const all = ['first', 'second'].map((name) => inTurn(async () => order.push(name)));
  await release();
  await Promise.all(all);
  expect(order).toEqual(['first', 'second']);
});

test('too many who wait are refused at once', async () => {
  const inTurn = createLimiter(limits);
  const release = hold(inTurn);
  const second = inTurn(async () => 'second');
  await expect(inTurn(async () => {})).rejects.toMatchObject({ code: 'DATABASE_OVERLOADED' });
  await release();
  expect(await second).toBe('second');
});

test('who has waited too long is refused, and holds up nobody after', async () => {
  const inTurn = createLimiter({ ...limits, waitMs: 20 });
  const release = hold(inTurn);
  await expect(inTurn(async () => {})).rejects.toMatchObject({ code: 'DATABASE_OVERLOADED' });
  await release();
  expect(await inTurn(async () => 'after')).toBe('after');
});
