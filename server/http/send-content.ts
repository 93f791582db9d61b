import { acceptedEncoding, type Encoding } from './compression.ts';
import { isKnown } from './etag.ts';
import { RETRY_AFTER } from './failures.ts';

type Bytes = Uint8Array | undefined;
type Content = {
  headers: Headers | Record<string, string>;
  etag: string;
  /** 200 by default; 503 adds Retry-After. */
  status?: number;
  /** The bytes in this encoding, if available; without an encoding, the plain bytes. */
  encode: (encoding?: Encoding) => Bytes | Promise<Bytes>;
};

/** Answers a GET or HEAD with content in an encoding that the caller accepts; 304 to a caller that has it already. */
export async function sendContent(
  { method, headers: asked }: Request,
  { headers: given, etag, status = 200, encode }: Content,
): Promise<Response> {
  const headers = new Headers(given);
  headers.set('ETag', etag);
  if (status === 503) headers.set('Retry-After', RETRY_AFTER);
  if (status === 200 && isKnown(asked.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const encoding = acceptedEncoding(asked.get('accept-encoding') ?? undefined);
  const encoded = encoding && (await encode(encoding));
  if (encoding && encoded) headers.set('Content-Encoding', encoding);
  const body = encoded ?? (await encode());
  headers.set('Content-Length', String(body?.byteLength ?? 0));
  return new Response(method === 'HEAD' || !body ? null : new Uint8Array(body), {
    status,
    headers,
  });
}
