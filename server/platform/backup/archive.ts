import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import type { FileStore } from '#server/platform/storage/file-store.ts';
import { type Cipher, ENCRYPTED, WrongKeyError } from './cipher.ts';

/** Bytes, and their SHA-256. */
export type Sum = { bytes: number; sha256: string };

/** A part of a backup is missing or isn’t what was written. */
export class DamagedBackupError extends Error {
  readonly code = 'BACKUP_DAMAGED';
}

/** Passes chunks on; `sum` of those that have passed. */
export function summing(chunks: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* pass() {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      yield chunk;
    }
  }
  return { chunks: pass(), sum: (): Sum => ({ bytes, sha256: hash.copy().digest('hex') }) };
}

const webStream = (chunks: AsyncIterable<Uint8Array>) =>
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- To the compiler it is another type.
  WebStream.from<Uint8Array>(chunks) as ReadableStream<Uint8Array>;

/** Writes chunks to a new file, flushed to the disk, and moves it into the store. */
export async function keepChunks(
  store: FileStore,
  spoolFolder: string,
  key: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  await mkdir(spoolFolder, { recursive: true, mode: 0o700 });
  const path = join(spoolFolder, randomUUID());
  try {
    await pipeline(chunks, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
    await store.keep(key, path);
  } finally {
    // What went wrong before counts.
    await rm(path, { force: true }).catch(() => {});
  }
}

/** Lets a failure of the source be that of the result, which tells it to whoever reads it, also later. */
function failWith(result: Duplex, source: Readable): void {
  source.once('error', (error) => result.destroy(error));
  result.on('error', () => {});
}

/** Writes the parts of a backup: encrypted if there is a cipher, and texts compressed. */
export function createWriter(store: FileStore, spoolFolder: string, cipher: Cipher | undefined) {
  const keep = async (name: string, chunks: AsyncIterable<Uint8Array>) => {
    const given = summing(chunks);
    const kept = cipher ? await cipher.encrypt(webStream(given.chunks)) : given.chunks;
    await keepChunks(store, spoolFolder, cipher ? name + ENCRYPTED : name, kept);
    return given.sum();
  };
  return {
    /** A file as it is. */
    file: keep,
    /** Lines of text, compressed. The sum is that of the text. */
    lines: async (name: string, lines: AsyncIterable<string>): Promise<Sum> => {
      async function* encode() {
        for await (const line of lines) yield Buffer.from(line);
      }
      const text = summing(encode());
      const source = Readable.from(text.chunks, { objectMode: false });
      const zipped = createGzip();
      failWith(zipped, source);
      await keep(`${name}.gz`, source.pipe(zipped));
      return text.sum();
    },
  };
}

/** The part of a backup with this name isn’t what was written. Nothing of what is in it is told. */
export const damaged = (name: string): DamagedBackupError =>
  new DamagedBackupError(`The backup’s ${name} is damaged.`);

/** Takes a failure to decode chunks for damage; one of the store stays what it is. */
async function* decoding(
  name: string,
  stored: AsyncIterable<Uint8Array>,
  decode: (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const lost: unknown[] = [];
  async function* read() {
    try {
      yield* stored;
    } catch (error) {
      lost.push(error);
      throw error;
    }
  }
  try {
    yield* decode(read());
  } catch (error) {
    if (lost.length > 0) throw lost[0];
    throw error instanceof WrongKeyError ? error : damaged(name);
  }
}

async function* unzip(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const zipped = Readable.from(chunks, { objectMode: false });
  const text = createGunzip();
  failWith(text, zipped);
  try {
    yield* zipped.pipe(text);
  } finally {
    zipped.destroy();
  }
}

async function* splitLines(
  name: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw damaged(name);
}

/** Reads the parts of a backup. Throws DamagedBackupError or WrongKeyError. */
export function createReader(store: FileStore, cipher: Cipher | undefined) {
  async function* decrypt(chunks: AsyncIterable<Uint8Array>) {
    yield* cipher ? await cipher.decrypt(webStream(chunks)) : chunks;
  }
  async function* file(name: string): AsyncGenerator<Uint8Array> {
    const key = cipher ? name + ENCRYPTED : name;
    const stored = await store.open(key);
    if (!stored) throw new DamagedBackupError(`The backup has no ${key}.`);
    yield* decoding(key, stored, decrypt);
  }
  return {
    file,
    lines: (name: string): AsyncGenerator<string> => {
      const zipped = `${name}.gz`;
      return splitLines(zipped, decoding(zipped, file(zipped), unzip));
    },
  };
}

export type BackupWriter = ReturnType<typeof createWriter>;
export type BackupReader = ReturnType<typeof createReader>;
