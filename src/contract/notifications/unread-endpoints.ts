import type { Endpoint } from '#src/contract/endpoint.ts';
import { unreadSchema } from './notification.ts';

/** Number of the caller's unread notifications, which the bar of every screen requests. */
export const countUnread = {
  method: 'GET',
  path: '/api/notifications/unread',
  callers: 'user',
  reads: 'notifications',
  reply: unreadSchema,
} satisfies Endpoint;
