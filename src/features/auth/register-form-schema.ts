import * as z from 'zod/mini';
import { registrationSchema } from '../../contract/credentials.ts';
import { messages } from '../../contract/messages.ts';
import { confirmPassword, samePasswords } from './password-pair.ts';

/** The registration with what only the form asks: the password again, and the terms (rule AUTH-2). */
export const registerFormSchema = z
  .object({
    ...registrationSchema.shape,
    confirmPassword,
    termsAccepted: z.boolean().check(z.refine((accepted) => accepted, messages.termsRequired)),
  })
  .check(samePasswords);

export type RegisterForm = z.input<typeof registerFormSchema>;
