import * as z from 'zod/mini';
import { newPassword } from '../../contract/credentials.ts';
import { passwordChangeSchema } from '../../contract/password-change.ts';
import type { Settings } from '../../contract/settings.ts';
import { confirmPassword, samePasswords } from './password-pair.ts';

/** The password of now, the new one, and the new one again. */
export const changePasswordFormSchema = (passwordMin: Settings['password_min']) =>
  z
    .object({ ...passwordChangeSchema.shape, password: newPassword(passwordMin), confirmPassword })
    .check(samePasswords);
