import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { findPostgresProgram, startPostgres } from '#scripts/postgres.ts';
import { runQuietly } from '#scripts/setup/child.mjs';
import { Failure } from '#scripts/setup/failure.mjs';
import { inRoot } from '#scripts/setup/paths.mjs';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrationSession } from '#server/platform/database/migrate-server.ts';
import { tableColumns } from './catalog.ts';
import { hashMigrations, MIGRATIONS } from './releases.ts';

const ROWS = inRoot('tests', 'upgrades', 'rows.sql');

/** The day that counts as today in the rows. */
const TODAY = Date.parse('2026-11-28T00:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const TIME = /\b\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00\b/g;

/** The dump without what depends on the program that wrote it. */
const tidy = (dump: string): string =>
  dump
    .replace(/^--\n(?:--.*\n)+\n?/gm, '')
    .replace(
      /^(?:\\(?:un)?restrict |SET |SELECT pg_catalog\.set_config|COMMENT ON EXT|-- Dumped).*\n/gm,
      '',
    )
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * Makes the schema of the migrations in `folder` on a private PostgreSQL, fills it with `rows`, and dumps both as SQL.
 * The same input and version of PostgreSQL give the same text. Throws a Failure if this machine has no PostgreSQL or a
 * table would have no rows.
 */
export async function makeDump(folder = MIGRATIONS): Promise<string> {
  const program = findPostgresProgram('pg_dump');
  const postgres = program && (await startPostgres());
  if (!postgres) throw new Failure('This needs PostgreSQL with pg_dump (Debian: postgresql).');
  try {
    const client = new Client(postgres.url);
    await client.connect();
    await migrate(migrationSession(client), { folder });
    await client.query(await readFile(ROWS, 'utf8'));
    await client.query(`update schema_migrations set applied_at = '2026-11-01T09:00:00Z'`);
    const empty: string[] = [];
    for (const table of (await tableColumns(client)).keys())
      if (!(await client.query(`select from ${table} limit 1`)).rowCount) empty.push(table);
    await client.end();
    if (empty.length > 0)
      throw new Failure(`tests/upgrades/rows.sql has no rows for: ${empty.join(', ')}.`);
    const options = ['--no-owner', '--no-privileges', '--column-inserts', postgres.url];
    const env = { ...process.env, PGTZ: 'UTC', PGCLIENTENCODING: 'UTF8' };
    const dump = await runQuietly('pg_dump', program, options, env);
    const hashes = [...(await hashMigrations(folder))].map(([name, hash]) => `-- ${name} ${hash}`);
    return [
      '-- A database as these migrations make it, with rows: written by `npm run release:keep`.',
      ...hashes,
      '',
      'SET check_function_bodies = false;',
      '',
      tidy(dump),
      '',
    ].join('\n');
  } finally {
    await postgres.stop();
  }
}

/** The dump with its times moved as if it had been written today, so that nothing in it is due to be deleted. */
export const asOfToday = (dump: string): string => {
  const ahead = Math.floor((Date.now() - TODAY) / DAY) * DAY;
  return dump.replace(TIME, (time) => new Date(Date.parse(time) + ahead).toISOString());
};

/** Loads a dump into an empty database. */
export async function loadDump(client: Client, dump: string): Promise<void> {
  await client.query(dump);
  await client.query('reset check_function_bodies');
}
