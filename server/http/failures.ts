import { errorCode, isDiskFull, rootOf } from '#server/platform/database/errors.ts';
import { PasswordsBusyError } from '#server/platform/secrets/passwords.ts';
import { FileStoreError } from '#server/platform/storage/file-store.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { Language } from '#src/contract/language.ts';
import { Problem } from './problem.ts';
import { jsonReply, type Reply } from './reply.ts';

/** Seconds after which a caller may try again. */
export const RETRY_AFTER = '5';
/** The same, while the queue of password checks is full. */
const RETRY_PASSWORDS_AFTER = '2';

/** The database driver's messages for lost connections, which have no error code. */
const CONNECTION_LOST = /^(Connection terminated|Client has encountered|Client was closed)/;

/** The database or another service cannot be reached, refuses us, is stopping, does not answer or cannot write. */
const isUnreachable = (error: unknown): boolean =>
  isDiskFull(error) ||
  /^(ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|CONNECT|DATABASE_|EMBEDDED_|57P0|53|08|28|3D)/.test(
    errorCode(error) ?? '',
  ) ||
  (error instanceof Error && CONNECTION_LOST.test(rootOf(error).message));

/** The file store or a query took too long, or two transactions deadlocked. */
const isTransient = (error: unknown): boolean =>
  error instanceof FileStoreError || /^(57014|40P01|40001)$/.test(errorCode(error) ?? '');

/** The status for an error that is not a Problem: 503 when the database cannot be reached or gave up, else 500. */
export const failureStatus = (error: unknown): 500 | 503 =>
  isTransient(error) || isUnreachable(error) ? 503 : 500;

/** Seconds after which a call that changes something may be tried again while the site is read-only. */
const RETRY_CHANGES_AFTER = '60';

/** 503 for a call that would change something while the site is read-only (rule SITE-2). */
export const readOnlyProblem = (texts: Readonly<Record<Language, string>>): Problem =>
  new Problem(503, { msg: texts.en, texts }, { 'Retry-After': RETRY_CHANGES_AFTER });

/** 503 for a call that may soon work. Its message says that the server was not reached. */
export const serviceUnavailable = (): Problem =>
  new Problem(503, { msg: errorMessages.unreachable }, { 'Retry-After': RETRY_AFTER });

/**
 * The reply to a failed call. A Problem is sent as it is; other errors become 503 if a retry may help, else 500.
 * Details go only to the log (rule ERROR-2).
 */
export function failureReply(error: unknown): Reply {
  if (error instanceof Problem) return jsonReply(error.status, error.body, error.headers);
  if (error instanceof PasswordsBusyError)
    return jsonReply(503, { msg: errorMessages.busy }, { 'Retry-After': RETRY_PASSWORDS_AFTER });
  if (isTransient(error))
    return jsonReply(503, { msg: errorMessages.unavailable }, { 'Retry-After': RETRY_AFTER });
  if (isUnreachable(error)) return failureReply(serviceUnavailable());
  return jsonReply(500, { msg: errorMessages.serverError });
}
