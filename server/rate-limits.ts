import type { Context } from 'hono';
import { texts } from '../src/contract/texts.ts';
import { Problem } from './problem.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** How often something may be asked for, and whose askings are counted together. */
type Rule = { most: number; ms: number; per: 'address' | 'subject' };

const RULES = {
  login: { most: 30, ms: MINUTE, per: 'address' },
  register: { most: 20, ms: HOUR, per: 'address' },
  forgotPassword: { most: 20, ms: HOUR, per: 'address' },
  message: { most: 10, ms: HOUR, per: 'address' },
  upload: { most: 60, ms: HOUR, per: 'subject' },
} satisfies Record<string, Rule>;

/** Counts one call under a rule; `subject` is the account that it is about. Refuses with 429 beyond the rule. */
export type Limit = (c: Context, name: keyof typeof RULES, subject?: string) => void;

/** Windows that are kept in memory; beyond this the oldest is forgotten. */
const WINDOWS_MAX = 100_000;

/** Counts calls in windows of fixed length, in this process. */
export function createRateLimits(clock: () => Date): Limit {
  const windows = new Map<string, { count: number; until: number }>();
  return (c, name, subject = '') => {
    const { most, ms, per }: Rule = RULES[name];
    const address = per === 'subject' ? '' : c.var.address;
    // Without a connection there is no address to count by.
    if (address === undefined) return;
    const key = JSON.stringify([name, address, per === 'address' ? '' : subject]);
    const now = clock().getTime();
    const found = windows.get(key);
    const window = found && found.until > now ? found : { count: 0, until: now + ms };
    if (window.count >= most) {
      c.var.log('limit.reached', { rule: name, address: c.var.address });
      const seconds = Math.ceil((window.until - now) / 1000);
      throw new Problem(429, { msg: texts.tooManyRequests }, { 'Retry-After': String(seconds) });
    }
    window.count += 1;
    if (window === found) return;
    windows.delete(key);
    windows.set(key, window);
    const oldest = windows.keys().next().value;
    if (windows.size > WINDOWS_MAX && oldest !== undefined) windows.delete(oldest);
  };
}

/** Where there are no limits. */
export const unlimited: Limit = () => {};
