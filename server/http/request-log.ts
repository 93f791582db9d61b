import { randomUUID } from 'node:crypto';
import type { Log } from '#server/platform/log/log.ts';

/** The reply's header with the id under which the call is logged. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Format of ids accepted from our own proxy. */
const PROXY_REQUEST_ID = /^[\w-]{1,64}$/;

/** The id that our own proxy set, or a new one. */
export function requestId(headers: () => Headers, proxies: number): string {
  const given = proxies > 0 ? headers().get(REQUEST_ID_HEADER) : null;
  return given && PROXY_REQUEST_ID.test(given) ? given : randomUUID();
}

/** Milliseconds, to a tenth, since `startedAt` (performance.now). */
export const since = (startedAt: number): number =>
  Math.round((performance.now() - startedAt) * 10) / 10;

/** Sets the request id of a response from outside the API and logs it without the path, which may contain a token. */
export function logAnswer(
  log: Log,
  proxies: number,
  answer: { request: Request; response: Response; startedAt: number; isPage: boolean },
): Response {
  const { request, response, startedAt, isPage } = answer;
  const id = requestId(() => request.headers, proxies);
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
