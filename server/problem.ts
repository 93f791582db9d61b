import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '../src/contract/replies.ts';

/** A call that is refused: the status and the body of its reply. */
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

/** A refusal with one message. */
export const problem = (status: ContentfulStatusCode, msg: string): Problem =>
  new Problem(status, { msg });

/** A refusal whose message has values in it (`{max}`): filled in, and apart for those who translate it. */
export const filledProblem = (
  status: ContentfulStatusCode,
  template: string,
  values: Record<string, number>,
  headers: Readonly<Record<string, string>> = {},
): Problem => {
  const msg = template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
  return new Problem(status, { msg, template, values }, headers);
};

/** A refusal (400) that names the field at fault; `path` is its name, dots between the parts. */
export const fieldProblem = (path: string, msg: string): Problem =>
  new Problem(400, { errors: [{ msg, path }] });
