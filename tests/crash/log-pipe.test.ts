import { expect, test } from 'vitest';
import { serverPerTest } from './server-per-test.ts';

const server = serverPerTest();

/** Calls whose lines fill the pipe and the log's buffer. */
const CALLS = 9000;

test('a server whose log is not read keeps working, and later logs how many lines were dropped', async () => {
  const { child, said, url } = await server.start();
  const { stdout } = child;
  const call = async () => {
    const reply = await fetch(`${url}/api/settings`, { signal: AbortSignal.timeout(20_000) });
    await reply.arrayBuffer();
    return reply.status;
  };
  stdout?.pause();
  for (let made = 0; made < CALLS; made += 40)
    expect(await Promise.all(Array.from({ length: 40 }, call))).toEqual(Array(40).fill(200));
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  stdout?.resume();
  await expect
    .poll(async () => (await call()) && /log\.dropped.*\n/.test(said()), { timeout: 20_000 })
    .toBe(true);
  const lines = said().split('\n');
  const count = lines
    .filter((text) => text.includes('log.dropped'))
    .reduce((sum, text) => sum + (JSON.parse(text) as { count: number }).count, 0);
  expect(count).toBeGreaterThan(0);
  expect(lines.filter((text) => text.includes('"/api/settings"')).length + count).toBeGreaterThan(
    CALLS - 100,
  );
});
