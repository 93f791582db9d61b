import { open, readFile } from 'node:fs/promises';
import { extname } from 'node:path';

/** A kind of file that may be uploaded: its extension without the dot, and its media type. */
export type FileType = { extension: string; type: string };

type Check = { type: string; accepts: (head: Buffer, path: string) => boolean | Promise<boolean> };

/** Bytes at the start of a file that are looked at; a PDF's header may stand anywhere in them. */
const HEAD = 1024;

const startsWith =
  (...bytes: number[]) =>
  (head: Buffer) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));

/** The names of a zip file's entries, from the directory at its end; [] when it cannot be read. */
function zipEntries(zip: Buffer): string[] {
  const END = 22;
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + END > zip.length) return [];
  const names: string[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > end || zip.readUInt32LE(at) !== 0x02014b50) return [];
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    names.push(zip.toString('utf8', at + 46, nameEnd));
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return names;
}

const isWordDocument = async (head: Buffer, path: string): Promise<boolean> => {
  if (!startsWith(0x50, 0x4b, 0x03, 0x04)(head)) return false;
  const names = zipEntries(await readFile(path));
  return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('word/'));
};

const jpeg: Check = { type: 'image/jpeg', accepts: startsWith(0xff, 0xd8, 0xff) };

const RESUMES: Record<string, Check> = {
  pdf: { type: 'application/pdf', accepts: (head) => head.includes('%PDF-') },
  doc: {
    type: 'application/msword',
    accepts: startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    accepts: isWordDocument,
  },
};

const IMAGES: Record<string, Check> = {
  png: { type: 'image/png', accepts: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  jpg: jpeg,
  jpeg,
  webp: {
    type: 'image/webp',
    accepts: (head) =>
      head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  },
};

const CHECKS = { resume: RESUMES, image: IMAGES };

/** What the file at `path` is, if its name and its bytes say the same and such files are taken; else undefined. */
export async function recognize(
  kind: keyof typeof CHECKS,
  name: string,
  path: string,
): Promise<FileType | undefined> {
  const extension = extname(name).slice(1).toLowerCase();
  const check = Object.hasOwn(CHECKS[kind], extension) ? CHECKS[kind][extension] : undefined;
  if (!check) return undefined;
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    const accepted = await check.accepts(buffer.subarray(0, bytesRead), path);
    return accepted ? { extension, type: check.type } : undefined;
  } finally {
    await file.close();
  }
}
