import { createHash } from 'node:crypto';
import type { Tokens } from '#server/platform/secrets/tokens.ts';

/** Milliseconds that a confirming link works: as long as an unconfirmed account is kept (rule CONFIRM-2). */
export const CONFIRM_LIFETIME = 30 * 24 * 60 * 60 * 1000;
/** Milliseconds that its code works: it is short enough to be guessed. */
export const CODE_LIFETIME = 60 * 60 * 1000;
/** Milliseconds that a former address may take the account back (rule CONFIRM-6). */
export const TAKE_BACK_LIFETIME = 7 * 24 * 60 * 60 * 1000;
/** Wrong codes after which a link's code no longer works. */
export const WRONG_CODES_MAX = 5;

/** What is stored of a link's token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The token of a queued mail's link: 192 bits in hex. Derived with the server's secret, so that every attempt to send
 * the mail has it, though it isn't stored.
 */
export const linkTokenOf = ({ keyedHash }: Pick<Tokens, 'keyedHash'>, mailId: string): string =>
  keyedHash(`link of mail ${mailId}`).slice(0, 48);

/** The six digits that do the same as the link with this token. */
export const codeOf = ({ keyedHash }: Pick<Tokens, 'keyedHash'>, token: string): string => {
  const number = Number.parseInt(keyedHash(`code of link ${token}`).slice(0, 12), 16);
  return String(number % 1_000_000).padStart(6, '0');
};
