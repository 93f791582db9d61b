import { expect, it, vi } from 'vitest';
import type { Health } from '#server/platform/database/health.ts';
import type { Dependencies } from './dependencies.ts';
import { createHealthCheck } from './health-check.ts';

function check(states: Health[]) {
  const health = vi.fn(async () => states.shift() ?? 'ok');
  const isDiskFull = vi.fn(async () => false);
  const database = { health } as unknown as Dependencies['database'];
  return { ask: createHealthCheck({ database, isDiskFull }), health, isDiskFull };
}

it('looks once for callers who ask at the same time, and again only when a good state is old', async () => {
  vi.useFakeTimers();
  try {
    const { ask, health, isDiskFull } = check(['ok', 'unreachable']);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['ok', 'ok', 'ok']);
    vi.advanceTimersByTime(200);
    expect(await ask()).toBe('ok');
    expect([health.mock.calls.length, isDiskFull.mock.calls.length]).toEqual([1, 1]);
    vi.advanceTimersByTime(100);
    expect(await ask()).toBe('unreachable');
  } finally {
    vi.useRealTimers();
  }
});

it('keeps no bad state, and no failure to look', async () => {
  const { ask, health, isDiskFull } = check(['busy', 'ok']);
  isDiskFull.mockResolvedValueOnce(true).mockRejectedValueOnce(new Error('no disk'));
  expect(await ask()).toBe('disk_full');
  await expect(ask()).rejects.toThrow('no disk');
  expect(await ask()).toBe('busy');
  expect(await ask()).toBe('ok');
  expect(health).toHaveBeenCalledTimes(2);
});
