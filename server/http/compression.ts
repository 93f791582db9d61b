import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { etagOf } from './etag.ts';

/** Bytes below which a reply is not worth compressing. */
export const COMPRESS_MIN = 1024;
const BROTLI_QUALITY = 4;

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export const encode = async (
  encoding: Encoding,
  body: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    encoding === 'gzip'
      ? await zip(body)
      : await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  );

/** The first of `encodings` that the caller accepts, or undefined. */
export function acceptedEncoding(
  header = '',
  encodings: readonly Encoding[] = ['br', 'gzip'],
): Encoding | undefined {
  if (!header) return undefined;
  const accepted = parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase());
  return encodings.find((encoding) => accepted.includes(encoding));
}

/** A reply that is sent to many callers. */
export type SharedText = {
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  as: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
};

/** Upper bound of its bytes in memory: the plain form and two compressed ones, each no larger. */
export const sizeOfText = ({ plain }: SharedText): number => 3 * plain.byteLength;

/** A shared text, compressed at most once per encoding. */
export function createText(text: string): SharedText {
  const plain = new Uint8Array(Buffer.from(text));
  const encoded = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    etag: etagOf(plain),
    plain,
    as: (encoding) => {
      const body = encoded.get(encoding) ?? encode(encoding, plain);
      encoded.set(encoding, body);
      return body;
    },
  };
}

/** A shared JSON reply, serialized once. */
export const createJsonText = (value: unknown): SharedText => createText(JSON.stringify(value));
