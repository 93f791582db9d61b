import * as z from 'zod/mini';
import { registrationSchema } from './credentials.ts';
import { PASSWORD_MAX } from './limits.ts';
import { messages } from './messages.ts';

/** PUT /api/auth/password: the signed-in user's password, now and from now on. */
export const passwordChangeSchema = z.object({
  current_password: z
    .string(messages.currentPasswordRequired)
    .check(
      z.minLength(1, messages.currentPasswordRequired),
      z.maxLength(PASSWORD_MAX, messages.textTooLong),
    ),
  password: registrationSchema.shape.password,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
