import * as z from 'zod/mini';
import { USER_TYPES } from './enumerations.ts';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import { messages } from './messages.ts';
import { atMost, emailAddress, requiredLine } from './requests.ts';
import type { Settings } from './settings.ts';

/** A new password where the server asks for `min` characters. */
export const newPassword = (min: Settings['password_min']) =>
  z
    .string(messages.passwordRequired)
    .check(
      z.minLength(1, messages.passwordRequired),
      z.minLength(min, min === PASSWORD_MIN ? messages.passwordLength : messages.passwordShort),
      atMost(PASSWORD_MAX),
    );

/** A new account. POST /api/auth/register sends the names in snake and in camel case. */
export const registrationSchema = z.object({
  first_name: requiredLine(messages.firstNameRequired, NAME_MAX),
  last_name: requiredLine(messages.lastNameRequired, NAME_MAX),
  email: emailAddress,
  password: newPassword(PASSWORD_MIN),
  user_type: z.enum(USER_TYPES, messages.userTypeInvalid),
});
/** The names are sent in snake and in camel case (rule CALL-3); snake case wins. */
type EitherCase = Partial<Record<'firstName' | 'lastName' | 'userType', string>>;
export const registrationRequestSchema = z.pipe(
  z.transform((body: z.input<typeof registrationSchema> & EitherCase) => ({
    ...body,
    first_name: body.first_name ?? body.firstName,
    last_name: body.last_name ?? body.lastName,
    user_type: body.user_type ?? body.userType,
  })),
  registrationSchema,
);
export type Registration = z.infer<typeof registrationSchema>;

export const credentialsSchema = z.object({
  email: requiredLine(messages.emailRequired, EMAIL_MAX),
  password: z
    .string(messages.passwordRequired)
    .check(z.minLength(1, messages.passwordRequired), atMost(PASSWORD_MAX)),
});
export type Credentials = z.infer<typeof credentialsSchema>;
