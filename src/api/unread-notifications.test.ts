// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { readAlerts } from '#src/lib/alerts.ts';
import { saveToken } from '#src/lib/token.ts';
import { createQueryClient } from './query-client.ts';
import { countUnreadQuery } from './unread-notifications.ts';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.example'));

const MINUTE = 60_000;
/** A timeout in milliseconds, for busy machines. */
const WAITS_MS = 30_000;

let status = 200;
const asked = vi.fn<() => void>();
beforeEach(() => {
  vi.useFakeTimers();
  saveToken('a.b.c');
  status = 200;
  asked.mockReset();
  vi.stubGlobal('fetch', async () => {
    asked();
    return Response.json({ unread: 3 }, { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows or hides the page, as another tab or window does. */
const turn = async (visibility: 'visible' | 'hidden') => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  onTestFinished(() => state.mockRestore());
  window.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
};

/** The number of calls in this time. */
const callsIn = async (ms: number) => {
  const before = asked.mock.calls.length;
  await vi.advanceTimersByTimeAsync(ms);
  return asked.mock.calls.length - before;
};

/** Watches the number as the bell does; its first call is made. */
const watch = async () => {
  const queryClient = createQueryClient();
  queryClient.mount();
  const observer = new QueryObserver(queryClient, countUnreadQuery('me'));
  const stop = observer.subscribe(() => {});
  onTestFinished(() => {
    stop();
    queryClient.unmount();
    queryClient.clear();
  });
  // The first call loads code.
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(3), { timeout: WAITS_MS });
  return observer;
};

it('is asked for every minute while the page is visible, and when the user comes back (NAV-5)', async () => {
  await watch();
  expect(await callsIn(3 * MINUTE)).toBe(3);
  await turn('hidden');
  expect(await callsIn(10 * MINUTE)).toBe(0);
  asked.mockReset();
  await turn('visible');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('stays as it is after a failure, and is asked for again (NAV-5)', async () => {
  const observer = await watch();
  status = 500;
  expect(await callsIn(2 * MINUTE)).toBe(2);
  expect(observer.getCurrentResult().data).toBe(3);
  expect(readAlerts()).toEqual([]);
});

it('is not asked for again after a refusal, even when the user comes back (NAV-5)', async () => {
  await watch();
  status = 403;
  expect(await callsIn(MINUTE)).toBe(1);
  asked.mockReset();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  await turn('hidden');
  await turn('visible');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked).not.toHaveBeenCalled();
});
