import * as z from 'zod/mini';
import { resetPasswordSchema } from '../../contract/password-reset.ts';
import { texts } from '../../contract/texts.ts';

/** The new password, and the same again. */
export const resetPasswordFormSchema = z
  .object({
    password: resetPasswordSchema.shape.password,
    confirmPassword: z.string().check(z.minLength(1, texts.confirmPasswordRequired)),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: texts.passwordsNotMatch,
      path: ['confirmPassword'],
    }),
  );
