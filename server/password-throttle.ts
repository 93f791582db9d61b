import type { Context } from 'hono';
import { messages } from '../src/contract/messages.ts';
import { Problem } from './problem.ts';

const SECOND = 1000;
/** Failures in a row that cost nobody any time. */
const FREE_ATTEMPTS = 5;
/** Milliseconds: the longest that the next attempt has to wait. */
const DELAY_MAX = 60 * SECOND;
/** Milliseconds without an attempt after which failures are forgotten. */
const COUNT_LIFETIME = 60 * 60 * SECOND;
/** Counts, and places known, that are kept in memory; beyond this the oldest is forgotten. */
const ENTRIES_MAX = 100_000;

/** Milliseconds until the next attempt, after so many failures in a row: 1 s, doubled by each, up to a minute. */
const delayAfter = (failures: number): number =>
  failures < FREE_ATTEMPTS
    ? 0
    : Math.min(DELAY_MAX, SECOND * 2 ** Math.min(failures - FREE_ATTEMPTS, 6));

/** How often a secret may be guessed. */
export type PasswordThrottle = {
  /**
   * Runs `compare`, which says whether the guess was right, and counts it to the account. Refuses with 429
   * while the account's delay lasts, whether or not there is such an account.
   */
  attempt: (c: Context, account: string, compare: () => Promise<boolean>) => Promise<boolean>;
  /** The caller has proved to own the account: its delays end, and its owner is known at this address from now on. */
  recordSuccess: (c: Context, account: string) => void;
};

/** A map that forgets what was set longest ago when it grows too large. */
function createBoundedMap<Value>() {
  const entries = new Map<string, Value>();
  return {
    get: (key: string) => entries.get(key),
    delete: (key: string) => entries.delete(key),
    set: (key: string, value: Value) => {
      entries.delete(key);
      entries.set(key, value);
      const oldest = entries.keys().next().value;
      if (entries.size > ENTRIES_MAX && oldest !== undefined) entries.delete(oldest);
    },
  };
}

/**
 * Counts wrong guesses per account over all addresses, in this process: each makes the next wait longer,
 * wherever it comes from. An address where the owner has succeeded before is counted by itself, so that
 * strangers hold up strangers alone.
 */
export function createPasswordThrottle(clock: () => Date): PasswordThrottle {
  const counts = createBoundedMap<{ failures: number; at: number }>();
  const knownAddresses = createBoundedMap<true>();
  const addressKeyOf = (c: Context, account: string): string | undefined => {
    const { address } = c.var;
    return address && JSON.stringify([account, address]);
  };
  const keyOf = (c: Context, account: string): string => {
    const addressKey = addressKeyOf(c, account);
    return addressKey && knownAddresses.get(addressKey) ? addressKey : JSON.stringify([account]);
  };
  const failuresOf = (key: string, now: number): { failures: number; at: number } => {
    const found = counts.get(key);
    return found && now - found.at < COUNT_LIFETIME ? found : { failures: 0, at: now };
  };
  const rememberAddress = (c: Context, account: string): void => {
    const addressKey = addressKeyOf(c, account);
    if (addressKey) knownAddresses.set(addressKey, true);
  };

  return {
    recordSuccess: (c, account) => {
      for (const key of [keyOf(c, account), JSON.stringify([account])]) counts.delete(key);
      rememberAddress(c, account);
    },
    attempt: async (c, account, compare) => {
      const key = keyOf(c, account);
      const now = clock().getTime();
      const { failures, at } = failuresOf(key, now);
      const wait = at + delayAfter(failures) - now;
      if (wait > 0) {
        c.var.log('limit.reached', { rule: 'passwords', address: c.var.address });
        const seconds = Math.ceil(wait / SECOND);
        throw new Problem(
          429,
          { msg: messages.tooManyRequests },
          { 'Retry-After': String(seconds) },
        );
      }
      // Counted before it is compared, so that many at once are no way past the delay.
      counts.set(key, { failures: failures + 1, at: now });
      try {
        const isRight = await compare();
        if (isRight) {
          counts.delete(key);
          rememberAddress(c, account);
        }
        return isRight;
      } catch (error) {
        // It was not compared: no guess.
        const counted = counts.get(key);
        if (counted) counts.set(key, { ...counted, failures: counted.failures - 1 });
        throw error;
      }
    },
  };
}

/** Where guesses are not limited. */
export const noPasswordThrottle: PasswordThrottle = {
  attempt: (_c, _account, compare) => compare(),
  recordSuccess: () => {},
};
