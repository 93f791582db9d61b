import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { type PostgresOptions, startPostgres } from '#scripts/postgres.ts';
import { type ServerProcess, startServerProcess } from '#scripts/server-process.ts';
import { Failure, tell } from '#scripts/setup/failure.mjs';
import { inRoot, sha256 } from '#scripts/setup/paths.mjs';
import { loadMarket } from './load-market.ts';
import { type Loader, openEmbeddedLoader, openServerLoader } from './loaders.ts';
import type { Market } from './market.ts';

export type Engine = 'postgres' | 'embedded';
export type MarketOptions = { engine: Engine; count: number; fresh: boolean };

/** Files and folders on which a market's content depends. */
const SOURCES = [
  'package-lock.json',
  'server/platform/database/migrations',
  'server/domains/places',
  'bench/jobs',
  ...['load-market', 'copies', 'words'].map((name) => `bench/search/${name}.ts`),
];
/** The file with the market's description, written when the market is complete. */
const DESCRIPTION = 'market.json';
const IS_TEST = /\.test\.ts$/;

/** As on a small dedicated server; minimal WAL speeds up loading. */
const POSTGRES: PostgresOptions['settings'] = [
  'shared_buffers=1GB',
  'max_wal_size=8GB',
  'wal_level=minimal',
  'max_wal_senders=0',
];

const filesOf = async (path: string): Promise<string[]> => {
  if (!existsSync(path)) return [];
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !IS_TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

const marketKey = async (count: number): Promise<string> => {
  const files = await Promise.all(SOURCES.map((path) => filesOf(inRoot(path))));
  const contents = await Promise.all(files.flat().map((file) => readFile(file)));
  return sha256(String(count), ...contents);
};

type Wanted = { folder: string; count: number; key: string };
type Kept = { key: string; market: Market };

const readKept = async (folder: string): Promise<Kept | undefined> => {
  const path = join(folder, DESCRIPTION);
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as Kept) : undefined;
};

/** Reads the market kept in the folder, or creates it. `open` opens the database for loading. */
const readMarket = async (
  { folder, count, key }: Wanted,
  open: () => Promise<Loader>,
): Promise<Market> => {
  const kept = await readKept(folder);
  if (kept) return kept.market;
  tell(`Making a market of ${count} jobs, which is kept in ${folder}…`);
  const start = performance.now();
  const loader = await open();
  try {
    const market = await loadMarket(loader, count);
    await writeFile(join(folder, DESCRIPTION), JSON.stringify({ key, market } satisfies Kept));
    tell(`Made in ${((performance.now() - start) / 60_000).toFixed(1)} minutes.`);
    return market;
  } finally {
    await loader.close();
  }
};

const withServer = async <Result>(
  settings: Record<string, string>,
  body: (server: ServerProcess) => Promise<Result>,
): Promise<Result> => {
  const server = await startServerProcess({ SEED: 'none', LOG_LEVEL: 'warn', ...settings });
  try {
    return await body(server);
  } finally {
    await server.stop();
  }
};

/**
 * Reads a kept database's files once. A database that has run for days has its data in memory; measuring one just
 * opened would measure the disk.
 */
const warmUp = async (folder: string): Promise<void> => {
  for (const file of await filesOf(folder)) {
    const stream = createReadStream(file, { highWaterMark: 1024 * 1024 });
    // The running database may have removed a file.
    await finished(stream.resume()).catch(() => {});
  }
};

type Body<Result> = (server: ServerProcess, market: Market) => Promise<Result>;

const withPostgres = async <Result>(wanted: Wanted, body: Body<Result>): Promise<Result> => {
  const { folder } = wanted;
  const postgres = await startPostgres({ keptIn: folder, settings: POSTGRES });
  if (!postgres) throw new Failure('This machine has no PostgreSQL.');
  try {
    const market = await readMarket(wanted, () => openServerLoader(postgres.url));
    await warmUp(join(folder, 'cluster', 'base'));
    const settings = {
      DATABASE_URL: postgres.url,
      SINGLE_INSTANCE: 'true',
      JWT_SECRET: sha256(postgres.url),
      DATA_DIR: join(folder, 'server'),
    };
    return await withServer(settings, (server) => body(server, market));
  } finally {
    await postgres.stop();
  }
};

const withEmbedded = async <Result>(wanted: Wanted, body: Body<Result>): Promise<Result> => {
  const market = await readMarket(wanted, () => openEmbeddedLoader(wanted.folder));
  return withServer({ DATA_DIR: wanted.folder }, (server) => body(server, market));
};

/** Runs `body` with a server on a market of `count` jobs, which is kept until one of `SOURCES` changes. */
export const withMarket = async <Result>(
  { engine, count, fresh }: MarketOptions,
  body: Body<Result>,
): Promise<Result> => {
  const folder = inRoot('.cache', 'bench-search', `${engine}-${count}`);
  const key = await marketKey(count);
  if (fresh || (await readKept(folder))?.key !== key)
    await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return (engine === 'postgres' ? withPostgres : withEmbedded)({ folder, count, key }, body);
};
