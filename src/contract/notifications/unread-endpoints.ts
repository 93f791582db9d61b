import type { Endpoint } from '#src/contract/endpoint.ts';
import { unreadSchema } from './notification.ts';

export const countUnread = {
  method: 'GET',
  path: '/api/notifications/unread',
  callers: 'user',
  reads: 'notifications',
  reply: unreadSchema,
} satisfies Endpoint;
