import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';

/** Bytes below which a reply is not worth compressing. */
export const COMPRESS_MIN = 1024;
const BROTLI_QUALITY = 4;

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const encode = (encoding: Encoding, body: Uint8Array): Promise<Uint8Array> =>
  encoding === 'gzip'
    ? zip(body)
    : brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });

/** The first of `encodings` that the caller accepts, or undefined. */
export function acceptedEncoding(
  header = '',
  encodings: readonly Encoding[] = ['br', 'gzip'],
): Encoding | undefined {
  const accepted = parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase());
  return encodings.find((encoding) => accepted.includes(encoding));
}

/** A reply that is sent to many callers. */
export type SharedText = { plain: Buffer; as: (encoding: Encoding) => Promise<Uint8Array> };

/** Upper bound of its bytes in memory: the plain form and two compressed ones, each no larger. */
export const sizeOfText = ({ plain }: SharedText): number => 3 * plain.byteLength;

/** A shared text, compressed at most once per encoding. */
export function createText(text: string): SharedText {
  const plain = Buffer.from(text);
  const encoded = new Map<Encoding, Promise<Uint8Array>>();
  return {
    plain,
    as: (encoding: Encoding): Promise<Uint8Array> => {
      const body = encoded.get(encoding) ?? encode(encoding, plain);
      encoded.set(encoding, body);
      return body;
    },
  };
}

/** A shared JSON reply, serialized once. */
export const createJsonText = (value: unknown): SharedText => createText(JSON.stringify(value));

/** Answers with a shared reply, compressed when `compress` is set and the caller accepts it. */
export async function sendJson(c: Context, text: SharedText, compress = false): Promise<Response> {
  c.header('Content-Type', 'application/json');
  if (!compress || text.plain.byteLength < COMPRESS_MIN) return c.body(new Uint8Array(text.plain));
  c.header('Vary', 'Accept-Encoding', { append: true });
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  if (!encoding) return c.body(new Uint8Array(text.plain));
  c.header('Content-Encoding', encoding);
  return c.body(new Uint8Array(await text.as(encoding)));
}

/** Compresses JSON replies of at least 1 KB for callers that accept it. */
export const compressJson: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (headers.has('Content-Encoding') || !headers.get('Content-Type')?.includes('json')) return;
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  const body = new Uint8Array(await c.res.arrayBuffer());
  const isLarge = body.byteLength >= COMPRESS_MIN;
  const reply = new Response(isLarge && encoding ? await toBody(encoding, body) : body, c.res);
  if (isLarge) reply.headers.append('Vary', 'Accept-Encoding');
  if (isLarge && encoding) reply.headers.set('Content-Encoding', encoding);
  reply.headers.delete('Content-Length');
  c.res = undefined;
  c.res = reply;
};

const toBody = async (encoding: Encoding, body: Uint8Array) =>
  new Uint8Array(await encode(encoding, body));
