import { COMPRESS_MIN, createText } from '#server/http/compression.ts';
import { etagOf } from '#server/http/etag.ts';
import { sendContent } from '#server/http/send-content.ts';
import type { Asker } from '#server/http/work-budget.ts';

export type FeedCall = {
  request: Request;
  url: URL;
  asker: Asker;
  /** Start of absolute addresses: `https://host`, without a trailing slash. */
  base: string;
};

export type ContentHeaders = {
  type: string;
  /** Seconds that caches may keep it. */
  maxAge: number;
  /** Request headers that the content depends on, beside Accept-Encoding. */
  vary?: string;
};

export const XML_TYPE = 'application/xml; charset=utf-8';

export const contentHeaders = ({ type, maxAge, vary }: ContentHeaders): Headers =>
  new Headers({
    'Content-Type': type,
    'Cache-Control': `public, max-age=${maxAge}`,
    Vary: vary ? `Accept-Encoding, ${vary}` : 'Accept-Encoding',
  });

/** Answers with a text small enough to build in memory. */
export function sendText(
  { request }: FeedCall,
  text: string,
  content: ContentHeaders,
): Promise<Response> {
  const { plain, as } = createText(text);
  const isSmall = plain.byteLength < COMPRESS_MIN;
  return sendContent(request, {
    headers: contentHeaders(content),
    etag: etagOf(plain),
    encode: (encoding) => (encoding ? (isSmall ? undefined : as(encoding)) : plain),
  });
}
