import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type EventLoop, watchEventLoop } from './event-loop.ts';

let loop: EventLoop | undefined;
afterEach(() => loop?.stop());

const block = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test('an instance is late while its event loop is held up, and no longer afterwards', async () => {
  loop = watchEventLoop(400);
  for (let round = 0; round < 3; round += 1) {
    block(1200);
    await pause(50);
  }
  // Half of a gap is the mean wait in it.
  expect(loop.wait()).toBeGreaterThan(400);
  expect(loop.isLate()).toBe(true);
  await expect.poll(() => loop?.isLate(), { timeout: 20_000 }).toBe(false);
});

test('a process that does nothing else is not late', () => {
  loop = watchEventLoop();
  expect(loop.wait()).toBe(0);
  expect(loop.isLate()).toBe(false);
});
