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

/** The text with these values in the places of their names (`{max}`). */
export const fillIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/**
 * A problem whose message contains values (`{max}`). The reply has it filled in, and also the template and
 * its values for translation.
 */
export const filledProblem = (
  status: ContentfulStatusCode,
  template: string,
  values: Record<string, number>,
  headers: Readonly<Record<string, string>> = {},
): Problem => {
  return new Problem(status, { msg: fillIn(template, values), template, values }, headers);
};

/** A problem (400) with one field; `path` is its name, with dots between the parts. */
export const fieldProblem = (path: string, msg: string): Problem =>
  new Problem(400, { errors: [{ msg, path }] });
