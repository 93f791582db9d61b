import * as z from 'zod/mini';
import { resetPasswordSchema } from '../../contract/password-reset.ts';
import { confirmPassword, samePasswords } from './password-pair.ts';

/** The new password, and the same again. */
export const resetPasswordFormSchema = z
  .object({ password: resetPasswordSchema.shape.password, confirmPassword })
  .check(samePasswords);
