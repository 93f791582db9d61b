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

/** A refusal (400) that names the field at fault; `path` is its name, dots between the parts. */
export const fieldProblem = (path: string, msg: string): Problem =>
  new Problem(400, { errors: [{ msg, path }] });
