import type { Endpoint } from '#src/contract/endpoint.ts';
import {
  applicationMessageInputSchema,
  applicationMessageSchema,
  messageTemplateSchema,
  readMessagesSchema,
  templateInputSchema,
  templateListSchema,
  threadQuerySchema,
  threadSchema,
  unreadMessagesSchema,
} from './application-message.ts';

/* Messages about an application, and templates for employers' messages. */

export const listMessages = {
  method: 'GET',
  path: '/api/applications/:id/messages',
  callers: 'user',
  own: { by: 'both', others: 404 },
  reads: 'messages',
  query: threadQuerySchema,
  reply: threadSchema,
} satisfies Endpoint;

export const postMessage = {
  method: 'POST',
  path: '/api/applications/:id/messages',
  callers: 'user',
  own: { by: 'both', others: 404 },
  touches: ['messages', 'applications', 'own-jobs', 'notifications'],
  body: applicationMessageInputSchema,
  reply: applicationMessageSchema,
  status: 201,
  isRepeatable: true,
  limits: ['write'],
  errors: [409],
} satisfies Endpoint;

export const markMessagesRead = {
  method: 'PUT',
  path: '/api/applications/:id/messages/read',
  callers: 'user',
  own: { by: 'both', others: 404 },
  touches: ['messages', 'applications', 'own-jobs', 'notifications'],
  body: readMessagesSchema,
  reply: unreadMessagesSchema,
} satisfies Endpoint;

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
