import { basename } from 'node:path';
import { isFilled, listConnected } from '#server/domains/backups/queries.ts';
import { openBackup, restore } from '#server/domains/backups/read-commands.ts';
import { listSiteNotices } from '#server/domains/site-notices/queries.ts';
import { openPlace } from '#server/platform/backup/place.ts';
import type { Config } from '#server/platform/config/config.ts';
import { ensureRoom } from '#server/platform/data-folder/disk-space.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { openDataKey, SecretChangedError } from '#server/platform/secrets/data-key.ts';
import { addressOf, reachOf } from './backup.ts';
import type { Command, Run } from './command.ts';
import { readOptions } from './options.ts';

/** What `--force` has to name: the database, or the data folder. */
export const nameOf = ({ databaseUrl, dataFolder }: Config): string =>
  databaseUrl ? decodeURIComponent(new URL(databaseUrl).pathname.slice(1)) : basename(dataFolder);

const OTHER_SECRET =
  'It was made with another JWT_SECRET: give that as JWT_SECRET_FALLBACK, or the server won’t start.';

/** The notices that would keep the restored site read-only, now or later, and how to end them. */
async function sayReadOnly(db: Database, now: Date): Promise<string[]> {
  const notices = await listSiteNotices(db, now);
  return notices
    .filter(({ isReadOnly }) => isReadOnly)
    .map(
      ({ _id, startsAt }) =>
        `It has a notice that makes the site read-only from ${startsAt.toISOString()} on. To end that: npm run admin -- notice end ${_id}`,
    );
}

const restoreFrom =
  (word: string, forced: string | undefined): Run =>
  async (context) => {
    const { config, database, files, secrets, clock, print, signal, isServing } = context;
    const { dataFolder } = config;
    // This process has no connection of that name yet.
    const others = database.kind === 'postgres' ? await database.inSession(listConnected) : [];
    if (isServing || others.length > 0)
      return { message: 'A server runs on this database: stop it first.', done: false };
    const address = addressOf(context, word);
    const reach = reachOf(context);
    const { store } = openPlace(address, reach);
    const found = await openBackup(store, config.backups.key);
    const name = nameOf(config);
    if ((await database.inSession(isFilled)) && forced !== name)
      return {
        message: `${name} isn’t empty. To replace everything in it, add --force ${name}`,
        done: false,
      };
    const { manifest } = found;
    // The rows are in a database of their own first; with their indexes they take a multiple of their text.
    const filesHere = config.s3 ? 0 : manifest.files.bytes;
    await ensureRoom(dataFolder, 6 * manifest.tableBytes + filesHere);
    const kept = await restore(
      found,
      { database, files, spoolFolder: reach.spoolFolder },
      { dataFolder, print, signal },
    );
    const { current, fallback } = await secrets();
    const former = kept ?? fallback;
    const known = former === undefined ? { current } : { current, fallback: former };
    const hasKey = await openDataKey(database.db, known).then(
      () => true,
      (error: unknown) => {
        if (error instanceof SecretChangedError) return false;
        throw error;
      },
    );
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const message = `Restored ${address}, of ${manifest.madeAt}: ${rows} rows and ${manifest.files.count} files.`;
    const lines = [
      message,
      ...(hasKey ? [] : [OTHER_SECRET]),
      ...(await sayReadOnly(database.db, clock())),
    ];
    return { message: lines.join('\n'), done: true };
  };

export const restoreCommand: Command = {
  usage: {
    FOLDER: 'restores a backup to an empty database and store, with the server stopped',
    'FOLDER --force NAME': 'replaces everything in the database or data folder of that name',
  },
  makesDatabase: true,
  read: (words) => {
    const { rest, options } = readOptions(words, ['force']) ?? {};
    const [word, ...more] = rest ?? [];
    return word && more.length === 0 ? restoreFrom(word, options?.force) : undefined;
  },
};
