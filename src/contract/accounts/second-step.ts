import * as z from 'zod/mini';
import { errorMessages } from '#src/contract/error-messages.ts';
import { PASSKEY_NAME_MAX, PASSKEYS_MAX } from '#src/contract/limits.ts';
import { lenientCount, lenientDate, lenientText, lenientTexts } from '#src/contract/replies.ts';
import { atMost, listOf, requiredLine } from '#src/contract/requests.ts';
import { credentialsSchema, passwordVerificationSchema } from './credentials.ts';

/** Characters of a recovery code, shown in two groups. */
export const RECOVERY_CODE_LENGTH = 10;
/** Recovery codes made at a time. */
export const RECOVERY_CODES = 10;

/** A code as it is compared: of an app six digits, of the recovery codes letters and digits; other signs don't count. */
export const bareCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^\da-z]/g, '');

/** A code as people type it. */
const typedCode = z
  .string(errorMessages.codeRequired)
  .check(
    atMost(40, errorMessages.secondCodeWrong),
    z.overwrite(bareCode),
    z.minLength(1, errorMessages.codeRequired),
  );

/** Bytes in base64url. The library checks what is in them. */
const bytes = (max: number) =>
  z
    .string(errorMessages.passkeyRefused)
    .check(
      atMost(max, errorMessages.passkeyRefused),
      z.regex(/^[\w-]+$/, errorMessages.passkeyRefused),
    );
/** Of a credential's id, which has 1023 bytes at most. */
const ID_MAX = 1400;
const CLIENT_DATA_MAX = 4_000;
const SIGNED_MAX = 8_000;
/** Of a new public key with what vouches for it. */
const ATTESTATION_MAX = 40_000;

/** What a passkey signed to log in: the part of a browser's credential that is needed. */
export const assertionSchema = z.object(
  {
    id: bytes(ID_MAX),
    response: z.object({
      clientDataJSON: bytes(CLIENT_DATA_MAX),
      authenticatorData: bytes(SIGNED_MAX),
      signature: bytes(SIGNED_MAX),
    }),
  },
  errorMessages.passkeyRefused,
);
export type Assertion = z.infer<typeof assertionSchema>;

/** A new passkey. */
export const attestationSchema = z.object(
  {
    id: bytes(ID_MAX),
    response: z.object({
      clientDataJSON: bytes(CLIENT_DATA_MAX),
      attestationObject: bytes(ATTESTATION_MAX),
      transports: z.optional(listOf(z.string().check(atMost(20)), 10)),
    }),
  },
  errorMessages.passkeyRefused,
);
export type Attestation = z.infer<typeof attestationSchema>;

/** POST /api/auth/login; an account with two-step login also needs a code or a passkey (rule TWOSTEP-1). */
export const loginSchema = z.extend(credentialsSchema, {
  code: z.optional(typedCode),
  passkey: z.optional(assertionSchema),
});

/** POST /api/auth/verify: the signed-in user's password, or one of their passkeys (rule SESSION-10). */
export const verificationSchema = z
  .partial(z.extend(passwordVerificationSchema, { passkey: assertionSchema }))
  .check(
    z.refine(({ password, passkey }) => password !== undefined || passkey !== undefined, {
      error: errorMessages.currentPasswordRequired,
      path: ['password'],
    }),
  );

export const passkeyLoginSchema = z.object({ passkey: assertionSchema });

export const totpCodeSchema = z.object({ code: typedCode });

/** A passkey's name, by which its owner recognises it. */
export const passkeyNameSchema = z.object({
  name: requiredLine(errorMessages.passkeyNameRequired, PASSKEY_NAME_MAX),
});

export const passkeyRegistrationSchema = z.extend(passkeyNameSchema, {
  passkey: attestationSchema,
});

/** What a browser's passkey functions take: the library of the browser reads it. */
export const passkeyOptionsSchema = z.object({ options: z.looseObject({ challenge: z.string() }) });

/** A new authenticator app: its secret in base32, and the address in its QR code. */
export const totpSetupSchema = z.object({ secret: z.string(), uri: z.string() });
export type TotpSetup = z.infer<typeof totpSetupSchema>;

/** New recovery codes, which are shown once; empty if the account has some. */
export const recoveryCodesSchema = z.object({ recovery_codes: lenientTexts });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

export const passkeySchema = z.object({
  _id: z.string(),
  name: lenientText,
  created_at: lenientDate,
  used_at: lenientDate,
});
export type Passkey = z.infer<typeof passkeySchema>;

/** GET /api/auth/second-step. */
export const secondStepSchema = z.object({
  /** Since when an authenticator app is on. */
  totp_since: lenientDate,
  passkeys: z.catch(z.array(passkeySchema).check(z.maxLength(PASSKEYS_MAX)), []),
  recovery_codes_left: lenientCount,
  /** Whether the deployment asks it of this account, which then can't turn it off. */
  is_required: z.catch(z.boolean(), false),
  /** When the way back for a lost device opens; null if none was asked for. */
  recovers_at: lenientDate,
});
export type SecondStep = z.infer<typeof secondStepSchema>;

/** When a log-in with the password turns two-step login off. */
export const recoverySchema = z.object({ recovers_at: lenientDate });

/** The token of the mailed link that cancels it. */
export const recoveryLinkSchema = z.object({ token: requiredLine(errorMessages.linkInvalid) });
