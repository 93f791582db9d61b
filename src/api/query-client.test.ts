// @vitest-environment jsdom
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissAlert, readAlerts } from '#src/lib/alerts.ts';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

let queryClient: QueryClient;
beforeEach(() => {
  queryClient = createQueryClient();
});
afterEach(() => queryClient.clear());

describe('a failed query', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const triesOf = async (error: unknown) => {
    const ask = vi.fn(() => Promise.reject(error));
    const outcome = queryClient
      .fetchQuery({ queryKey: ['jobs'], queryFn: ask })
      .catch(() => 'failed');
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('failed');
    return ask.mock.calls.length;
  };

  it.each([
    ['no answer', new ApiError('offline')],
    ['502', new ApiError('http', { status: 502 })],
    ['503', new ApiError('http', { status: 503 })],
    ['504', new ApiError('http', { status: 504 })],
  ])('is retried once after %s', async (_, error) => {
    expect(await triesOf(error)).toBe(2);
  });

  it.each([
    ['400', new ApiError('http', { status: 400 })],
    ['401', new ApiError('http', { status: 401 })],
    ['403', new ApiError('http', { status: 403 })],
    ['404', new ApiError('http', { status: 404 })],
    ['429', new ApiError('http', { status: 429 })],
    ['500', new ApiError('http', { status: 500 })],
    ['501', new ApiError('http', { status: 501 })],
    ['an unreadable reply', new ApiError('malformed', { status: 200 })],
    ['a missing token', new ApiError('no-token')],
    ['an error in our code', new TypeError('x is undefined')],
  ])('is not retried after %s', async (_, error) => {
    expect(await triesOf(error)).toBe(1);
  });
});

describe('data on screen', () => {
  const shown = () => readAlerts().map(({ alertType }) => alertType);
  afterEach(() => {
    for (const { id } of readAlerts()) dismissAlert(id);
  });

  type Shown = { data?: unknown; isWatched?: boolean; meta?: object };
  /** The alerts after a screen's data could not be fetched again. */
  const alertsAfter = async (
    error: unknown,
    { data = 'old', isWatched = true, meta = {} }: Shown = {},
  ) => {
    const queryKey = ['jobs'];
    let isFirst = true;
    const options = {
      queryKey,
      meta,
      retry: false,
      queryFn: async () => {
        if (!isFirst) throw error;
        isFirst = false;
        return data;
      },
    };
    await queryClient.prefetchQuery(options);
    const stop = isWatched
      ? new QueryObserver(queryClient, {
          ...options,
          staleTime: Number.POSITIVE_INFINITY,
        }).subscribe(() => {})
      : () => {};
    await queryClient.refetchQueries({ queryKey, type: 'all' });
    stop();
    return shown();
  };

  it.each([
    new ApiError('offline'),
    new ApiError('malformed', { status: 200 }),
    new ApiError('http', { status: 500 }),
  ])('stays, and an alert says that it is outdated: %s', async (error) => {
    expect(await alertsAfter(error)).toEqual(['error']);
  });

  it.each([new ApiError('http', { status: 499 }), new ApiError('no-token'), new Error('x')])(
    'is not called outdated after %s',
    async (error) => expect(await alertsAfter(error)).toEqual([]),
  );

  it('is not called outdated where there is none, nobody sees it or the query is silent', async () => {
    const offline = new ApiError('offline');
    expect(await alertsAfter(offline, { data: null })).toEqual([]);
    expect(await alertsAfter(offline, { isWatched: false })).toEqual([]);
    expect(await alertsAfter(offline, { meta: { isSilent: true } })).toEqual([]);
  });
});

it('is not asked for again for half a minute', () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 30_000, networkMode: 'always', retryDelay: 500 });
  expect(mutations).toEqual({ networkMode: 'always', retry: false });
  const mayRetry = queries?.retryOnMount as (query: object) => boolean;
  const failedAgo = (ms: number) => mayRetry({ state: { errorUpdatedAt: Date.now() - ms } });
  expect([failedAgo(29_000), failedAgo(31_000)]).toEqual([false, true]);
});

it('is not retried without a connection', () => {
  const retry = queryClient.getDefaultOptions().queries?.retry as (
    failures: number,
    error: unknown,
  ) => boolean;
  const offline = new ApiError('offline');
  expect([retry(0, offline), retry(1, offline)]).toEqual([true, false]);
  const onLine = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  expect(retry(0, offline)).toBe(false);
  onLine.mockRestore();
});
