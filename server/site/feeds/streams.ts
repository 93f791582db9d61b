import { finished, pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { breakOff } from '#server/http/broken-reply.ts';
import { acceptedEncoding } from '#server/http/compression.ts';
import { plainAnswer } from '#server/http/plain-answer.ts';
import type { Log } from '#server/platform/log/log.ts';
import { type ContentHeaders, contentHeaders, type FeedCall } from './reply.ts';

/** Limits on replies streamed from the database. */
export type StreamLimits = {
  /** Concurrent streams, in total and per address; further callers get 503. */
  streams: number;
  ofOne: number;
  /** Milliseconds that a caller may take to read the next part. */
  stallMs: number;
  /** Milliseconds for the whole reply, however steadily it is read. */
  wholeMs: number;
};

export const STREAM_LIMITS: StreamLimits = {
  streams: 12,
  ofOne: 2,
  stallMs: 60_000,
  wholeMs: 10 * 60_000,
};

/** Seconds after which a refused caller may retry. */
const RETRY_AFTER = '60';
/** Characters collected before they are compressed and sent. */
const PART = 32 * 1024;

/** Joins small parts into larger ones. */
async function* gather(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let gathered = '';
  for await (const part of parts) {
    gathered += part;
    if (gathered.length < PART) continue;
    yield gathered;
    gathered = '';
  }
  if (gathered) yield gathered;
}

/**
 * Creates the function that streams a text as fast as the caller reads it, compressed if accepted. `parts` is not
 * called for HEAD and refused requests; its generator is ended when the caller disconnects or takes too long, or the
 * server stops.
 */
export function createStreams(
  { log, stopping }: { log: Log; stopping?: AbortSignal | undefined },
  { streams, ofOne, stallMs, wholeMs }: StreamLimits = STREAM_LIMITS,
) {
  let open = 0;
  /** Open streams by address. */
  const openByAddress = new Map<string, number>();
  const hold = (address: string | undefined, more: 1 | -1): void => {
    open += more;
    if (address === undefined) return;
    const count = (openByAddress.get(address) ?? 0) + more;
    if (count > 0) openByAddress.set(address, count);
    else openByAddress.delete(address);
  };

  /** Yields the parts and refreshes the stall timer. Logs failures, since the status has already been sent. */
  async function* watch(parts: AsyncGenerator<string>, timer: NodeJS.Timeout) {
    try {
      while (!stopping?.aborted) {
        const part = await parts.next().catch((error: unknown) => {
          throw breakOff(log, error);
        });
        timer.refresh();
        if (part.done) return;
        yield part.value;
      }
      throw new Error('The server stops');
    } finally {
      await parts.return(undefined);
    }
  }

  return (
    { request, asker: { address } }: FeedCall,
    content: ContentHeaders,
    parts: () => AsyncGenerator<string>,
  ): Response => {
    const headers = contentHeaders(content);
    const isZipped = acceptedEncoding(request.headers.get('accept-encoding') ?? '', ['gzip']);
    if (isZipped) headers.set('Content-Encoding', 'gzip');
    if (request.method === 'HEAD') return new Response(null, { headers });
    if (open >= streams || (openByAddress.get(address ?? '') ?? 0) >= ofOne) {
      log('limit.reached', { rule: 'feeds', address });
      return plainAnswer(503, 'Too many are reading this: try again later', {
        'Retry-After': RETRY_AFTER,
      });
    }
    hold(address, 1);
    const timer = setTimeout(() => source.destroy(new Error('The caller takes nothing')), stallMs);
    const whole = setTimeout(() => source.destroy(new Error('The caller is too slow')), wholeMs);
    const source = Readable.from(watch(gather(parts()), timer), { objectMode: false });
    const end = () => {
      clearTimeout(timer);
      clearTimeout(whole);
      hold(address, -1);
    };
    const body = isZipped ? pipeline(source, createGzip(), end) : source;
    if (!isZipped) finished(source, end);
    return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array<ArrayBuffer>>, {
      headers,
    });
  };
}
