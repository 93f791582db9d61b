import * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { contactMessageInputSchema } from './contact-message.ts';

export const sendMessage = {
  method: 'POST',
  path: '/api/messages',
  callers: 'everyone',
  touches: [],
  body: contactMessageInputSchema,
  reply: z.object({}),
  status: 201,
  isRepeatable: true,
  limits: ['message'],
} satisfies Endpoint;
