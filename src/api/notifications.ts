import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '../contract/endpoints/notifications.ts';
import type { FailureMessages } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { call } from './http.ts';
import { notificationsKey } from './unread-notifications.ts';

/** One page of the user's notifications, newest first. The previous page stays on screen while it loads. */
export const notificationsQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: [...notificationsKey(), 'page', userId, page] as const,
    queryFn: ({ signal }) => call(endpoints.listNotifications, { query: { page }, signal }),
    // Never another user's.
    placeholderData: (previous, query) => (query?.queryKey[2] === userId ? previous : undefined),
  });

export const notificationsFailure: FailureMessages = {
  otherwise: msg`We couldn’t load your notifications. Please try again later.`,
};

/** Marks one as read. Whoever opens it is on another screen by then, so a failure is silent. */
export const markRead = () =>
  defineMutation({
    mutationFn: (id: string) => call(endpoints.markNotificationsRead, { body: { ids: [id] } }),
    meta: { invalidates: [notificationsKey()] },
  });

export const markAllRead = () =>
  defineMutation({
    mutationFn: () => call(endpoints.markNotificationsRead, { body: {} }),
    meta: {
      invalidates: [notificationsKey()],
      success: msg`All notifications marked as read.`,
      failure: { otherwise: msg`We couldn’t mark your notifications as read.` },
    },
  });
