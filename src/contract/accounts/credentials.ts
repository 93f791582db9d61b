import * as z from 'zod/mini';
import { USER_TYPES } from '#src/contract/enumerations.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '#src/contract/limits.ts';
import { atMost, emailAddress, requiredLine } from '#src/contract/requests.ts';
import type { Settings } from '#src/contract/server/settings.ts';

/** A new password of at least `min` characters. */
export const newPassword = (min: Settings['password_min']) =>
  z
    .string(errorMessages.passwordRequired)
    .check(
      z.minLength(1, errorMessages.passwordRequired),
      z.minLength(
        min,
        min === PASSWORD_MIN ? errorMessages.passwordLength : errorMessages.passwordShort,
      ),
      atMost(PASSWORD_MAX),
    );

/** A new account. POST /api/auth/register carries its names in both snake and camel case (rule AUTH-2). */
export const registrationSchema = z.object({
  first_name: requiredLine(errorMessages.firstNameRequired, NAME_MAX),
  last_name: requiredLine(errorMessages.lastNameRequired, NAME_MAX),
  email: emailAddress,
  password: newPassword(PASSWORD_MIN),
  user_type: z.enum(USER_TYPES, errorMessages.userTypeInvalid),
});
export type Registration = z.infer<typeof registrationSchema>;

/** Names come in snake case, camel case or both (rule CALL-3); snake case wins. */
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

/** An existing password: rules for new passwords don't apply to it. */
const knownPassword = (required: string) =>
  z.string(required).check(z.minLength(1, required), atMost(PASSWORD_MAX));

export const credentialsSchema = z.object({
  email: requiredLine(errorMessages.emailRequired, EMAIL_MAX),
  password: knownPassword(errorMessages.passwordRequired),
});
export type Credentials = z.infer<typeof credentialsSchema>;

/** PUT /api/auth/password: the signed-in user's old and new password. */
export const passwordChangeSchema = z.object({
  current_password: knownPassword(errorMessages.currentPasswordRequired),
  password: registrationSchema.shape.password,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** The signed-in user's password, asked for again. */
export const passwordVerificationSchema = z.object({
  password: knownPassword(errorMessages.currentPasswordRequired),
});
export type PasswordVerification = z.infer<typeof passwordVerificationSchema>;

/** POST /api/auth/forgot-password. */
export const forgotPasswordSchema = z.pick(registrationSchema, { email: true });
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

/** POST /api/auth/reset-password; `token` comes from the mailed link. */
export const resetPasswordSchema = z.object({
  token: requiredLine(errorMessages.linkInvalid),
  password: registrationSchema.shape.password,
});
export type ResetPassword = z.infer<typeof resetPasswordSchema>;
