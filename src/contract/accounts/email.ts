import * as z from 'zod/mini';
import { errorMessages } from '#src/contract/error-messages.ts';
import { lenientOptionalText, lenientText } from '#src/contract/replies.ts';
import { atMost, requiredLine } from '#src/contract/requests.ts';
import { passwordChangeSchema, registrationSchema } from './credentials.ts';

/** GET /api/auth/email. `pending` is the address that the account will have once it is confirmed there; '' for none. */
export const emailSettingsSchema = z.object({
  email: lenientText,
  is_confirmed: z.catch(z.boolean(), true),
  pending: lenientOptionalText,
});
export type EmailSettings = z.infer<typeof emailSettingsSchema>;

/** POST /api/auth/email. */
export const emailChangeSchema = z.object({
  email: registrationSchema.shape.email,
  current_password: passwordChangeSchema.shape.current_password,
});
export type EmailChange = z.infer<typeof emailChangeSchema>;

/** The token of a confirming link. */
export const emailLinkSchema = z.object({ token: requiredLine(errorMessages.linkInvalid) });

/** The address that was confirmed. */
export const confirmedEmailSchema = z.object({ email: lenientText });

/** The six digits of a confirming mail, which may be typed with spaces. */
export const emailCodeSchema = z.object({
  code: z.string(errorMessages.codeRequired).check(
    atMost(24, errorMessages.codeInvalid),
    z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
    z.minLength(1, { abort: true, error: errorMessages.codeRequired }),
    z.regex(/^\d{6}$/, errorMessages.codeInvalid),
  ),
});
export type EmailCode = z.infer<typeof emailCodeSchema>;
