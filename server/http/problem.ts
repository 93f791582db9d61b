import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '#src/contract/replies.ts';

/** Thrown to refuse a call: the status, body and headers of its reply. */
export class Problem extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    body: ErrorBody,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super('msg' in body ? body.msg : 'The request is not valid');
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A problem with one message. */
export const problem = (status: ContentfulStatusCode, msg: string): Problem =>
  new Problem(status, { msg });

/** Replaces the placeholders (`{max}`) of a text with their values. */
export const fillIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/**
 * A problem whose message has placeholders (`{max}`). The reply also carries the template and its values, for
 * translation.
 */
export const filledProblem = (
  status: ContentfulStatusCode,
  template: string,
  values: Record<string, number>,
  headers: Readonly<Record<string, string>> = {},
): Problem => {
  return new Problem(status, { msg: fillIn(template, values), template, values }, headers);
};

/** A problem (400) with one field; `path` is its dotted name. */
export const fieldProblem = (path: string, msg: string): Problem =>
  new Problem(400, { errors: [{ msg, path }] });
