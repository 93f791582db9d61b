import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#src/contract/notifications/unread-endpoints.ts';
import { ApiError } from './api-error.ts';
import { call } from './http.ts';
import { keyOf } from './resource-key.ts';

/*
 * The number of unread notifications, in its own module, because the bar shows it on every screen.
 */

/** Milliseconds between polls while the page is visible. */
const POLL_MS = 60_000;

/** Whether the server refused and will again: the session is over, or it doesn't know the call. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The number of unread notifications. Polled, so failures are silent (rule NAV-5). */
export const countUnreadQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf(endpoints.countUnread.reads, 'unread', userId),
    queryFn: async ({ signal }) => (await call(endpoints.countUnread, { signal })).unread,
    refetchInterval: ({ state }) => (isRefused(state.error) ? false : POLL_MS),
    refetchOnWindowFocus: ({ state }) => !isRefused(state.error),
    retry: false,
    meta: { isSilent: true },
  });
