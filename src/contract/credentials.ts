import * as z from 'zod/mini';
import { USER_TYPES } from './enumerations.ts';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import { atMost, emailAddress, requiredLine } from './requests.ts';
import { texts } from './texts.ts';

const newPassword = z
  .string(texts.passwordRequired)
  .check(
    z.minLength(1, texts.passwordRequired),
    z.minLength(PASSWORD_MIN, texts.passwordLength),
    atMost(PASSWORD_MAX),
  );

/** What a new account consists of; POST /api/auth/register carries the names in snake and in camel case. */
export const registrationSchema = z.object({
  first_name: requiredLine(texts.firstNameRequired, NAME_MAX),
  last_name: requiredLine(texts.lastNameRequired, NAME_MAX),
  email: emailAddress,
  password: newPassword,
  user_type: z.enum(USER_TYPES, texts.userTypeInvalid),
});
export type Registration = z.infer<typeof registrationSchema>;

export const credentialsSchema = z.object({
  email: requiredLine(texts.emailRequired, EMAIL_MAX),
  password: z
    .string(texts.passwordRequired)
    .check(z.minLength(1, texts.passwordRequired), atMost(PASSWORD_MAX)),
});
export type Credentials = z.infer<typeof credentialsSchema>;
