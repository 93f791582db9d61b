// @vitest-environment node
import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

const limits = { slots: 1, waiting: 1, waitMs: 60_000 };

test('turns are handed on in the order in which they were asked for', async () => {
  const { acquire } = createSemaphore({ ...limits, waiting: 2 });
  const release = await acquire();
  const order: string[] = [];
  const wait = async (name: string) => {
    const done = await acquire();
    order.push(name);
    done();
  };
  const all = Promise.all([wait('first'), wait('second')]);
  release();
  // Handing on twice gives no second turn away.
  release();
  await all;
  expect(order).toEqual(['first', 'second']);
});

test('too many who wait are refused at once', async () => {
  const { acquire } = createSemaphore(limits);
  const release = await acquire();
  const second = acquire();
  await expect(acquire()).rejects.toMatchObject({ code: 'DATABASE_OVERLOADED' });
  release();
  (await second)();
});

test('who has waited too long is refused, and holds up nobody after', async () => {
  const { acquire } = createSemaphore({ ...limits, waitMs: 20 });
  const release = await acquire();
  await expect(acquire()).rejects.toMatchObject({ code: 'DATABASE_OVERLOADED' });
  release();
  (await acquire())();
});
