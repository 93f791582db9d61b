import * as z from 'zod/mini';
import { newPassword } from '#src/contract/accounts/credentials.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { Settings } from '#src/contract/server/settings.ts';

export type PasswordPair = { password: string; confirmPassword: string };

/** A new password of at least `min` characters, and its confirmation. */
export const passwordPair = (min: Settings['password_min']) => ({
  password: newPassword(min),
  confirmPassword: z.string().check(z.minLength(1, errorMessages.confirmPasswordRequired)),
});

/** Requires both passwords to match. */
export const samePasswords = z.refine<PasswordPair>(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    error: errorMessages.passwordsNotMatch,
    path: ['confirmPassword'],
    // Also while other fields are invalid, so that all problems show at once.
    when: () => true,
  },
);
