import type { Context } from 'hono';
import {
  acceptedEncoding,
  COMPRESS_MIN,
  type Encoding,
  encode,
  type SharedText,
} from './compression.ts';
import { isKnown } from './etag.ts';
import { hasToken } from './token.ts';

/** Headers by their usual names. */
export type ReplyHeaders = Record<string, string>;

/** Adds a name to the Vary header. */
export function addVary(headers: ReplyHeaders, name: string): void {
  headers.Vary = headers.Vary ? `${headers.Vary}, ${name}` : name;
}

/**
 * A JSON reply before its headers are complete. A Response is made of it once, from a plain record: with a record the
 * HTTP server writes it as it is, whereas the first look at the `headers` of a Response or a later change of them costs
 * more than all else that is done for a short call.
 */
export class Reply {
  readonly status: number;
  /** JSON, or nothing. */
  readonly body: string | SharedText | null;
  readonly headers: Readonly<ReplyHeaders> | undefined;

  constructor(status: number, body: string | SharedText | null, headers?: Readonly<ReplyHeaders>) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const jsonReply = (
  status: number,
  value: unknown,
  headers?: Readonly<ReplyHeaders>,
): Reply => new Reply(status, JSON.stringify(value), headers);

/**
 * A reply to a public call that is the same for everyone, which other callers may get too. Without a token, the caller
 * may keep it and ask whether it has changed (If-None-Match).
 */
export const sharedReply = (c: Context, text: SharedText): Reply =>
  new Reply(
    200,
    text,
    hasToken(c) ? { ETag: text.etag } : { 'Cache-Control': 'no-cache', ETag: text.etag },
  );

/** What a response depends on beside the reply: the caller's headers, and whether replies are compressed. */
type Asked = { header: (name: string) => string | undefined; compress: boolean };

/** The bytes of the body in an encoding. */
const bytesOf = (
  body: string | SharedText,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> =>
  typeof body === 'string' ? encode(encoding, Buffer.from(body)) : body.as(encoding);

/**
 * Makes a response of the reply with these headers, to which it adds: compressed if it is large and the caller accepts
 * it, or 304 if the caller has it already.
 */
export async function createResponse(
  { status, body, headers: own }: Reply,
  headers: ReplyHeaders,
  { header, compress }: Asked,
): Promise<Response> {
  Object.assign(headers, own);
  if (body === null) return new Response(null, { status, headers });
  const isLarge =
    compress &&
    (typeof body === 'string' ? Buffer.byteLength(body) : body.plain.byteLength) >= COMPRESS_MIN;
  if (isLarge) addVary(headers, 'Accept-Encoding');
  if (headers.ETag && isKnown(header('if-none-match'), headers.ETag))
    return new Response(null, { status: 304, headers });
  headers['Content-Type'] = 'application/json';
  const encoding = isLarge ? acceptedEncoding(header('accept-encoding')) : undefined;
  if (!encoding)
    return new Response(typeof body === 'string' ? body : body.plain, { status, headers });
  const bytes = await bytesOf(body, encoding);
  headers['Content-Encoding'] = encoding;
  return new Response(bytes, { status, headers });
}

/** Adds the headers to a handmade response, such as a file; its own Cache-Control stays. */
export function addHeaders(response: Response, headers: Readonly<ReplyHeaders>): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'Vary') response.headers.append(name, value);
    else if (name !== 'Cache-Control' || !response.headers.has(name))
      response.headers.set(name, value);
  }
  return response;
}
