import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { errorFields } from '#server/platform/log/error-fields.ts';
import type { Log, LogFields } from '#server/platform/log/log.ts';
import { logOutcome } from './call-events.ts';
import { clientAddress, type HttpConnection } from './client-address.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Logs an event of this call, with its request id, method, route and account. */
    log: Log;
    /** The account that the call's token belongs to, once known. */
    accountId: string | undefined;
    /** The caller's address, from `clientAddress`. */
    address: string | undefined;
    /** What an administrator wrote in this call. */
    written: LogFields | undefined;
  }
}

/** The reply's header with the id under which the call is logged. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Format of ids accepted from our own proxy. */
const PROXY_REQUEST_ID = /^[\w-]{1,64}$/;

/** The id that our own proxy set, or a new one. */
function requestId(headers: Headers, proxies: number): string {
  const given = proxies > 0 ? headers.get(REQUEST_ID_HEADER) : null;
  return given && PROXY_REQUEST_ID.test(given) ? given : randomUUID();
}

/** Milliseconds, to a tenth, since `startedAt` (performance.now). */
const since = (startedAt: number): number => Math.round((performance.now() - startedAt) * 10) / 10;

/**
 * The pattern of the matched route, such as /api/jobs/:id; never the path, which may contain a token. For a call
 * answered by middleware, the route that it would have reached.
 */
function routeOf(c: Context): string {
  const routes = matchedRoutes(c).slice(c.req.routeIndex);
  return (routes.find(({ path }) => !path.endsWith('*')) ?? routes[0])?.path ?? '';
}

/** Gives each call an id and its own log (`c.var.log`), and logs one line once it is answered. */
export function logRequests(log: Log, proxies: number): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    const id = requestId(c.req.raw.headers, proxies);
    const about = () => ({
      requestId: id,
      method: c.req.method,
      route: routeOf(c),
      accountId: c.var.accountId,
    });
    c.set('log', (event, fields) => log(event, { ...about(), ...fields }));
    c.set('address', clientAddress(c.req.raw, (c.env ?? {}) as HttpConnection, proxies));
    await next();
    c.res.headers.set(REQUEST_ID_HEADER, id);
    const { status } = c.res;
    const call = about();
    logOutcome(c, call.route);
    const fields = { ...call, status, durationMs: since(startedAt) };
    if (status < 500) log('request', fields);
    else log('request.failed', { ...fields, ...(c.error && errorFields(c.error)) });
  };
}

/** Sets the request id of a response from outside the API and logs it without the path, which may contain a token. */
export function logAnswer(
  log: Log,
  proxies: number,
  answer: { request: Request; response: Response; startedAt: number; isPage: boolean },
): Response {
  const { request, response, startedAt, isPage } = answer;
  const id = requestId(request.headers, proxies);
  response.headers.set(REQUEST_ID_HEADER, id);
  log(isPage ? 'request.page' : 'request', {
    requestId: id,
    method: request.method,
    route: isPage ? '*' : '/api/*',
    status: response.status,
    durationMs: since(startedAt),
  });
  return response;
}
