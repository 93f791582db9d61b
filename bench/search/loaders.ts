import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { openEmbedded, openServer } from '#server/platform/database/connection.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** A migrated database for loading rows, without tight statement timeouts. */
export type Loader = {
  db: Database;
  /** Runs statements without parameters. */
  run: (statements: string) => Promise<unknown>;
  /** The useful number of concurrent statements. */
  atOnce: number;
  close: () => Promise<void>;
};

/** Maximum milliseconds of a loading statement on the embedded database. */
const ANSWER_MAX = 3_600_000;

/** Opens the database of a PostgreSQL server. */
export const openServerLoader = async (url: string): Promise<Loader> => {
  // Runs the migrations.
  await (await openServer(url)).close();
  const atOnce = 2;
  const pool = new Pool({ connectionString: url, max: atOnce });
  return {
    db: drizzle(pool),
    run: (statements) => pool.query(statements),
    atOnce,
    close: () => pool.end(),
  };
};

/** Opens the embedded database of a server's data folder; commits don't wait for the disk. */
export const openEmbeddedLoader = async (dataFolder: string): Promise<Loader> => {
  const { db, run, close } = await openEmbedded({
    folder: join(dataFolder, 'database'),
    isDurable: false,
    answerMs: ANSWER_MAX,
  });
  return { db, run, atOnce: 1, close };
};
