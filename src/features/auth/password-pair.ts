import * as z from 'zod/mini';
import { messages } from '#src/contract/messages.ts';

export type PasswordPair = { password: string; confirmPassword: string };

/** A new password, again. */
export const confirmPassword = z.string().check(z.minLength(1, messages.confirmPasswordRequired));

const hasBothPasswords = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'confirmPassword' in value &&
  typeof value.confirmPassword === 'string' &&
  value.confirmPassword !== '';

/** The rule of a form that asks for a new password twice. */
export const samePasswords = z.refine<PasswordPair>(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    error: messages.passwordsNotMatch,
    path: ['confirmPassword'],
    // Also while other fields are still wrong, so that all problems show at once.
    when: ({ value }) => hasBothPasswords(value),
  },
);
