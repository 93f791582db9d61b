import * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { LINE_MAX, NOTIFICATIONS_PAGE_SIZE, PAGE_SIZE_MAX } from '#src/contract/limits.ts';
import { pageNumber, pageSize } from '#src/contract/paging.ts';
import { atMost, listOf } from '#src/contract/requests.ts';
import { notificationPageSchema, unreadSchema } from './notification.ts';

export const listNotifications = {
  method: 'GET',
  path: '/api/notifications',
  callers: 'user',
  reads: 'notifications',
  query: z.object({ page: pageNumber, limit: pageSize(NOTIFICATIONS_PAGE_SIZE) }),
  reply: notificationPageSchema,
} satisfies Endpoint;

export const markNotificationsRead = {
  method: 'PUT',
  path: '/api/notifications/read',
  callers: 'user',
  touches: ['notifications'],
  body: z.object({ ids: z.optional(listOf(z.string().check(atMost(LINE_MAX)), PAGE_SIZE_MAX)) }),
  reply: unreadSchema,
  limits: ['markRead'],
} satisfies Endpoint;
