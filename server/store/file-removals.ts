import { asc, eq } from 'drizzle-orm';
import { type Database, fileRemovals } from '../db/schema.ts';
import type { FileStore } from '../files/file-store.ts';

/** How many files are taken off the list at a time. */
const AT_ONCE = 100;

/**
 * Removes from the store what deleted accounts have left there. Safe to call at any time, and by several
 * instances at once; what fails stays on the list. Throws the store's error.
 */
export async function removeDeletedFiles(
  db: Database,
  store: Pick<FileStore, 'remove'>,
): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ key: fileRemovals.key })
      .from(fileRemovals)
      .orderBy(asc(fileRemovals.created_at))
      .limit(AT_ONCE);
    for (const { key } of rows) {
      await store.remove(key);
      await db.delete(fileRemovals).where(eq(fileRemovals.key, key));
    }
    if (rows.length < AT_ONCE) return;
  }
}
