import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { CUT_HEADER, IDEMPOTENCY_HEADER } from '#src/contract/limits.ts';
import { REQUEST_ID_HEADER } from './request-log.ts';

/** Lets the browser app at `publicUrl`, and no other origin, call an API on another host. */
export const allowOrigin = (publicUrl: string): MiddlewareHandler =>
  cors({
    origin: [new URL(publicUrl).origin],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Content-Type', 'X-Auth-Token', 'Authorization', IDEMPOTENCY_HEADER],
    exposeHeaders: ['Content-Disposition', 'Retry-After', CUT_HEADER, REQUEST_ID_HEADER],
    maxAge: 24 * 60 * 60,
  });
