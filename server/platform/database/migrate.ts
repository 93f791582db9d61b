import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFolder } from '#server/platform/project/version.ts';
import { errorCode } from './errors.ts';

/** A database session for statements outside the query builder. */
export type MigrationSession = {
  /** Runs statements; returns the number of rows that a single one wrote or found. */
  run: (statements: string) => Promise<number>;
  /** The names of applied migrations. */
  applied: () => Promise<readonly string[]>;
};

/** The database has migrations unknown to this version, from a newer one. */
export class NewerSchemaError extends Error {}

/** A migration ran out of attempts to get its locks. */
export class MigrationLockedError extends Error {}

const MIGRATIONS = join(projectFolder, 'server', 'platform', 'database', 'migrations');

/**
 * Milliseconds that a migration's statement waits for a lock. Other statements on the table queue behind it, so it
 * gives up and retries.
 */
const LOCK_TIMEOUT = 3000;
/** Pauses between the attempts, in milliseconds. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 8000, 8000];

/** How long, and how often, a migration waits for locks. */
type Waiting = { pauses: readonly number[]; lockTimeout: number };
type Options = Partial<Waiting> & {
  folder?: string;
  /** Only these migrations, as a copy of an older database needs. */
  only?: readonly string[] | undefined;
};

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** A first line by which a migration isn't one transaction: see docs/maintaining.md. */
const CONCURRENTLY = /^-- concurrently$/m;
const IN_BATCHES = /^-- in batches$/m;
const INDEX_NAME = /\bindex concurrently if not exists (\w{1,63})\b/i;

/** Runs the statements in one transaction. */
async function inTransaction(
  session: MigrationSession,
  statements: string,
  lockTimeout: number,
): Promise<number> {
  await session.run('begin');
  try {
    await session.run(`set local lock_timeout = ${lockTimeout}`);
    const count = await session.run(statements);
    await session.run('commit');
    return count;
  } catch (error) {
    await session.run('rollback');
    throw error;
  }
}

/** The same, retried after each pause while others hold its locks. */
async function retried(
  session: MigrationSession,
  { name, statements, lockTimeout }: { name: string; statements: string; lockTimeout: number },
  pauses: readonly number[],
): Promise<number> {
  try {
    return await inTransaction(session, statements, lockTimeout);
  } catch (error) {
    const code = errorCode(error);
    if (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK) throw error;
    const [pause, ...rest] = pauses;
    if (pause === undefined)
      throw new MigrationLockedError(
        `The migration ${name} met locks that others hold each time it was tried.`,
      );
    await wait(pause);
    return retried(session, { name, statements, lockTimeout }, rest);
  }
}

/** Creates one index while others write, after dropping what an interrupted attempt left. */
async function createIndex(session: MigrationSession, statement: string): Promise<void> {
  const [, index] = INDEX_NAME.exec(statement) ?? [];
  const unfinished = await session.run(
    `select 1 from pg_index where indexrelid = to_regclass('${index}') and not indisvalid`,
  );
  if (unfinished > 0) await session.run(`drop index concurrently ${index}`);
  await session.run(statement);
}

async function apply(
  session: MigrationSession,
  { name, text }: { name: string; text: string },
  { pauses, lockTimeout }: Waiting,
): Promise<void> {
  const record = `insert into schema_migrations (name) values ('${name}')`;
  const run = (statements: string) => retried(session, { name, statements, lockTimeout }, pauses);
  if (CONCURRENTLY.test(text)) await createIndex(session, text);
  else if (IN_BATCHES.test(text)) while ((await run(text)) > 0);
  else return void (await run(`${text};\n${record}`));
  await run(record);
}

/** The names of the migrations that this version knows, in their order. */
export const migrationNames = async (folder = MIGRATIONS): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]{1,80}\.sql$/.test(name)).sort();

/**
 * Applies the missing migrations of `folder` in the order of their names. The caller ensures that only one instance
 * does so. An interrupted migration continues at the next start. Throws NewerSchemaError when the database has
 * migrations that aren't in the folder, MigrationLockedError when others don't release their locks, and the database's
 * error when a migration fails.
 */
export async function migrate(
  session: MigrationSession,
  { folder = MIGRATIONS, only, pauses = PAUSES, lockTimeout = LOCK_TIMEOUT }: Options = {},
): Promise<void> {
  await session.run(`create table if not exists schema_migrations (
    name text primary key,
    applied_at timestamptz(3) not null default now()
  )`);
  const applied = new Set(await session.applied());
  const names = await migrationNames(folder);
  const known = new Set(names);
  const unknown = [...applied].filter((name) => !known.has(name)).sort();
  if (unknown.length > 0)
    throw new NewerSchemaError(
      `The database has migrations that this version doesn't know: ${unknown.join(', ')}. The last one that it knows is ${names.at(-1)}.`,
    );
  for (const name of names) {
    if (applied.has(name) || (only && !only.includes(name))) continue;
    const text = await readFile(join(folder, name), 'utf8');
    await apply(session, { name, text }, { pauses, lockTimeout });
  }
}
