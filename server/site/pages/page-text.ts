import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '#server/http/compression.ts';
import { etagOf } from '#server/http/etag.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

const QUALITY = 5;
/** 128 KB, enough for a page; the default would take megabytes per page. */
const WINDOW_BITS = 17;

/** A page as cached: compressed to a fifth of its size. */
export type PageText = {
  etag: string;
  /** Maximum bytes in memory: gzip, made on request, takes less than twice as much as brotli. */
  bytes: number;
  /** Returns the HTML itself without an encoding. */
  encode: (encoding?: Encoding) => Promise<Buffer>;
};

export async function createPageText(html: string): Promise<PageText> {
  const brotli = await compress(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
    },
  });
  let zipped: Promise<Buffer> | undefined;
  return {
    etag: etagOf(brotli),
    bytes: 3 * brotli.byteLength,
    encode: async (encoding) => {
      if (encoding === 'br') return brotli;
      if (encoding !== 'gzip') return decompress(brotli);
      zipped ??= decompress(brotli).then((plain) => zip(plain));
      return zipped;
    },
  };
}
