import * as z from 'zod/mini';
import { errorMessages } from '#src/contract/error-messages.ts';
import { emailAddress, requiredLine, requiredText } from '#src/contract/requests.ts';

/** POST /api/messages: what the contact page sends to the operator (rule INFO-1). */
export const contactMessageInputSchema = z.object({
  name: requiredLine(errorMessages.nameRequired),
  email: emailAddress,
  subject: requiredLine(errorMessages.subjectRequired),
  body: requiredText(errorMessages.messageRequired),
});
export type MessageInput = z.infer<typeof contactMessageInputSchema>;
