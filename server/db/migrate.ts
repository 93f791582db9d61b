import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A database session for statements outside the query builder. */
export type MigrationSession = {
  /** Runs one or more statements. */
  run: (statements: string) => Promise<void>;
  /** The names of the migrations that were applied. */
  applied: () => Promise<readonly string[]>;
};

const folder = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

/** An arbitrary number that all instances share. */
export const MIGRATION_LOCK = 7_413_090_226;

/**
 * Applies the missing migrations in the order of their names, each in its own transaction. The caller ensures
 * that one instance does this at a time. Throws the database's error; a failed migration leaves nothing
 * behind.
 */
export async function migrate(session: MigrationSession): Promise<void> {
  await session.run(`create table if not exists schema_migrations (
    name text primary key,
    applied_at timestamptz(3) not null default now()
  )`);
  const applied = new Set(await session.applied());
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name));
  for (const name of names.sort()) {
    if (applied.has(name)) continue;
    const statements = await readFile(join(folder, name), 'utf8');
    await session.run('begin');
    try {
      await session.run(statements);
      await session.run(`insert into schema_migrations (name) values ('${name}')`);
      await session.run('commit');
    } catch (error) {
      await session.run('rollback');
      throw error;
    }
  }
}
