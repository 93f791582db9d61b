import * as z from 'zod/mini';
import { USER_TYPES } from './enumerations.ts';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import { requiredText } from './requests.ts';
import { texts } from './texts.ts';

const email = z
  .string(texts.emailRequired)
  .check(
    z.trim(),
    z.minLength(1, texts.emailRequired),
    z.maxLength(EMAIL_MAX, texts.emailInvalid),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, texts.emailInvalid),
  );

const newPassword = z
  .string(texts.passwordRequired)
  .check(
    z.minLength(1, texts.passwordRequired),
    z.minLength(PASSWORD_MIN, texts.passwordLength),
    z.maxLength(PASSWORD_MAX, texts.textTooLong),
  );

/** What a new account consists of; POST /api/auth/register carries the names in snake and in camel case. */
export const registrationSchema = z.object({
  first_name: requiredText(texts.firstNameRequired, NAME_MAX),
  last_name: requiredText(texts.lastNameRequired, NAME_MAX),
  email,
  password: newPassword,
  user_type: z.enum(USER_TYPES, texts.userTypeInvalid),
});
export type Registration = z.infer<typeof registrationSchema>;

export const credentialsSchema = z.object({
  email: requiredText(texts.emailRequired, EMAIL_MAX),
  password: z
    .string(texts.passwordRequired)
    .check(z.minLength(1, texts.passwordRequired), z.maxLength(PASSWORD_MAX, texts.textTooLong)),
});
export type Credentials = z.infer<typeof credentialsSchema>;
