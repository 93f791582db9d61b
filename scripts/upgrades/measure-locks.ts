import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '#scripts/postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrationSession } from '#server/platform/database/migrate-server.ts';
import { tableColumns } from './catalog.ts';
import { asOfToday, loadDump } from './dump.ts';
import { fillTable } from './fill-table.ts';

/** Milliseconds between two looks at the locks. */
const LOOK_EVERY = 20;

/** Milliseconds for which a migration may keep others from reading or writing a table, or the rows that it writes. */
const HELD_MAX = 1000;

/** How many rows a table is measured with. */
const ROWS = 1_000_000;

/** Makes indexes fast to build. */
const SETTINGS = ['maintenance_work_mem=256MB', 'max_wal_size=8GB'];

/** The locks of a session that keep others from reading a table, from writing it, or from writing the same rows. */
const LOCKS = `
  select relation::regclass::text as table, mode, virtualtransaction as transaction from pg_locks
  where pid = $1 and granted and locktype = 'relation' and mode in
    ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock', 'RowExclusiveLock')`;

type Lock = { table: string; mode: string; transaction: string };

/** For how long a transaction was seen to hold a lock. */
type Held = Lock & { since: number; until: number };

/** Looks at the locks of another session until it is stopped; returns those of these tables. */
function watchLocks(watcher: Client, pid: number, tables: ReadonlySet<string>) {
  const held = new Map<string, Held>();
  const stopping = new AbortController();
  const look = async () => {
    const { rows } = await watcher.query<Lock>(LOCKS, [pid]);
    const now = performance.now();
    for (const lock of rows) {
      if (!tables.has(lock.table)) continue;
      const key = `${lock.table} ${lock.mode} ${lock.transaction}`;
      held.set(key, { since: now, ...held.get(key), ...lock, until: now });
    }
  };
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await look();
      await wait(LOOK_EVERY);
    }
  };
  const done = watch();
  return async (): Promise<Held[]> => {
    stopping.abort();
    await done;
    return [...held.values()];
  };
}

const ABOUT: Readonly<Record<string, string>> = {
  RowExclusiveLock: 'writes rows of',
  AccessExclusiveLock: 'keeps others from reading and writing',
};

/** What was held for too long, the longest first, each table once. */
function tellHeld(held: readonly Held[], rows: number): string[] {
  const long = held
    .filter(({ since, until }) => until - since > HELD_MAX)
    .toSorted((one, other) => other.until - other.since - (one.until - one.since));
  const tables = [...new Set(long.map(({ table }) => table))];
  return tables.flatMap((table) => {
    // Whoever locks a whole table also writes its rows.
    const own = long.filter((lock) => lock.table === table);
    const worst = own.find(({ mode }) => mode !== 'RowExclusiveLock') ?? own[0];
    if (!worst) return [];
    const seconds = ((worst.until - worst.since) / 1000).toFixed(1);
    const does = ABOUT[worst.mode] ?? 'keeps others from writing';
    return [`${does} ${table} for ${seconds} s in one transaction (${rows} rows)`];
  });
}

/** Runs one migration on a session that is watched; `known` are those to have before it. */
async function measure(
  [migrating, watcher]: readonly [Client, Client],
  tables: ReadonlySet<string>,
  { folder, known, name, rows }: { folder: string; known: string[]; name: string; rows: number },
): Promise<string[]> {
  const copies = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    for (const one of [...known, name]) await cp(join(folder, one), join(copies, one));
    const { rows: own } = await migrating.query<{ pid: number }>('select pg_backend_pid() as pid');
    const stop = watchLocks(watcher, own[0]?.pid ?? 0, tables);
    try {
      await migrate(migrationSession(migrating), { folder: copies });
    } catch (error) {
      await stop();
      return [`${name} fails: ${error instanceof Error ? error.message : String(error)}`];
    }
    return tellHeld(await stop(), rows).map((told) => `${name} ${told}`);
  } finally {
    await rm(copies, { recursive: true });
  }
}

/**
 * Runs the migrations of `names` on the database of the release before, with a million rows (or `rows`) in each of its
 * tables that they name, and lists what they lock for more than a second. Takes up to a minute for each table.
 * @returns undefined if this machine has no PostgreSQL
 */
export async function measureMigrations(
  dump: string,
  { folder, known, names }: { folder: string; known: string[]; names: readonly string[] },
  rows = ROWS,
): Promise<string[] | undefined> {
  const postgres = await startPostgres({ settings: SETTINGS });
  if (!postgres) return undefined;
  const sessions = [new Client(postgres.url), new Client(postgres.url)] as const;
  try {
    for (const session of sessions) await session.connect();
    const [migrating] = sessions;
    await loadDump(migrating, asOfToday(dump));
    const tables = new Set((await tableColumns(migrating)).keys());
    tables.delete('schema_migrations');
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const words = new Set(
      texts
        .join(' ')
        .replace(/--.*/g, '')
        .toLowerCase()
        .match(/\w{1,63}/g),
    );
    for (const table of tables) if (words.has(table)) await fillTable(migrating, table, rows);
    const found: string[] = [];
    for (const [i, name] of names.entries()) {
      const before = [...known, ...names.slice(0, i)];
      found.push(...(await measure(sessions, tables, { folder, known: before, name, rows })));
    }
    return found;
  } finally {
    for (const session of sessions) await session.end();
    await postgres.stop();
  }
}
