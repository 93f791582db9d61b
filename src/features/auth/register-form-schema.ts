import * as z from 'zod/mini';
import { registrationSchema } from '#src/contract/accounts/credentials.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { Settings } from '#src/contract/server/settings.ts';
import { passwordPair, samePasswords } from './password-pair.ts';

/** The registration plus two form-only fields: password confirmation and terms (rule AUTH-2). */
export const registerFormSchema = (passwordMin: Settings['password_min']) =>
  z
    .object({
      ...registrationSchema.shape,
      ...passwordPair(passwordMin),
      termsAccepted: z
        .boolean()
        .check(z.refine((accepted) => accepted, errorMessages.termsRequired)),
    })
    .check(samePasswords);

export type RegisterForm = z.input<ReturnType<typeof registerFormSchema>>;
