import * as z from 'zod/mini';
import { messages } from '#src/contract/messages.ts';
import { emailAddress, requiredLine, requiredText } from '#src/contract/requests.ts';

/** POST /api/messages: what the contact page sends to the operator (rule INFO-1). */
export const messageInputSchema = z.object({
  name: requiredLine(messages.nameRequired),
  email: emailAddress,
  subject: requiredLine(messages.subjectRequired),
  body: requiredText(messages.messageRequired),
});
export type MessageInput = z.infer<typeof messageInputSchema>;
