import { open, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { isWordDocument } from './word-document.ts';

/** An accepted file type: its extension without the dot, and its media type. */
export type FileType = { extension: string; type: string };

type Check = { type: string; accepts: (head: Buffer, path: string) => boolean | Promise<boolean> };
type ImageCheck = { type: string; accepts: (head: Buffer) => boolean };

/** Bytes read from the start of a file; a PDF's header may be anywhere in them. */
const HEAD = 1024;

const startsWith =
  (...bytes: number[]) =>
  (head: Buffer) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));

const jpeg: ImageCheck = { type: 'image/jpeg', accepts: startsWith(0xff, 0xd8, 0xff) };

const RESUMES: Record<string, Check> = {
  pdf: { type: 'application/pdf', accepts: (head) => head.includes('%PDF-') },
  doc: {
    type: 'application/msword',
    accepts: startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    accepts: async (head, path) =>
      startsWith(0x50, 0x4b, 0x03, 0x04)(head) && isWordDocument(await readFile(path)),
  },
};

const IMAGES: Record<string, ImageCheck> = {
  png: { type: 'image/png', accepts: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  jpg: jpeg,
  jpeg,
  webp: {
    type: 'image/webp',
    accepts: (head) =>
      head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  },
};

/** Whether the bytes start like an accepted kind of picture. */
export const isPicture = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, HEAD));
  return Object.values(IMAGES).some(({ accepts }) => accepts(head));
};

const CHECKS = { resume: RESUMES, image: IMAGES };

/**
 * The file's type if name and bytes agree on an accepted type, else undefined. Refuses (400) a Word document with
 * contents that no resume needs (rule FILE-1).
 */
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
