import * as z from 'zod/mini';
import { emailAddress, requiredLine, requiredText } from './requests.ts';
import { texts } from './texts.ts';

/** POST /api/messages: what the contact page sends to the operator. */
export const messageInputSchema = z.object({
  name: requiredLine(texts.nameRequired),
  email: emailAddress,
  subject: requiredLine(texts.subjectRequired),
  body: requiredText(texts.messageRequired),
});
export type MessageInput = z.infer<typeof messageInputSchema>;
