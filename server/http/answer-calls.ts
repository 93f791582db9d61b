import type { Context } from 'hono';
import { errorFields } from '#server/platform/log/error-fields.ts';
import type { Log, LogFields } from '#server/platform/log/log.ts';
import { eventsOf, logOutcome } from './call-events.ts';
import { clientAddress, type HttpConnection } from './client-address.ts';
import { crossOriginHeaders } from './cors.ts';
import type { Dependencies } from './dependencies.ts';
import { failureReply, readOnlyProblem, serviceUnavailable } from './failures.ts';
import { addHeaders, createResponse, type Reply, type ReplyHeaders } from './reply.ts';
import { REQUEST_ID_HEADER, requestId, since } from './request-log.ts';
import { commonHeaders } from './security-headers.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Logs an event of this call, with its request id, method, route and account. */
    log: Log;
    /** The account that the call's token belongs to, once known. */
    accountId: string | undefined;
    /** The caller's address, from `clientAddress`. */
    address: string | undefined;
    /** Work that is left for after the reply, so that the caller doesn't wait for it. */
    afterReply: (() => Promise<void>) | undefined;
    /** What an administrator wrote in this call. */
    written: LogFields | undefined;
    /** The reply's headers, to which a handler that returns a value may add. */
    headers: ReplyHeaders;
  }
}

/** Methods that write nothing. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Answers a call; a failure is thrown. */
export type Answer = (c: Context) => Promise<Reply | Response>;

/**
 * Makes a handler of an answer. `route` is the pattern of the call's path, such as /api/jobs/:id; the log never has the
 * path itself, which may contain a token.
 */
export type AnswerCalls = (
  method: string,
  route: string,
  answer: Answer,
) => (c: Context) => Promise<Response>;

/**
 * What happens around every call, in one step: it gets an id, its own log (`c.var.log`) and the headers of all replies,
 * failures become replies, and one line is logged once it is answered.
 */
export function createAnswerCalls({
  publicUrl,
  compress,
  log,
  proxies,
  isDiskFull,
  readOnly,
  runInBackground,
}: Pick<
  Dependencies,
  'publicUrl' | 'compress' | 'log' | 'proxies' | 'isDiskFull' | 'readOnly' | 'runInBackground'
>): AnswerCalls {
  const ofOrigin = crossOriginHeaders(publicUrl);
  const common: Readonly<ReplyHeaders> = {
    // Replies depend on the caller, so no cache may keep them; what may be kept says so itself.
    'Cache-Control': 'no-store',
    ...commonHeaders({ publicUrl }),
  };

  /** Refuses a call that may change something while that can't be (rule SITE-2). */
  const refuseChanges = async () => {
    if (await isDiskFull()) throw serviceUnavailable();
    const texts = await readOnly();
    if (texts) throw readOnlyProblem(texts);
  };

  return (method, route, answer) => {
    const events = eventsOf(method, route);
    return async (c) => {
      const startedAt = performance.now();
      const id = requestId(() => c.req.raw.headers, proxies);
      const about = () => ({
        requestId: id,
        method: c.req.method,
        route,
        accountId: c.get('accountId'),
      });
      const header = (name: string) => c.req.header(name);
      const headers: ReplyHeaders = {
        ...common,
        ...ofOrigin(() => header('origin')),
        [REQUEST_ID_HEADER]: id,
      };
      c.set('log', (event, fields) => log(event, { ...about(), ...fields }));
      c.set('address', clientAddress(c.req.raw, (c.env ?? {}) as HttpConnection, proxies));
      c.set('headers', headers);
      const respond = (reply: Reply | Response) =>
        reply instanceof Response
          ? addHeaders(reply, headers)
          : createResponse(reply, headers, { header, compress });
      let failure: unknown;
      let response: Response;
      try {
        if (!READS.has(c.req.method)) await refuseChanges();
        response = await respond(await answer(c));
      } catch (error) {
        failure = error;
        response = await respond(failureReply(error));
      }
      const { status } = response;
      logOutcome(c, { events, status, failure });
      const fields = { ...about(), status, durationMs: since(startedAt) };
      if (status < 500) log('request', fields);
      else log('request.failed', { ...fields, ...(failure !== undefined && errorFields(failure)) });
      const later = c.get('afterReply');
      if (later) runInBackground(async () => ((await readOnly()) ? undefined : later()));
      return response;
    };
  };
}
