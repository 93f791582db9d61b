import { timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { TotpSetup } from '#src/contract/accounts/second-step.ts';
import { PRODUCT_NAME } from '#src/contract/product.ts';

/*
 * Codes of authenticator apps (RFC 6238): six digits by SHA1 for 30 seconds each, the one kind that every app knows
 * (rule TWOSTEP-3).
 */

/** Seconds that a code lasts: a time step. */
const PERIOD = 30;
/** Bytes of a secret: as many as SHA1 yields. */
const SECRET_BYTES = 20;
/** Steps that a phone's clock may be off, either way. */
const STEPS_OFF = 3;

/** A new secret, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the app is told; the label is how it names the account. */
export const totpSetup = (secret: string, label: string): TotpSetup => ({
  secret,
  uri: new TOTP({ issuer: PRODUCT_NAME, label, secret: Secret.fromBase32(secret) }).toString(),
});

/** The code of a time step. */
export const totpCode = (secret: string, step: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: step * PERIOD * 1000 });

export const totpStep = (now: Date): number => Math.floor(now.getTime() / (PERIOD * 1000));

/** The time step whose code this is, near enough to now and after the last one used; undefined if there is none. */
export function findTotpStep(
  secret: string,
  code: string,
  { now, after }: { now: Date; after: number },
): number | undefined {
  const current = totpStep(now);
  const typed = Buffer.from(code);
  let found: number | undefined;
  for (let step = current - STEPS_OFF; step <= current + STEPS_OFF; step += 1) {
    const right = Buffer.from(totpCode(secret, step));
    const isIt = right.length === typed.length && timingSafeEqual(right, typed);
    if (isIt && step > after) found ??= step;
  }
  return found;
}
