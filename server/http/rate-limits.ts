import type { Context } from 'hono';
import { createStore, type Store } from '#server/platform/cache/cache.ts';
import { createStopwatch } from '#server/platform/cache/stopwatch.ts';
import type { RateLimit } from '#src/contract/endpoint.ts';
import { errorMessages, type ServerMessage } from '#src/contract/error-messages.ts';
import { filledProblem, Problem } from './problem.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At most `most` calls in `ms` milliseconds, counted per address or per account. */
type Rule = {
  most: number;
  ms: number;
  per: 'address' | 'account';
  /** Message beyond the limit, if more specific than 'too many requests'. */
  text?: ServerMessage;
};

/** Rate limits by the names that endpoints use. */
export const LIMITS: Readonly<Record<RateLimit, Rule>> = {
  login: { most: 30, ms: MINUTE, per: 'address' },
  register: { most: 20, ms: HOUR, per: 'address' },
  forgotPassword: { most: 20, ms: HOUR, per: 'address' },
  // Each call derives two keys, even with the right password.
  changePassword: { most: 10, ms: HOUR, per: 'account' },
  // Each call mails an address that the account need not own.
  changeEmail: { most: 5, ms: HOUR, per: 'account' },
  // A code has a million values.
  confirmEmail: { most: 20, ms: HOUR, per: 'account' },
  // Each call mails the account.
  deleteAccount: { most: 5, ms: HOUR, per: 'account' },
  verifyPassword: { most: 10, ms: HOUR, per: 'account' },
  // Each call writes a challenge, or checks a signature.
  passkey: { most: 60, ms: MINUTE, per: 'address' },
  // A page sends one when it is left, and one for each of its first errors.
  report: { most: 60, ms: MINUTE, per: 'address' },
  recover: { most: 20, ms: HOUR, per: 'address' },
  // Changes of the second step; a new app is confirmed by a code.
  secondStep: { most: 60, ms: HOUR, per: 'account' },
  message: { most: 10, ms: HOUR, per: 'address' },
  upload: { most: 60, ms: HOUR, per: 'account' },
  // Typing sends several calls a second, and an office shares one address.
  suggest: { most: 600, ms: MINUTE, per: 'address' },
  // An agency posts forty jobs on a Monday morning; flooding the first page takes seconds.
  publish: { most: 5, ms: MINUTE, per: 'account', text: errorMessages.publishLimit },
  post: { most: 50, ms: HOUR, per: 'account', text: errorMessages.postLimit },
  postOfDay: { most: 100, ms: DAY, per: 'account', text: errorMessages.postDayLimit },
  edit: { most: 300, ms: DAY, per: 'account', text: errorMessages.editLimit },
  apply: { most: 30, ms: HOUR, per: 'account', text: errorMessages.applyLimit },
  applyOfDay: { most: 100, ms: DAY, per: 'account', text: errorMessages.applyDayLimit },
  markRead: { most: 1000, ms: HOUR, per: 'account' },
  // Per account, since one-click calls all come from the mail program's servers.
  preferences: { most: 60, ms: HOUR, per: 'account' },
  write: { most: 30, ms: HOUR, per: 'account', text: errorMessages.messageLimit },
  template: { most: 200, ms: DAY, per: 'account' },
  // One call may change a hundred applications.
  review: { most: 3000, ms: DAY, per: 'account' },
  answer: { most: 2000, ms: DAY, per: 'account', text: errorMessages.answerLimit },
  // Each reads and packs all that an account has (rule EXPORT-2).
  export: { most: 3, ms: DAY, per: 'account', text: errorMessages.exportLimit },
  // Each answer to an interview notifies the employer.
  interviewAnswer: { most: 60, ms: HOUR, per: 'account' },
};

/** Counts a call for its address or the account. Refuses (429) beyond the limit. */
export type Limit = (c: Context, name: RateLimit, accountId: string | undefined) => void;

/** Counts calls in windows of fixed length, in this process (rule ERROR-4). */
export function createLimits(clock: () => Date): Limit {
  type Windows = Store<{ count: number; until: number }>;
  const windowsOf = new Map<string, Windows>();
  const passed = createStopwatch(clock);
  return (c, name, accountId = '') => {
    const { most, ms, per, text } = LIMITS[name];
    const key = per === 'address' ? c.get('address') : accountId;
    // Calls without a connection have no address to count.
    if (key === undefined) return;
    const windows: Windows = windowsOf.get(name) ?? createStore('calls under a limit');
    windowsOf.set(name, windows);
    const now = passed();
    const found = windows.get(key);
    const window = found && found.until > now ? found : { count: 0, until: now + ms };
    if (window.count >= most) {
      c.var.log('limit.reached', { rule: name, address: c.var.address });
      const seconds = Math.ceil((window.until - now) / 1000);
      const headers = { 'Retry-After': String(seconds) };
      if (!text) throw new Problem(429, { msg: errorMessages.tooManyRequests }, headers);
      const values = {
        max: most,
        minutes: Math.ceil(seconds / 60),
        hours: Math.ceil(seconds / 3600),
      };
      throw filledProblem(429, text, values, headers);
    }
    window.count += 1;
    if (window !== found) windows.set(key, window);
  };
}

export const unlimited: Limit = () => {};
