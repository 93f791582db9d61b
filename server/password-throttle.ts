import type { Context } from 'hono';
import { messages } from '../src/contract/messages.ts';
import { createStore } from './cache.ts';
import { Problem } from './problem.ts';
import { createStopwatch } from './stopwatch.ts';

const SECOND = 1000;
/** Wrong passwords in a row that cause no delay. */
const FREE_ATTEMPTS = 5;
/** The longest delay, in milliseconds. */
const DELAY_MAX = 60 * SECOND;
/** Milliseconds without an attempt after which the count starts anew. */
const COUNT_LIFETIME = 60 * 60 * SECOND;

/**
 * The delay in milliseconds after so many failures in a row: 1 s, doubled by each further one, up to a
 * minute.
 */
const delayAfter = (failures: number): number =>
  failures < FREE_ATTEMPTS
    ? 0
    : Math.min(DELAY_MAX, SECOND * 2 ** Math.min(failures - FREE_ATTEMPTS, 6));

/** Slows down guessing of passwords. */
export type PasswordThrottle = {
  /**
   * Runs `compare`, which says whether the password was right, and counts the attempt for the account.
   * Refuses with 429 while the account's delay lasts, also for accounts that do not exist.
   */
  attempt: (c: Context, account: string, compare: () => Promise<boolean>) => Promise<boolean>;
  /**
   * The caller has proved to own the account: its delays end, and this address is counted separately from now
   * on.
   */
  recordSuccess: (c: Context, account: string) => void;
};

/**
 * Counts wrong passwords per account over all addresses, in this process. Each makes the next wait longer. An
 * address where the owner has succeeded before is counted separately, so that strangers cannot lock the owner
 * out.
 */
export function createPasswordThrottle(clock: () => Date): PasswordThrottle {
  const counts = createStore<{ failures: number; at: number }>('wrong passwords');
  const knownAddresses = createStore<true>('known addresses');
  const passed = createStopwatch(clock);
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
      const now = passed();
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
      // Counted before the comparison, so that parallel attempts cannot avoid the delay.
      counts.set(key, { failures: failures + 1, at: now });
      try {
        const isRight = await compare();
        if (isRight) {
          counts.delete(key);
          rememberAddress(c, account);
        }
        return isRight;
      } catch (error) {
        // Nothing was compared, so this was no attempt.
        const counted = counts.get(key);
        if (counted) counts.set(key, { ...counted, failures: counted.failures - 1 });
        throw error;
      }
    },
  };
}

/** Without limits. */
export const noPasswordThrottle: PasswordThrottle = {
  attempt: (_c, _account, compare) => compare(),
  recordSuccess: () => {},
};
