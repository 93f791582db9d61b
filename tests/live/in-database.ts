import { join } from 'node:path';
import { openEmbedded } from '#server/platform/database/connection.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** Works in the database of a stopped server: time passes by moving what waits for it. */
export async function inDatabase<Result>(
  dataFolder: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { db, close } = await openEmbedded({ folder: join(dataFolder, 'database') });
  try {
    return await work(db);
  } finally {
    await close();
  }
}
