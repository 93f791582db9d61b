import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
