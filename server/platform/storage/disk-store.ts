import { access, constants, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { errorCode } from '#server/platform/database/errors.ts';
import type { FileStore } from './file-store.ts';

/** Flushes a folder's entries to the disk, so that a renamed file survives a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The keys of the files below the folder `prefix`, in no order. */
async function* listBelow(root: string, prefix: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, prefix), { withFileTypes: true }).catch(
    (error: unknown) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    },
  );
  for (const entry of entries) {
    if (entry.isDirectory()) yield* listBelow(root, `${prefix}${entry.name}/`);
    else yield prefix + entry.name;
  }
}

/** Keeps files below `root`. The spool folder must be on the same file system. */
export function createDiskStore(root: string): FileStore {
  const pathOf = (key: string) => join(root, key);
  return {
    keep: async (key, path) => {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target);
      await syncFolder(dirname(target));
    },
    open: async (key) => {
      try {
        const file = await open(pathOf(key), 'r');
        return Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>;
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (prefix) => listBelow(root, prefix),
    check: async () => {
      await mkdir(root, { recursive: true });
      await access(root, constants.W_OK);
    },
  };
}
