import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { texts } from '../src/contract/texts.ts';
import { Problem } from './problem.ts';

/** The code of the database's or the system's error, looked for along the chain of causes. */
export function errorCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

/** Whether a unique constraint refused the write. */
export const isDuplicate = (error: unknown): boolean => errorCode(error) === '23505';

/** Whether a record that the write refers to is gone. */
export const isOrphan = (error: unknown): boolean => errorCode(error) === '23503';

/**
 * The database is out of reach, is stopping, or gave up on a query: it took too long, or two writes waited
 * for each other. The same call can work a moment later.
 */
const isUnavailable = (error: unknown): boolean =>
  /^(ECONN|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|CONNECT|57014$|40P01$|40001$|57P0|53300$|08)/.test(
    errorCode(error) ?? '',
  );

/** Where an error arose, without its message: that may hold what a user typed. */
export function origin(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  let root: Error = error;
  while (root.cause instanceof Error) root = root.cause;
  const frame = error.stack?.split('\n').find((line) => /^\s+at .*\/server\//.test(line));
  return [root.name, errorCode(error), frame?.trim()].filter(Boolean).join(' ');
}

/**
 * The error handler of the API: a Problem answers as it says, everything else as 500 (503 while the
 * database is out of reach) with one line in the log. Nothing of the error itself is shown.
 */
export const failureHandler = (log: (line: string) => void) => (error: unknown, c: Context) => {
  if (error instanceof Problem) return c.json(error.body, error.status, error.headers);
  const status: ContentfulStatusCode = isUnavailable(error) ? 503 : 500;
  log(`${c.req.method} ${c.req.path} ${status} ${origin(error)}`);
  return c.json({ msg: status === 503 ? texts.unavailable : texts.serverError }, status);
};
