import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { fillMarket } from '#bench/pages/market.ts';
import { startPostgres } from '#scripts/postgres.ts';
import { type ServerProcess, startServerProcess } from '#scripts/server-process.ts';
import { Failure } from '#scripts/setup/failure.mjs';
import { inRoot } from '#scripts/setup/paths.mjs';
import { createObjectStore, KEYS } from '#tests/object-store.ts';

/** Jobs that nobody reviews, so that searches have something to find. */
const JOBS = 1_000;

const useSchema = z.object({
  at: z.number(),
  memory: z.number(),
  late: z.number(),
  most: z.number(),
});
/** A second of a server: bytes of memory, and milliseconds of delay of its event loop. */
export type Use = z.infer<typeof useSchema>;

export type Instance = { url: string; readUse: () => Promise<Use[]> };
/** The kinds of installation that are measured. */
export const KINDS = ['embedded', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

/** As production is behind a proxy: limits are on, and each person has an address of their own. */
const SETTINGS = {
  SEED: 'none',
  TRUST_PROXY: '1',
  RATE_LIMITS: 'on',
  PUBLIC_URL: 'https://jobs.example',
  LOG_LEVEL: 'error',
};

const startInstance = async (
  name: string,
  folder: string,
  settings: Record<string, string>,
): Promise<Instance & ServerProcess> => {
  const file = join(folder, `${name}.use`);
  const reporter = pathToFileURL(inRoot('bench', 'load', 'report-use.mjs')).href;
  const server = await startServerProcess({
    ...settings,
    DATA_DIR: join(folder, name),
    LOAD_USE_FILE: file,
    NODE_OPTIONS: `--import ${reporter}`,
  });
  const readUse = async () => {
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    return lines.map((line) => useSchema.parse(JSON.parse(line)));
  };
  return { ...server, readUse };
};

/** The settings that both instances on PostgreSQL share, and what they stand for. */
const openShared = async (): Promise<{
  settings: Record<string, string>;
  stop: () => Promise<void>;
}> => {
  const postgres = await startPostgres();
  if (!postgres) throw new Failure('There is no PostgreSQL: install it, or choose --embedded.');
  const { server: bucket } = createObjectStore();
  bucket.listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const { port } = bucket.address() as AddressInfo;
  const settings = {
    DATABASE_URL: postgres.url,
    JWT_SECRET: randomBytes(32).toString('hex'),
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    S3_REGION: KEYS.region,
  };
  const stop = async () => {
    bucket.closeAllConnections();
    bucket.close();
    await postgres.stop();
  };
  return { settings, stop };
};

/** Runs `body` with the servers of a kind and a filled market: one on the embedded database, or two on PostgreSQL. */
export const withServers = async <Result>(
  kind: Kind,
  folder: string,
  body: (instances: readonly Instance[]) => Promise<Result>,
): Promise<Result> => {
  const shared = kind === 'postgres' ? await openShared() : undefined;
  const names = kind === 'postgres' ? ['postgres-1', 'postgres-2'] : ['embedded'];
  const running: ServerProcess[] = [];
  const start = async (name: string, settings: object = {}) => {
    const all = { ...SETTINGS, ...shared?.settings, ...settings };
    const instance = await startInstance(name, folder, all);
    running.push(instance);
    return instance;
  };
  const stopAll = () => Promise.all(running.splice(0).map((server) => server.stop()));
  try {
    // One account posts all of them, which limits forbid.
    await fillMarket((await start(names[0] ?? '', { RATE_LIMITS: 'off' })).url, JOBS);
    await stopAll();
    const instances: Instance[] = [];
    for (const name of names) instances.push(await start(name));
    return await body(instances);
  } finally {
    await stopAll();
    await shared?.stop();
  }
};
