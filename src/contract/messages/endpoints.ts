import type { Endpoint } from '#src/contract/endpoint.ts';
import {
  applicationMessageSchema,
  messageInputSchema,
  messageTemplateSchema,
  readMessagesSchema,
  templateInputSchema,
  templateListSchema,
  threadQuerySchema,
  threadSchema,
  unreadMessagesSchema,
} from './application-message.ts';

/* Messages about an application, and templates for employers' messages. */

/** For its candidate and the job's employer, each as they see it. */
export const listMessages = {
  method: 'GET',
  path: '/api/applications/:id/messages',
  callers: 'user',
  own: { by: 'both', others: 404 },
  reads: 'messages',
  query: threadQuerySchema,
  reply: threadSchema,
} satisfies Endpoint;

/** A candidate can only reply once the employer has written. */
export const postMessage = {
  method: 'POST',
  path: '/api/applications/:id/messages',
  callers: 'user',
  own: { by: 'both', others: 404 },
  touches: ['messages', 'applications', 'own-jobs', 'notifications'],
  body: messageInputSchema,
  reply: applicationMessageSchema,
  status: 201,
  isRepeatable: true,
  limits: ['write'],
  errors: [409],
} satisfies Endpoint;

/** Ignores ids that aren't messages from the other side. */
export const markMessagesRead = {
  method: 'PUT',
  path: '/api/applications/:id/messages/read',
  callers: 'user',
  own: { by: 'both', others: 404 },
  touches: ['messages', 'applications', 'own-jobs', 'notifications'],
  body: readMessagesSchema,
  reply: unreadMessagesSchema,
} satisfies Endpoint;

/** On the first call, the list starts with templates in each language. */
export const listTemplates = {
  method: 'GET',
  path: '/api/message-templates',
  callers: 'employer',
  reads: 'message-templates',
  reply: templateListSchema,
} satisfies Endpoint;

export const createTemplate = {
  method: 'POST',
  path: '/api/message-templates',
  callers: 'employer',
  touches: ['message-templates'],
  body: templateInputSchema,
  reply: messageTemplateSchema,
  status: 201,
  isRepeatable: true,
  limits: ['template'],
  errors: [409],
} satisfies Endpoint;

export const updateTemplate = {
  method: 'PUT',
  path: '/api/message-templates/:id',
  callers: 'employer',
  own: { by: 'employer', others: 404 },
  touches: ['message-templates'],
  body: templateInputSchema,
  reply: messageTemplateSchema,
  limits: ['template'],
} satisfies Endpoint;

export const deleteTemplate = {
  method: 'DELETE',
  path: '/api/message-templates/:id',
  callers: 'employer',
  own: { by: 'employer', others: 404 },
  touches: ['message-templates'],
} satisfies Endpoint;
