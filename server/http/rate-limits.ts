import type { Context } from 'hono';
import { messages, type ServerMessage } from '../../src/contract/messages.ts';
import { createStore, type Store } from '../platform/cache/cache.ts';
import { createStopwatch } from '../platform/cache/stopwatch.ts';
import { filledProblem, Problem } from './problem.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often something may be done, and by what it is counted. */
type Rule = {
  most: number;
  ms: number;
  per: 'address' | 'subject';
  /** The message beyond the limit, if a more exact one than 'too many requests' is needed. */
  text?: ServerMessage;
};

const RULES = {
  login: { most: 30, ms: MINUTE, per: 'address' },
  register: { most: 20, ms: HOUR, per: 'address' },
  forgotPassword: { most: 20, ms: HOUR, per: 'address' },
  // Each takes two derivations of a key, and a right password is no reason to have more of them.
  changePassword: { most: 10, ms: HOUR, per: 'subject' },
  message: { most: 10, ms: HOUR, per: 'address' },
  upload: { most: 60, ms: HOUR, per: 'subject' },
  // Whoever types asks several times a second, and an office has one address.
  suggest: { most: 600, ms: MINUTE, per: 'address' },
  // An agency posts forty jobs on a Monday morning; somebody who floods the first page does so within
  // seconds.
  publish: { most: 5, ms: MINUTE, per: 'subject', text: messages.publishLimit },
  post: { most: 50, ms: HOUR, per: 'subject', text: messages.postLimit },
  postOfDay: { most: 100, ms: DAY, per: 'subject', text: messages.postDayLimit },
  edit: { most: 300, ms: DAY, per: 'subject', text: messages.editLimit },
  apply: { most: 30, ms: HOUR, per: 'subject', text: messages.applyLimit },
  applyOfDay: { most: 100, ms: DAY, per: 'subject', text: messages.applyDayLimit },
  markRead: { most: 1000, ms: HOUR, per: 'subject' },
  // Of one account, since those who click in their mail program all come from its servers.
  preferences: { most: 60, ms: HOUR, per: 'subject' },
  write: { most: 30, ms: HOUR, per: 'subject', text: messages.messageLimit },
  template: { most: 200, ms: DAY, per: 'subject' },
  // One call may change a hundred applications.
  review: { most: 3000, ms: DAY, per: 'subject' },
  answer: { most: 2000, ms: DAY, per: 'subject', text: messages.answerLimit },
  // Each answer to an interview is told to the employer.
  interviewAnswer: { most: 60, ms: HOUR, per: 'subject' },
} satisfies Record<string, Rule>;

/** Counts one call under a rule; `subject` is the account. Refuses with 429 beyond the limit. */
export type Limit = (c: Context, name: keyof typeof RULES, subject?: string) => void;

/** Counts calls in windows of fixed length, in this process. */
export function createRateLimits(clock: () => Date): Limit {
  type Windows = Store<{ count: number; until: number }>;
  const makeWindows = (): Windows => createStore('calls under a limit');
  const windowsOf = Object.fromEntries(Object.keys(RULES).map((name) => [name, makeWindows()]));
  const passed = createStopwatch(clock);
  return (c, name, subject = '') => {
    const { most, ms, per, text }: Rule = RULES[name];
    const windows = windowsOf[name];
    const address = per === 'subject' ? '' : c.var.address;
    // Calls without a connection have no address to count.
    if (address === undefined || !windows) return;
    const key = per === 'address' ? address : subject;
    const now = passed();
    const found = windows.get(key);
    const window = found && found.until > now ? found : { count: 0, until: now + ms };
    if (window.count >= most) {
      c.var.log('limit.reached', { rule: name, address: c.var.address });
      const seconds = Math.ceil((window.until - now) / 1000);
      const headers = { 'Retry-After': String(seconds) };
      if (!text) throw new Problem(429, { msg: messages.tooManyRequests }, headers);
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

/** Without limits. */
export const unlimited: Limit = () => {};
