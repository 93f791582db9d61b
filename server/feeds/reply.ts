import { createHash } from 'node:crypto';
import { acceptedEncoding, COMPRESS_MIN, createText } from '../compression.ts';

/** One request for a feed. */
export type FeedCall = {
  request: Request;
  url: URL;
  /** What absolute addresses begin with: `https://host`, without a slash at its end. */
  base: string;
};

/** What an answer says of its content. */
export type ContentHeaders = {
  type: string;
  /** Seconds that caches may keep it. */
  maxAge: number;
  /** Request headers that the content depends on, beside Accept-Encoding. */
  vary?: string;
};

export const XML_TYPE = 'application/xml; charset=utf-8';
export const TEXT_TYPE = 'text/plain; charset=utf-8';

/** The headers of the content. */
export const contentHeaders = ({ type, maxAge, vary }: ContentHeaders): Headers =>
  new Headers({
    'Content-Type': type,
    'Cache-Control': `public, max-age=${maxAge}`,
    Vary: vary ? `Accept-Encoding, ${vary}` : 'Accept-Encoding',
  });

/** An answer without content of its own: it says what is wrong. */
export const plainAnswer = (
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': TEXT_TYPE, 'Cache-Control': 'no-store', ...headers },
  });

/** Whether the caller has this content already (If-None-Match). */
const isKnown = (header: string | null, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ??
  false;

/** Answers with a text that is small enough to be made at once; 304 to a caller that has it already. */
export async function sendText(
  { request }: FeedCall,
  text: string,
  content: ContentHeaders,
): Promise<Response> {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = contentHeaders(content);
  headers.set('ETag', etag);
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const { plain, as } = createText(text);
  const encoding =
    plain.byteLength < COMPRESS_MIN
      ? undefined
      : acceptedEncoding(request.headers.get('accept-encoding') ?? undefined);
  if (encoding) headers.set('Content-Encoding', encoding);
  const body = new Uint8Array(encoding ? await as(encoding) : plain);
  headers.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}
