import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Requirement } from '#src/contract/replies.ts';
import { isChunkError, networkErrorMessage } from '#src/lib/connection.ts';
import type { UiText } from '#src/lib/ui-text.ts';

/**
 * `offline`: there was no response. `stalled`: an upload made no progress. `malformed`: the response doesn't match its
 * schema. `no-token`: the request was not sent.
 */
export type ApiErrorKind = 'http' | 'offline' | 'stalled' | 'malformed' | 'no-token';

/** One validation error; `path` names the field, '' for none. */
export type FieldProblem = { msg: string; path: string };

/**
 * The error that every call throws, whatever went wrong. `status` is 0 when there was no response.
 */
export class ApiError extends Error {
  declare readonly kind: ApiErrorKind;
  declare readonly status: number;
  /** The server's message, if it gave one. */
  declare readonly msg: string | undefined;
  /** The message with placeholders and values, so that it can be translated. */
  declare readonly template: MessageDescriptor | undefined;
  declare readonly errors: readonly FieldProblem[];
  /** What the account has to do before the call can be repeated. */
  declare requires?: Requirement | undefined;
  /** By what a log-in goes on that needs a second step (rule TWOSTEP-1). */
  declare methods?: readonly string[] | undefined;
  /** Whether the message is in the reader's language and shown whatever the call's rows say (rule SITE-2). */
  declare isForReaders?: boolean;
  /** Whether an alert has already reported the error: the session is over. */
  isAnnounced = false;

  constructor(
    kind: ApiErrorKind,
    details: {
      status?: number;
      msg?: string | undefined;
      template?: MessageDescriptor | undefined;
      errors?: readonly FieldProblem[];
      cause?: unknown;
    } = {},
  ) {
    super(details.msg ?? kind, { cause: details.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status ?? 0;
    this.msg = details.msg;
    this.template = details.template;
    this.errors = details.errors ?? [];
  }
}

/** The server's validation errors, about single fields or the whole; empty when there are none. */
export const problemsOf = (error: unknown): readonly FieldProblem[] =>
  error instanceof ApiError ? error.errors : [];

/**
 * A call's rows of the error catalog (rule ERROR-1): a message per status, and one for everything
 * else. `preferServerMessage` is for calls where the catalog prefers the server's message.
 */
export type FailureMessages = {
  fallback: MessageDescriptor;
  preferServerMessage?: boolean;
  byStatus?: Record<number, MessageDescriptor>;
  /** For any other refusal (4xx) without a message. */
  refused?: MessageDescriptor;
  /** Like `byStatus`, for statuses where the server's message takes precedence. */
  serverMessageOr?: Record<number, MessageDescriptor>;
};

/** The rows of a call that shows the server's message, or `fallback` without one. */
export const withServerMessage = (fallback: MessageDescriptor): FailureMessages => ({
  fallback,
  preferServerMessage: true,
});

/** For calls without rows of their own (rule ERROR-3). */
export const anyFailure: FailureMessages = {
  fallback: msg`Sorry, something went wrong on our servers. Please try again later.`,
};

/** The message for a failed call, by that call's rows. */
export const failureMessage = (error: unknown, messages: FailureMessages): UiText => {
  if (isChunkError(error)) return networkErrorMessage;
  if (!(error instanceof ApiError)) return messages.fallback;
  if (error.kind === 'offline') return networkErrorMessage;
  const row = messages.byStatus?.[error.status];
  if (row && !error.isForReaders) return row;
  const weakRow = messages.serverMessageOr?.[error.status];
  const said = error.template ?? error.msg ?? error.errors[0]?.msg;
  if (said && (weakRow || messages.preferServerMessage || error.isForReaders)) return said;
  const isRefusal = error.status >= 400 && error.status < 500;
  return weakRow ?? (isRefusal ? messages.refused : undefined) ?? messages.fallback;
};

/**
 * All messages for a failed call: the server's validation errors if there are any, otherwise the
 * single message. None while there is no error.
 */
export const failureMessages = (error: unknown, messages: FailureMessages): UiText[] => {
  const texts = problemsOf(error).map((problem) => problem.msg);
  return texts.length > 0 || !error ? texts : [failureMessage(error, messages)];
};
