import * as z from 'zod/mini';
import { passwordChangeSchema } from '../../contract/password-change.ts';
import { confirmPassword, samePasswords } from './password-pair.ts';

/** The password of now, the new one, and the new one again. */
export const changePasswordFormSchema = z
  .object({ ...passwordChangeSchema.shape, confirmPassword })
  .check(samePasswords);
