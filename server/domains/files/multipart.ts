import { parse } from 'content-disposition';
import { type Problem, problem } from '#server/http/problem.ts';
import { errorMessages } from '#src/contract/error-messages.ts';

/** Bytes that a form may have besides the file: boundaries, headers and small fields. */
const OVERHEAD = 64 * 1024;
/** Maximum bytes of one part's headers. */
const HEADER_MAX = 8 * 1024;
/** Maximum characters (RFC 2046). */
const BOUNDARY_MAX = 70;

/** An arriving file: the sender's name for it, and its bytes, which can be read once. */
export type FilePart = { name: string; chunks: AsyncIterable<Uint8Array> };

const unreadable = () => problem(400, errorMessages.bodyInvalid);

/** Reads a body up to given delimiters, and no more than `limit` bytes in all. */
function createSource(body: ReadableStream<Uint8Array>, limit: number, tooLarge: Problem) {
  const reader = body.getReader();
  // The first boundary lacks the line break that all others have.
  let buffered = Buffer.from('\r\n');
  let read = 0;
  const fill = async () => {
    // Not logged: the caller has disconnected.
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done || !value) throw unreadable();
    read += value.byteLength;
    if (read > limit) throw tooLarge;
    buffered = buffered.length > 0 ? Buffer.concat([buffered, value]) : Buffer.from(value);
  };
  const take = async (bytes: number) => {
    while (buffered.length < bytes) await fill();
    const taken = buffered.subarray(0, bytes);
    buffered = buffered.subarray(bytes);
    return taken.toString('latin1');
  };
  async function* until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = buffered.indexOf(mark);
      const end = at >= 0 ? at : buffered.length - mark.length + 1;
      if (end > 0) {
        const piece = buffered.subarray(0, end);
        buffered = buffered.subarray(end);
        yield piece;
      }
      if (at >= 0) {
        buffered = buffered.subarray(mark.length);
        return;
      }
      await fill();
    }
  }
  return { take, until, close: () => reader.cancel().catch(() => {}) };
}

/** The parameters of a header such as Content-Disposition. */
const parametersOf = (header: string): Record<string, string | undefined> =>
  parse(header, { extended: false }).parameters;

/** Joins the chunks. Refuses text longer than a header may be. */
async function headerText(pieces: AsyncIterable<Buffer>): Promise<string> {
  const all: Buffer[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.byteLength;
    if (bytes > HEADER_MAX) throw unreadable();
    all.push(Buffer.from(piece));
  }
  return Buffer.concat(all).toString('utf8');
}

async function skip(pieces: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of pieces);
}

/**
 * Finds the file in the field `field` of a multipart request and passes it to `use` while it arrives. Skips earlier
 * parts and does not read later ones. Refuses (400) a body that isn't multipart or has no such file, and with
 * `tooLarge` one longer than a file of `limit` bytes allows.
 */
export async function withFilePart<Result>(
  request: Request,
  field: string,
  { limit, tooLarge }: { limit: number; tooLarge: Problem },
  use: (part: FilePart) => Promise<Result>,
): Promise<Result> {
  const type = request.headers.get('content-type') ?? '';
  const boundary = /^multipart\/form-data\b/i.test(type) ? parametersOf(type).boundary : undefined;
  if (!boundary || boundary.length > BOUNDARY_MAX || !request.body)
    throw problem(400, errorMessages.fileRequired);
  if (Number(request.headers.get('content-length') ?? 0) > limit + OVERHEAD) throw tooLarge;

  const mark = Buffer.from(`\r\n--${boundary}`);
  const source = createSource(request.body, limit + OVERHEAD, tooLarge);
  try {
    await skip(source.until(mark));
    while ((await source.take(2)) === '\r\n') {
      const headers = await headerText(source.until(Buffer.from('\r\n\r\n')));
      const disposition =
        headers.split('\r\n').find((line) => /^content-disposition:/i.test(line)) ?? '';
      const { name, filename } = parametersOf(disposition);
      const chunks = source.until(mark);
      if (name === field && filename)
        return await use({ name: filename.replaceAll('%22', '"'), chunks });
      await skip(chunks);
    }
    throw problem(400, errorMessages.fileRequired);
  } finally {
    await source.close();
  }
}
