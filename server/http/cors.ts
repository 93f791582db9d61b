import { DEVICE_HEADER } from '#src/contract/accounts/device.ts';
import { TERMS_HEADER } from '#src/contract/accounts/legal-texts.ts';
import { CUT_HEADER, IDEMPOTENCY_HEADER } from '#src/contract/limits.ts';
import type { ReplyHeaders } from './reply.ts';
import { REQUEST_ID_HEADER } from './request-log.ts';

const EXPOSED = ['Content-Disposition', 'Retry-After', CUT_HEADER, REQUEST_ID_HEADER].join(',');

/** Headers of the answer to a browser that asks which calls it may make (OPTIONS). */
export const PREFLIGHT_HEADERS: Readonly<ReplyHeaders> = {
  'Access-Control-Max-Age': String(24 * 60 * 60),
  'Access-Control-Allow-Methods': 'GET,POST,PUT,DELETE',
  'Access-Control-Allow-Headers': [
    'Content-Type',
    'X-Auth-Token',
    'Authorization',
    IDEMPOTENCY_HEADER,
    DEVICE_HEADER,
    TERMS_HEADER,
  ].join(','),
};

/** Headers by which the browser app at `publicUrl`, and no other origin, may call an API on another host. */
export function crossOriginHeaders(
  publicUrl: string | undefined,
): (origin: () => string | undefined) => Readonly<ReplyHeaders> | undefined {
  if (!publicUrl) return () => undefined;
  const allowed = new URL(publicUrl).origin;
  const others = { 'Access-Control-Expose-Headers': EXPOSED, Vary: 'Origin' };
  const app = { ...others, 'Access-Control-Allow-Origin': allowed };
  return (origin) => (origin() === allowed ? app : others);
}
