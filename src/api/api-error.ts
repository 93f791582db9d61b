import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isChunkError, networkErrorText } from '../lib/connection.ts';
import type { Text } from '../lib/text.ts';

/** `offline`: no answer came. `malformed`: an answer came that its schema refuses. `no-token`: never sent. */
export type ApiErrorKind = 'http' | 'offline' | 'malformed' | 'no-token';

/** What one rule of the server says of one field; `path` is '' when it is about no field. */
export type FieldProblem = { msg: string; path: string };

/** The one error that every call raises, whatever went wrong. `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  /** The server's own words, when it gave any. */
  readonly msg: string | undefined;
  /** The same for those who read another language, where it has values in it. */
  readonly template: MessageDescriptor | undefined;
  readonly errors: readonly FieldProblem[];

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

/**
 * A call's rows of the error catalogue (specification, section 8): a text per status, and one for all else.
 * `preferServerText` is for the calls where the catalogue prefers the server's own words.
 */
export type FailureTexts = {
  otherwise: MessageDescriptor;
  preferServerText?: boolean;
  byStatus?: Record<number, MessageDescriptor>;
  /** As `byStatus`, for the statuses where the server's own words go before the row's. */
  serverTextOr?: Record<number, MessageDescriptor>;
};

/** For what has no rows of its own. */
export const anyFailure: FailureTexts = {
  otherwise: msg`Sorry, something went wrong on our servers. Please try again later.`,
};

/** The text for a failed call, by that call's rows. */
export const describeFailure = (error: unknown, texts: FailureTexts): Text => {
  if (isChunkError(error)) return networkErrorText;
  if (!(error instanceof ApiError)) return texts.otherwise;
  if (error.kind === 'offline') return networkErrorText;
  const row = texts.byStatus?.[error.status];
  if (row) return row;
  const weakRow = texts.serverTextOr?.[error.status];
  const said = error.template ?? error.msg ?? error.errors[0]?.msg;
  if (said && (weakRow || texts.preferServerText)) return said;
  return weakRow ?? texts.otherwise;
};

/** Every text for a failed call: a list of the server's when it gave one, else the single text. */
export const describeFailures = (error: unknown, texts: FailureTexts): Text[] =>
  error instanceof ApiError && error.errors.length > 0
    ? error.errors.map((problem) => problem.msg)
    : [describeFailure(error, texts)];
