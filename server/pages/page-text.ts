import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

const QUALITY = 5;
/** 128 KB, which a page fits into: the default would take megabytes for each page. */
const WINDOW_BITS = 17;

/** A page as it is kept: only in the form that nearly every browser reads, which is a fifth of its size. */
export type PageText = { etag: string; brotli: Buffer };

export async function createPageText(html: string): Promise<PageText> {
  const plain = Buffer.from(html);
  const hash = createHash('sha256').update(plain).digest('base64url');
  const brotli = await compress(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  });
  return { etag: `"${hash.slice(0, 27)}"`, brotli };
}

/** The page's bytes in an encoding that the caller accepts; undefined for none. */
export async function encodePage(
  { brotli }: PageText,
  encoding: 'br' | 'gzip' | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br') return new Uint8Array(brotli);
  const plain = await decompress(brotli);
  return new Uint8Array(encoding === 'gzip' ? await zip(plain) : plain);
}
