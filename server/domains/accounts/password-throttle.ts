import { hashOfAddress } from '#server/http/client.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { Problem } from '#server/http/problem.ts';
import type { Asker } from '#server/http/work-budget.ts';
import { createStore } from '#server/platform/cache/cache.ts';
import { createStopwatch } from '#server/platform/cache/stopwatch.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { isKnownAddress } from './client-queries.ts';
import { emailKey } from './queries.ts';

const SECOND = 1000;
/** Wrong passwords in a row that cause no delay. */
const FREE_ATTEMPTS = 5;
/** The longest delay, in milliseconds. */
const DELAY_MAX = 60 * SECOND;
/** The purpose of guessing a code of two-step login. */
export const SECOND_STEP = 'second_step';
/** The same for codes, of which there are only a million (rule TWOSTEP-3). */
const CODE_DELAY_MAX = 15 * 60 * SECOND;
/** Milliseconds without an attempt after which the count starts again. */
const COUNT_LIFETIME = 60 * 60 * SECOND;

/**
 * The delay in milliseconds after this many failures in a row: 1 s, doubled by each further failure, up to a minute, or
 * for codes a quarter of an hour.
 */
const delayAfter = (failures: number, purpose: string | undefined): number =>
  failures < FREE_ATTEMPTS
    ? 0
    : Math.min(
        purpose === SECOND_STEP ? CODE_DELAY_MAX : DELAY_MAX,
        SECOND * 2 ** Math.min(failures - FREE_ATTEMPTS, 10),
      );

/** The account's email, and what its attempts are counted for, if not a login's password. */
type Guessed = { email: string; purpose?: string };

/** Slows down password guessing. */
export type PasswordThrottle = {
  /**
   * Runs `compare`, which returns whether the password was right, and counts the attempt for the account. Refuses with
   * 429 during the account's delay, even if no such account exists.
   */
  attempt: (asker: Asker, account: Guessed, compare: () => Promise<boolean>) => Promise<boolean>;
  /** Ends the account's delays for a caller who proved to own it, and counts this address separately afterwards. */
  recordSuccess: (asker: Asker, account: Guessed) => void;
};

/**
 * Counts wrong passwords per account across all addresses, in this process; each lengthens the next delay. An address
 * from which the owner has succeeded before, on any instance, is counted separately, so that strangers cannot lock the
 * owner out (rule AUTH-8).
 */
export function createPasswordThrottle({
  database: { db },
  tokens,
  clock,
}: Pick<Dependencies, 'database' | 'tokens' | 'clock'>): PasswordThrottle {
  const counts = createStore<{ failures: number; at: number }>('wrong passwords');
  const passed = createStopwatch(clock);
  const accountKey = ({ email, purpose = 'login' }: Guessed): string =>
    JSON.stringify([purpose, emailKey(email)]);
  const addressKey = (account: Guessed, address: string): string =>
    JSON.stringify([accountKey(account), address]);
  const keyOf = async (account: Guessed, address: string | undefined): Promise<string> => {
    const isKnown =
      address && (await isKnownAddress(db, account.email, hashOfAddress(tokens, address), clock()));
    return isKnown ? addressKey(account, address) : accountKey(account);
  };
  const failuresOf = (key: string, now: number): { failures: number; at: number } => {
    const found = counts.get(key);
    return found && now - found.at < COUNT_LIFETIME ? found : { failures: 0, at: now };
  };

  return {
    recordSuccess: ({ address }, account) => {
      counts.delete(accountKey(account));
      if (address) counts.delete(addressKey(account, address));
    },
    attempt: async ({ address, log }, account, compare) => {
      const key = await keyOf(account, address);
      const now = passed();
      const { failures, at } = failuresOf(key, now);
      const wait = at + delayAfter(failures, account.purpose) - now;
      if (wait > 0) {
        log('limit.reached', { rule: 'passwords', address });
        const seconds = Math.ceil(wait / SECOND);
        throw new Problem(
          429,
          { msg: errorMessages.tooManyRequests },
          { 'Retry-After': String(seconds) },
        );
      }
      // Counted before the comparison, so that parallel attempts cannot avoid the delay.
      counts.set(key, { failures: failures + 1, at: now });
      try {
        const isRight = await compare();
        if (isRight) counts.delete(key);
        return isRight;
      } catch (error) {
        // Nothing was compared, so the attempt does not count.
        const counted = counts.get(key);
        if (counted) counts.set(key, { ...counted, failures: counted.failures - 1 });
        throw error;
      }
    },
  };
}

export const noPasswordThrottle: PasswordThrottle = {
  attempt: (_asker, _account, compare) => compare(),
  recordSuccess: () => {},
};
