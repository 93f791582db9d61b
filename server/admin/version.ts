import { sql } from 'drizzle-orm';
import type { Config } from '#server/platform/config/config.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { readVersion } from '#server/platform/project/version.ts';
import { wordless } from './command.ts';

/** Where the database is, without the password. */
function placeOf({ databaseUrl, dataFolder }: Config): string {
  if (!databaseUrl) return `embedded, in ${dataFolder}`;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname || 'this machine'}${port && `:${port}`}${pathname}`;
}

const sayDatabase = async (db: Database): Promise<string> => {
  const [found] = await rowsOf<{ version: string; count: number; name: string; day: string }>(
    db,
    sql`select current_setting('server_version') as version, count(*)::int as count,
      max(name) as name, to_char(max(applied_at) at time zone 'UTC', 'YYYY-MM-DD') as day
      from schema_migrations`,
  );
  if (!found) return '';
  const { version, count, name, day } = found;
  return `PostgreSQL ${version}; migrations: ${count}, up to ${name} (${day})`;
};

/** The instances' connections by version, and others that the product has open; the embedded database has none. */
const sayConnected = async (db: Database): Promise<string[]> => {
  const rows = await rowsOf<{ name: string; count: number }>(
    db,
    sql`select application_name as name, count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name like 'meydan%' and pid <> pg_backend_pid()
      group by 1 order by 1`,
  );
  return rows.map(({ name, count }) => `  ${name}: ${count}`);
};

export const version = wordless(
  'tells which versions of what are where',
  async ({ config, database: { db } }) => {
    const { s3, dataFolder } = config;
    const connected = await sayConnected(db);
    const lines = [
      `Meydan ${await readVersion()} on Node ${process.versions.node}`,
      `Database: ${placeOf(config)}; ${await sayDatabase(db)}`,
      `Files: ${s3 ? `the bucket ${s3.bucket} at ${s3.endpoint}` : `${dataFolder}/uploads`}`,
      ...(connected.length > 0 ? ['Connections to the database:', ...connected] : []),
    ];
    return { message: lines.join('\n'), done: true };
  },
);
