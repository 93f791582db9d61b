import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/*
 * The font of the cards comes with the server, since a bare machine has none. Its package has WOFF files,
 * one per alphabet, and the library that draws reads none: they are unpacked to TrueType files once.
 */

/** The family's name, as the files give it. */
export const FONT = 'Noto Sans';

const ALPHABETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];
const WEIGHTS = [400, 700];

const require = createRequire(import.meta.url);
const packageFolder = dirname(require.resolve('@fontsource/noto-sans/package.json'));
const unzip = promisify(inflate);

/** Bytes of the headers of both formats, and of an entry of their tables of contents. */
const WOFF = { header: 44, entry: 20 };
const TRUE_TYPE = { header: 12, entry: 16 };

/** The TrueType font in a WOFF file. Throws when its tables cannot be unpacked. */
async function unpackWoff(woff: Buffer<ArrayBuffer>): Promise<Buffer> {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(TRUE_TYPE.header + TRUE_TYPE.entry * count);
  const power = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * TRUE_TYPE.entry, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * TRUE_TYPE.entry, 10);
  const parts = [head];
  let at = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF.header + WOFF.entry * index;
    const to = TRUE_TYPE.header + TRUE_TYPE.entry * index;
    const start = woff.readUInt32BE(from + 4);
    const packedBytes = woff.readUInt32BE(from + 8);
    const bytes = woff.readUInt32BE(from + 12);
    const packed = woff.subarray(start, start + packedBytes);
    const padding = Buffer.alloc((4 - (bytes % 4)) % 4);
    parts.push(packedBytes < bytes ? await unzip(packed) : packed, padding);
    // The table's name and checksum, where it is now, and its size.
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(at, to + 8);
    head.writeUInt32BE(bytes, to + 12);
    at += bytes + padding.length;
  }
  return Buffer.concat(parts);
}

/**
 * Unpacks the fonts into `folder`, unless they are there, and gives their paths. Several servers may do so
 * at once.
 */
export async function unpackFonts(folder: string): Promise<string[]> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (const alphabet of ALPHABETS)
    for (const weight of WEIGHTS) {
      const path = join(folder, `noto-sans-${version}-${alphabet}-${weight}.ttf`);
      paths.push(path);
      if (await stat(path).catch(() => undefined)) continue;
      const name = `noto-sans-${alphabet}-${weight}-normal.woff`;
      const font = await unpackWoff(await readFile(join(packageFolder, 'files', name)));
      const unfinished = `${path}.${randomUUID()}`;
      await writeFile(unfinished, font);
      await rename(unfinished, path);
    }
  return paths;
}

/** The ranges of characters that the unpacked fonts have. */
export async function readCoverage(): Promise<(character: string) => boolean> {
  const ranges = JSON.parse(await readFile(join(packageFolder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const known = ALPHABETS.flatMap((alphabet) => (ranges[alphabet] ?? '').split(',')).map((range) =>
    range
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16)),
  );
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return known.some(([first = 0, last = first]) => code >= first && code <= last);
  };
}
