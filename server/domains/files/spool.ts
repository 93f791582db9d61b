import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#server/http/problem.ts';

/** Milliseconds after which a leftover file in the spool counts as abandoned. */
const ABANDONED_AFTER = 60 * 60 * 1000;

/**
 * Writes the chunks to a new file in `folder`, flushed to the disk, and passes its path and size to `use`. Always
 * removes the file afterwards, unless `use` moved it. Throws `tooLarge` once there are more than `limit` bytes.
 */
export async function spool<Result>(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  folder: string,
  { limit, tooLarge }: { limit: number; tooLarge: Problem },
  use: (path: string, bytes: number) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx', 0o600);
  try {
    let bytes = 0;
    try {
      for await (const chunk of chunks) {
        bytes += chunk.byteLength;
        if (bytes > limit) throw tooLarge;
        await file.write(chunk);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    return await use(path, bytes);
  } finally {
    await rm(path, { force: true });
  }
}

/** Removes files that a crashed process left in the spool. */
export async function sweepSpool(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER) await rm(path, { force: true });
  }
}
