import type { MiddlewareHandler } from 'hono';
import { REQUEST_ID_HEADER } from './request-log.ts';

/**
 * Lets the browser app at `publicUrl` call an API on another host: that origin alone, with the two
 * headers that carry a token.
 */
export function allowOrigin(publicUrl: string): MiddlewareHandler {
  const allowed = new URL(publicUrl).origin;
  return async (c, next) => {
    if (c.req.header('origin') !== allowed || new URL(c.req.url).origin === allowed) return next();
    const preflight = c.req.method === 'OPTIONS';
    if (!preflight) await next();
    const response = preflight ? new Response(null, { status: 204 }) : c.res;
    response.headers.set('Access-Control-Allow-Origin', allowed);
    response.headers.set(
      'Access-Control-Expose-Headers',
      `Content-Disposition, Retry-After, X-Records-Cut, ${REQUEST_ID_HEADER}`,
    );
    response.headers.append('Vary', 'Origin');
    if (preflight) {
      response.headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
      response.headers.set(
        'Access-Control-Allow-Headers',
        'Content-Type, X-Auth-Token, Authorization',
      );
      response.headers.set('Access-Control-Max-Age', '86400');
    }
    return response;
  };
}
