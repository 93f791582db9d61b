import * as z from 'zod/mini';
import { newPassword } from '../../contract/credentials.ts';
import type { Settings } from '../../contract/settings.ts';
import { confirmPassword, samePasswords } from './password-pair.ts';

/** The new password, and the same again. */
export const resetPasswordFormSchema = (passwordMin: Settings['password_min']) =>
  z.object({ password: newPassword(passwordMin), confirmPassword }).check(samePasswords);
