import * as z from 'zod/mini';
import { registrationSchema } from './credentials.ts';
import { messages } from './messages.ts';
import { requiredLine } from './requests.ts';

/** POST /api/auth/forgot-password. */
export const forgotPasswordSchema = z.pick(registrationSchema, { email: true });
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

/** POST /api/auth/reset-password; `token` is the one of the link that was sent. */
export const resetPasswordSchema = z.object({
  token: requiredLine(messages.resetLinkInvalid),
  password: registrationSchema.shape.password,
});
export type ResetPassword = z.infer<typeof resetPasswordSchema>;
