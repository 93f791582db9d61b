import * as z from 'zod/mini';
import { texts } from '../../contract/texts.ts';

type Pair = { password: string; confirmPassword: string };

/** A new password, again. */
export const confirmPassword = z.string().check(z.minLength(1, texts.confirmPasswordRequired));

const hasBothPasswords = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'confirmPassword' in value &&
  typeof value.confirmPassword === 'string' &&
  value.confirmPassword !== '';

/** The rule of a form that asks for a new password twice. */
export const samePasswords = z.refine<Pair>(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    error: texts.passwordsNotMatch,
    path: ['confirmPassword'],
    // Also while other fields are still wrong, so that all problems show at once.
    when: ({ value }) => hasBothPasswords(value),
  },
);
