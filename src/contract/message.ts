import * as z from 'zod/mini';
import { registrationSchema } from './credentials.ts';
import { LINE_MAX } from './limits.ts';
import { requiredText } from './requests.ts';
import { texts } from './texts.ts';

/** POST /api/messages: what the contact page sends to the operator. */
export const messageInputSchema = z.object({
  name: requiredText(texts.nameRequired, LINE_MAX),
  email: registrationSchema.shape.email,
  subject: requiredText(texts.subjectRequired, LINE_MAX),
  body: requiredText(texts.messageRequired),
});
export type MessageInput = z.infer<typeof messageInputSchema>;
