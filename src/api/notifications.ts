import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#src/contract/notifications/endpoints.ts';
import type { FailureMessages } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { call } from './http.ts';
import { keyOf } from './resource-key.ts';

/** One page of the user's notifications, newest first. The previous page stays on screen while it loads. */
export const listNotificationsQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: keyOf(endpoints.listNotifications.reads, 'page', userId, page),
    queryFn: ({ signal }) => call(endpoints.listNotifications, { query: { page }, signal }),
    // Never another user's.
    placeholderData: (previous, query) => (query?.queryKey[2] === userId ? previous : undefined),
  });

export const listNotificationsFailure: FailureMessages = {
  fallback: msg`We couldn’t load your notifications. Please try again later.`,
};

const markOne = (id: string) => call(endpoints.markNotificationsRead, { body: { ids: [id] } });

/** Marks one as read that is being opened. The user is on another screen by then, so failures are silent. */
export const markNotificationReadOnOpening = () =>
  defineMutation(endpoints.markNotificationsRead, { mutationFn: markOne });

const failure = { fallback: msg`We couldn’t mark your notifications as read.` };

export const markNotificationRead = () =>
  defineMutation(endpoints.markNotificationsRead, { mutationFn: markOne, meta: { failure } });

export const markAllNotificationsRead = () =>
  defineMutation(endpoints.markNotificationsRead, {
    mutationFn: () => call(endpoints.markNotificationsRead, { body: {} }),
    meta: { success: msg`All notifications marked as read.`, failure },
  });
