import type { Context } from 'hono';
import { messages } from '../src/contract/messages.ts';
import { FileStoreError } from './files/file-store.ts';
import type { LogFields } from './log.ts';
import { Problem } from './problem.ts';

/** Seconds after which a caller may try again what was out of reach. */
const RETRY_AFTER = '5';

/** The code of the database's or the system's error, looked for along the chain of causes. */
export function errorCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

/** Whether a unique constraint refused the write. */
export const isUniqueViolation = (error: unknown): boolean => errorCode(error) === '23505';

/** Whether a record that the write refers to is gone. */
export const isForeignKeyViolation = (error: unknown): boolean => errorCode(error) === '23503';

/** Whether the disk has no room left, the database's or this server's own. */
export const isDiskFull = (error: unknown): boolean =>
  /^(ENOSPC|EDQUOT|53100)$/.test(errorCode(error) ?? '');

/** The database or a service beside it is out of reach, is stopping, does not answer or cannot write. */
const isUnreachable = (error: unknown): boolean =>
  isDiskFull(error) ||
  /^(ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|CONNECT|DATABASE_|EMBEDDED_|57P0|53|08)/.test(
    errorCode(error) ?? '',
  );

/** The file store gave up, or the database on a query: it took too long, or two writes waited for each other. */
const isTransient = (error: unknown): boolean =>
  error instanceof FileStoreError || /^(57014|40P01|40001)$/.test(errorCode(error) ?? '');

/** The reply to a call that can work a moment later; the reader is told that the server was not reached. */
export const serviceUnavailable = (): Problem =>
  new Problem(503, { msg: messages.unreachable }, { 'Retry-After': RETRY_AFTER });

/** A place in this server's own code, as a line of a stack has it at its end. */
const SOURCE_LOCATION = /^server\/[\w./-]+\.ts:\d+/;

/** The place in this server's code where an error arose, read past the message, which may look like one. */
function sourceLocation({ stack = '', message }: Error): string | undefined {
  const calls = stack.slice(stack.lastIndexOf(message) + message.length);
  for (const line of calls.split('\n')) {
    const isCall = line.trimStart().startsWith('at ');
    const location = SOURCE_LOCATION.exec(line.slice(line.lastIndexOf('/server/') + 1));
    if (isCall && location) return location[0];
  }
  return undefined;
}

/** What the log says of an error: where and as what it arose. Without its message: that may hold what a user typed. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  let root: Error = error;
  while (root.cause instanceof Error) root = root.cause;
  return { error: root.name, code: errorCode(error), at: sourceLocation(error) };
}

/**
 * The error handler of the API: a Problem answers as it says, everything else as 500 (503 while the
 * database is out of reach, or when it gave up), of which nothing is shown: the log tells.
 */
export function answerFailure(error: unknown, c: Context): Response {
  if (error instanceof Problem) return c.json(error.body, error.status, error.headers);
  if (isTransient(error))
    return c.json({ msg: messages.unavailable }, 503, { 'Retry-After': RETRY_AFTER });
  if (isUnreachable(error)) return answerFailure(serviceUnavailable(), c);
  return c.json({ msg: messages.serverError }, 500);
}
