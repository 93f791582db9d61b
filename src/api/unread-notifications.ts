import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#src/contract/notifications/unread-endpoints.ts';
import { ApiError } from './api-error.ts';
import { call } from './http.ts';
import { keyOf } from './resource-key.ts';

/*
 * How many notifications are unread, apart from the notifications themselves: the bar has it on every screen.
 */

/** Milliseconds between two questions for it, while the page is in sight. */
const POLL_MS = 60_000;

/** Whether the server refused, as it will the next time too: the session is over, or it knows no such call. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** How many notifications are unread. Asked for again and again, so a failure is silent (rule NAV-5). */
export const countUnreadQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf(endpoints.countUnread.reads, 'unread', userId),
    queryFn: async ({ signal }) => (await call(endpoints.countUnread, { signal })).unread,
    refetchInterval: ({ state }) => (isRefused(state.error) ? false : POLL_MS),
    refetchOnWindowFocus: ({ state }) => !isRefused(state.error),
    retry: false,
    meta: { isSilent: true },
  });
