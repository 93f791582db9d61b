import { join, resolve } from 'node:path';
import { move } from '#server/domains/backups/move-commands.ts';
import { digestTables, listConnected } from '#server/domains/backups/queries.ts';
import { listSiteNotices } from '#server/domains/site-notices/queries.ts';
import { type Config, readConfig } from '#server/platform/config/config.ts';
import { loadOrCreateSecrets, lockDataFolder } from '#server/platform/data-folder/data-folder.ts';
import { ensureRoom } from '#server/platform/data-folder/disk-space.ts';
import { inScratch } from '#server/platform/data-folder/scratch.ts';
import { openEmbedded, openServer } from '#server/platform/database/connection.ts';
import { inReading } from '#server/platform/database/session.ts';
import { openDataKey } from '#server/platform/secrets/data-key.ts';
import { createDiskStore } from '#server/platform/storage/disk-store.ts';
import { createS3Store } from '#server/platform/storage/s3-store.ts';
import { ABOUT_MISSING } from './backup.ts';
import type { AdminContext, Command, Run } from './command.ts';
import { readOptions } from './options.ts';
import { nameOf } from './restore.ts';

/** Where to, as the command was given it. */
type Destination = { to: string; filesTo: string | undefined; forced: string | undefined };

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})$/;
const isServer = (to: string): boolean => /^postgres(?:ql)?:\/\//.test(to);

/** The settings of a server that runs at the destination. Throws ConfigError. */
function configOf(context: AdminContext, { to, filesTo }: Destination, secret: string): Config {
  const bucket = filesTo === undefined ? undefined : BUCKET.exec(filesTo)?.[1];
  const place = isServer(to)
    ? { DATABASE_URL: to, SINGLE_INSTANCE: 'true' }
    : { DATABASE_URL: '', DATA_DIR: resolve(context.folder, to) };
  const environment = {
    ...process.env,
    JWT_SECRET: process.env.JWT_SECRET || (isServer(to) ? secret : ''),
    JWT_SECRET_FALLBACK: '',
    ...place,
    S3_BUCKET: bucket ?? '',
  };
  return readConfig(environment, { isCopying: true });
}

/** Opens the destination, with a store unless files stay where they are. */
async function openTarget(config: Config) {
  const { databaseUrl, dataFolder, s3 } = config;
  const files = s3
    ? createS3Store(s3)
    : databaseUrl
      ? undefined
      : createDiskStore(join(dataFolder, 'uploads'));
  if (databaseUrl) return { database: await openServer(databaseUrl), files, unlock: () => {} };
  await ensureRoom(dataFolder);
  const unlock = await lockDataFolder(dataFolder);
  const database = await openEmbedded({ folder: join(dataFolder, 'database') });
  return { database, files, unlock };
}

const moveTo =
  (destination: Destination): Run =>
  async (context) => {
    const { config, database, files, secrets, clock, print, signal, isServing } = context;
    const isRunning =
      isServing ||
      (database.kind === 'postgres' && (await database.inSession(listConnected)).length > 0);
    const now = clock();
    const isReadOnly = (await listSiteNotices(database.db, now)).some(
      (notice) => notice.isReadOnly && notice.startsAt <= now,
    );
    if (isRunning && !isReadOnly)
      return {
        message:
          'Stop the server first, or make it read-only: npm run admin -- notice add … --read-only',
        done: false,
      };
    const { current } = await secrets();
    const targetConfig = configOf(context, destination, current);
    const name = nameOf(targetConfig);
    const { forced } = destination;
    if (forced !== undefined && forced !== name)
      return { message: `The target’s name is ${name}, not ${forced}.`, done: false };
    const target = await openTarget(targetConfig);
    try {
      if (
        target.database.kind === 'postgres' &&
        (await target.database.inSession(listConnected)).length > 0
      )
        return { message: 'A server runs on the target: stop it first.', done: false };
      const spoolFolder = join(targetConfig.dataFolder, 'uploads', 'tmp');
      return await inScratch(config.dataFolder, async (scratch) => {
        const moved = await move(
          {
            source: { database, files },
            target: { ...target, spoolFolder },
            scratch: join(scratch, 'database'),
            print,
            signal,
          },
          forced !== undefined,
        );
        const secret = targetConfig.jwtSecret
          ? targetConfig.jwtSecret
          : (await loadOrCreateSecrets(targetConfig.dataFolder)).current;
        if (isRunning) {
          print('Comparing both…');
          const [there, here] = [
            await target.database.inSession((session) =>
              inReading(session, () => digestTables(session, signal)),
            ),
            await database.inSnapshot(join(scratch, 'again'), (session) =>
              digestTables(session, signal),
            ),
          ];
          const changed = here.filter(({ sha256 }, index) => there[index]?.sha256 !== sha256);
          if (changed.length > 0)
            return {
              message: `Something was written meanwhile (${changed.map((table) => table.name).join(', ')}): move again with --force ${name}`,
              done: false,
            };
        }
        await openDataKey(target.database.db, { current: secret, fallback: current });
        return { message: said(moved, config, destination), done: true };
      });
    } finally {
      await target.database.close();
      target.unlock();
    }
  };

/** What was moved, and what is to be done next. */
function said(
  { rows, files, present, missing }: Awaited<ReturnType<typeof move>>,
  { dataFolder, jwtSecret }: Config,
  { to, filesTo }: Destination,
): string {
  const lost = missing > 0 ? `${missing} files are missing at the source: ${ABOUT_MISSING}\n` : '';
  const place = isServer(to) ? 'this DATABASE_URL' : `DATA_DIR=${to}`;
  const bucket = filesTo ? `, S3_BUCKET=${filesTo.slice('s3://'.length)}` : '';
  const secret =
    isServer(to) && !jwtSecret
      ? `, and what is in ${join(dataFolder, 'jwt-secret')} as JWT_SECRET`
      : '';
  const next = `Start the server with ${place}${bucket}${secret}.`;
  return `Moved and compared: ${rows} rows, ${files} files (${present} were there already).\n${lost}${next}`;
}

export const moveCommand: Command = {
  usage: {
    '--to DATABASE_URL [--files-to s3://BUCKET]':
      'moves from the embedded database to a server, and files to a bucket',
    '--to FOLDER': 'moves database and files to a data folder',
    '--to … --force NAME': 'replaces everything in the database or data folder of that name',
  },
  read: (words) => {
    const found = readOptions(words, ['to', 'files-to', 'force']);
    const { to, 'files-to': filesTo, force: forced } = found?.options ?? {};
    if (!to || !found || found.rest.length > 0) return undefined;
    if (filesTo !== undefined && !BUCKET.test(filesTo)) return undefined;
    return moveTo({ to, filesTo, forced });
  },
};
