import type { Context } from 'hono';
import { messages } from '../../src/contract/messages.ts';
import type { LogFields } from '../platform/log/log.ts';
import { FileStoreError } from '../platform/storage/file-store.ts';
import { Problem } from './problem.ts';

/** Seconds after which a caller may try again. */
export const RETRY_AFTER = '5';

/** The code of the database's or the system's error, taken from the error or its causes. */
export function errorCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

/** Whether a unique constraint refused the write (SQLSTATE 23505). */
export const isUniqueViolation = (error: unknown): boolean => errorCode(error) === '23505';

/** Whether the write refers to a record that no longer exists (SQLSTATE 23503). */
export const isForeignKeyViolation = (error: unknown): boolean => errorCode(error) === '23503';

/** Whether the disk is full, the database's or this server's. */
export const isDiskFull = (error: unknown): boolean =>
  /^(ENOSPC|EDQUOT|53100)$/.test(errorCode(error) ?? '');

/** What the database's driver says of a connection that was lost: such errors have no code. */
const CONNECTION_LOST = /^(Connection terminated|Client has encountered|Client was closed)/;

/** The error that the others were made of. */
function rootOf(error: Error): Error {
  let root = error;
  while (root.cause instanceof Error) root = root.cause;
  return root;
}

/** The database or another service cannot be reached, is stopping, does not answer or cannot write. */
const isUnreachable = (error: unknown): boolean =>
  isDiskFull(error) ||
  /^(ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|CONNECT|DATABASE_|EMBEDDED_|57P0|53|08)/.test(
    errorCode(error) ?? '',
  ) ||
  (error instanceof Error && CONNECTION_LOST.test(rootOf(error).message));

/** The file store or a query took too long, or two transactions deadlocked. */
const isTransient = (error: unknown): boolean =>
  error instanceof FileStoreError || /^(57014|40P01|40001)$/.test(errorCode(error) ?? '');

/** The status for an error that is no Problem: 503 when the database cannot be reached or gave up, else 500. */
export const failureStatus = (error: unknown): 500 | 503 =>
  isTransient(error) || isUnreachable(error) ? 503 : 500;

/** 503 for a call that may work a moment later. Its message says that the server was not reached. */
export const serviceUnavailable = (): Problem =>
  new Problem(503, { msg: messages.unreachable }, { 'Retry-After': RETRY_AFTER });

/** A source location in this server, as it ends a line of a stack trace. */
const SOURCE_LOCATION = /^server\/[\w./-]+\.ts:\d+/;

/**
 * Where in this server an error was thrown. The message is skipped, since it may contain text that looks like
 * a location.
 */
function sourceLocation({ stack = '', message }: Error): string | undefined {
  const calls = stack.slice(stack.lastIndexOf(message) + message.length);
  for (const line of calls.split('\n')) {
    const isCall = line.trimStart().startsWith('at ');
    const location = SOURCE_LOCATION.exec(line.slice(line.lastIndexOf('/server/') + 1));
    if (isCall && location) return location[0];
  }
  return undefined;
}

/**
 * What the log says of an error: its name, code and location, not its message, which may hold what a user
 * typed.
 */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  return { error: rootOf(error).name, code: errorCode(error), at: sourceLocation(error) };
}

/**
 * The API's error handler. A Problem is sent as it is; other errors become 500, or 503 when the database
 * cannot be reached or gave up. Details go to the log alone.
 */
export function answerFailure(error: unknown, c: Context): Response {
  if (error instanceof Problem) return c.json(error.body, error.status, error.headers);
  if (isTransient(error))
    return c.json({ msg: messages.unavailable }, 503, { 'Retry-After': RETRY_AFTER });
  if (isUnreachable(error)) return answerFailure(serviceUnavailable(), c);
  return c.json({ msg: messages.serverError }, 500);
}
