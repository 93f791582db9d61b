import * as z from 'zod/mini';
import { registrationSchema } from '../../contract/credentials.ts';
import { texts } from '../../contract/texts.ts';

/** The registration with what only the form asks: the password again, and the terms (specification, section 5). */
export const registerFormSchema = z
  .object({
    ...registrationSchema.shape,
    confirmPassword: z.string().check(z.minLength(1, texts.confirmPasswordRequired)),
    termsAccepted: z.boolean().check(z.refine((accepted) => accepted, texts.termsRequired)),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: texts.passwordsNotMatch,
      path: ['confirmPassword'],
      // Also while other fields are still wrong, so that all problems show at once.
      when: ({ value }) => hasBothPasswords(value),
    }),
  );

const hasBothPasswords = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'confirmPassword' in value &&
  typeof value.confirmPassword === 'string' &&
  value.confirmPassword !== '';

export type RegisterForm = z.input<typeof registerFormSchema>;
