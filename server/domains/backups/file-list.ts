import * as z from 'zod/mini';
import { fileKeys } from '#server/domains/files/queries.ts';
import type { TableRows } from '#server/platform/backup/rows.ts';
import type { FileStore } from '#server/platform/storage/file-store.ts';

/** Files copied at once: a bucket takes its time for each. */
export const FILES_AT_ONCE = 8;

/** The list of ended accounts, which is kept outside the database: see `deletions/erase-again.ts`. */
export const ERASED = 'erased/';

const kindSchema = z.enum(['resume', 'image', 'export']);

/** The keys that the store may have for the rows of `files`; a picture may lack some of its sizes. */
async function* keysOf({ columns, rows }: Pick<TableRows, 'columns' | 'rows'>) {
  const [kindAt, idAt, removedAt] = ['kind', '_id', 'removed_at'].map((name) =>
    columns.indexOf(name),
  ) as [number, number, number];
  for await (const portion of rows)
    for (const row of portion)
      if (row[removedAt] === null)
        yield* fileKeys({ kind: z.parse(kindSchema, row[kindAt]), _id: String(row[idAt]) });
}

/** Whether this is the key of a smaller size, which a small picture doesn’t have. */
export const isSmallerSize = (key: string): boolean => /^image\/[\da-f-]{36}-[a-z]/.test(key);

/** The keys of everything to copy besides the database: the files of these rows, and the list of ended accounts. */
export async function* keysToCopy(
  files: FileStore,
  rows: Pick<TableRows, 'columns' | 'rows'>,
): AsyncGenerator<string> {
  yield* keysOf(rows);
  yield* files.list(ERASED);
}
