import { Client } from 'pg';
import * as z from 'zod/mini';
import type { Config } from '#server/platform/config/config.ts';
import { FolderInUseError, lockDataFolder } from '#server/platform/data-folder/data-folder.ts';
import { settingsOf } from '#server/platform/database/limited-pool.ts';
import { migrationNames } from '#server/platform/database/migrate.ts';
import { compareClocks } from './clock.ts';
import { about, type Finding, PATIENCE, reasonOf } from './finding.ts';

const OLDEST_SERVER = 150_000;

const stateSchema = z.object({
  version: z.number(),
  shown: z.string(),
  now: z.date(),
  encoding: z.string(),
  has_trigrams: z.boolean(),
  has_schema: z.boolean(),
});

const readySchema = z.object({ parts: z.record(z.string(), z.string()) });

const STATE = `select current_setting('server_version_num')::int as version,
  current_setting('server_version') as shown, clock_timestamp() as now,
  current_setting('server_encoding') as encoding,
  exists (select from pg_available_extensions where name = 'pg_trgm') as has_trigrams,
  to_regclass('schema_migrations') is not null as has_schema`;

const { ok, warning, problem } = about('database');

async function checkMigrations(client: Client): Promise<Finding> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map(({ name }) => name));
  const known = await migrationNames();
  const unknown = [...applied].filter((name) => !known.includes(name)).sort();
  if (unknown.length > 0)
    return problem(
      `A newer version has migrated it (${unknown.join(', ')}), so this one refuses to start.`,
      'Start that version or a newer one, or go back to a backup from before it (docs/operating.md, Updates).',
    );
  const missing = known.filter((name) => !applied.has(name));
  return missing.length === 0
    ? ok(`All ${known.length} migrations are applied.`)
    : warning(`Not applied yet: ${missing.join(', ')}.`, 'Back up; the next start applies them.');
}

/** Whether the PostgreSQL server answers, is new enough and has a schema of this version. */
async function checkServer(url: string): Promise<Finding[]> {
  const { host, pathname } = new URL(url);
  const where = `PostgreSQL at ${host}${pathname}`;
  const client = new Client({
    ...settingsOf(url),
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(STATE);
    const state = z.parse(stateSchema, rows[0]);
    const findings: Finding[] = [compareClocks('the database', state.now)];
    if (state.version < OLDEST_SERVER)
      findings.push(problem(`${where} is version ${state.shown}.`, 'Update it to 15 or newer.'));
    else findings.push(ok(`${where} answers, version ${state.shown}.`));
    if (state.encoding !== 'UTF8')
      findings.push(problem(`Its encoding is ${state.encoding}.`, 'Create it with encoding UTF8.'));
    if (!state.has_trigrams)
      findings.push(
        problem(
          'It has no extension pg_trgm, which the search needs.',
          'Install the contributed modules of PostgreSQL (Debian: they come with postgresql).',
        ),
      );
    if (state.has_schema) findings.push(await checkMigrations(client));
    else findings.push(ok('It is empty; the first start creates the schema.'));
    return findings;
  } catch (error) {
    const advice =
      'Look whether it runs, and whether DATABASE_URL has its address, the name of a database, and a user and password that it accepts.';
    return [problem(`${where} refuses or is out of reach (${reasonOf(error)}).`, advice)];
  } finally {
    await client.end().catch(() => {});
  }
}

/** The state of the server that has the embedded database open, as it says itself. */
async function askServer({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  const own = /^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host;
  const url = `http://${own.includes(':') ? `[${own}]` : own}:${port}/api/ready`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.ok) return ok(`The running server at ${url} says that it is ready.`);
    const { success, data } = z.safeParse(readySchema, await response.json());
    const parts = Object.entries(success ? data.parts : {}).filter(([, state]) => state !== 'ok');
    const found = `The running server at ${url} isn't ready (${parts.map((part) => part.join(' ')).join(', ') || response.status}).`;
    const isBusy = parts.length > 0 && parts.every(([name]) => name === 'event_loop');
    return isBusy
      ? warning(found, 'It has more to do than this machine can. Ask again in a minute.')
      : problem(found, 'docs/operating.md says what each part means, and the log why.');
  } catch (error) {
    return warning(
      `Another process uses DATA_DIR, but no server answers at ${url} (${reasonOf(error)}).`,
      'Give this command the same HOST and PORT as the server, or end that process.',
    );
  }
}

async function checkEmbedded(config: Config): Promise<Finding> {
  try {
    const unlock = await lockDataFolder(config.dataFolder);
    unlock();
    return ok('Embedded, and no server has it open: the next start checks it.');
  } catch (error) {
    if (error instanceof FolderInUseError) return askServer(config);
    return problem(`DATA_DIR can't be locked (${reasonOf(error)}).`, 'Look at its rights.');
  }
}

/** The findings about the database, and its clock. */
export const checkDatabase = async (config: Config): Promise<Finding[]> =>
  config.databaseUrl ? checkServer(config.databaseUrl) : [await checkEmbedded(config)];
