import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { end } from '#tests/server-process.ts';
import { serverPerTest } from './server-per-test.ts';

const { start } = serverPerTest();

test('SIGTERM fails readiness first and answers on for the time of the drain, SIGINT stops at once', async () => {
  const first = await start(undefined, { DRAIN_SECONDS: '3' });
  const stateOf = async (path: string) => {
    const response = await fetch(`${first.url}${path}`);
    return [response.status, ((await response.json()) as { status?: string }).status];
  };
  expect(await stateOf('/api/ready')).toEqual([200, 'ok']);
  const asked = performance.now();
  const ended = once(first.child, 'close');
  first.child.kill('SIGTERM');
  await expect.poll(() => stateOf('/api/ready'), { interval: 20 }).toEqual([503, 'stopping']);
  // Whoever has not heard of it yet is still served.
  expect((await stateOf('/api/jobs'))[0]).toBe(200);
  expect(await stateOf('/api/health')).toEqual([200, 'ok']);
  expect(await stateOf('/api/live')).toEqual([200, 'ok']);
  await ended;
  expect(first.child.exitCode).toBe(0);
  expect(performance.now() - asked).toBeGreaterThan(2900);

  const second = await start(undefined, { DRAIN_SECONDS: '600' });
  await pause(10);
  expect(await end(second, 'SIGINT')).toBe(0);
});
