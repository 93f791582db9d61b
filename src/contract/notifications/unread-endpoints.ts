import type { Endpoint } from '#src/contract/endpoint.ts';
import { unreadSchema } from './notification.ts';

/** How many of the caller's notifications are unread: what the bar of every screen asks for. */
export const countUnread = {
  method: 'GET',
  path: '/api/notifications/unread',
  callers: 'user',
  reads: 'notifications',
  reply: unreadSchema,
} satisfies Endpoint;
