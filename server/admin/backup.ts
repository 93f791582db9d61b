import { resolve } from 'node:path';
import { backUp } from '#server/domains/backups/write-commands.ts';
import { newBackupKey } from '#server/platform/backup/cipher.ts';
import { openPlace } from '#server/platform/backup/place.ts';
import { type AdminContext, type Command, type Run } from './command.ts';

/** The address of a backup as its command was given it: a folder is where the command was called. */
export const addressOf = ({ folder }: Pick<AdminContext, 'folder'>, word: string): string =>
  word.startsWith('s3://') ? word : resolve(folder, word);

/** What places of backups need. */
export const reachOf = ({ config }: Pick<AdminContext, 'config'>) => ({
  access: config.s3Access,
  spoolFolder: resolve(config.dataFolder, 'uploads', 'tmp'),
});

export const ABOUT_MISSING = 'they have a row in the database, so look whether the store is whole.';

const MEGABYTE = 1024 * 1024;

const backUpTo =
  (word: string): Run =>
  async (context) => {
    const { config, secrets } = context;
    const address = addressOf(context, word);
    const secret = config.jwtSecret === undefined ? (await secrets()).current : undefined;
    const { dataFolder, backups } = config;
    const { rows, files, bytes, missing } = await backUp(
      { ...context, dataFolder, secret, key: backups.key },
      openPlace(address, reachOf(context)),
    );
    const lines = [
      `Backed up to ${address}: ${rows} rows and ${files} files, ${(bytes / MEGABYTE).toFixed(1)} MB.`,
      ...(missing > 0 ? [`${missing} files are missing in the store: ${ABOUT_MISSING}`] : []),
      ...(backups.key ? [] : ['It isn’t encrypted. Whoever can read it can read everything.']),
    ];
    return { message: lines.join('\n'), done: true };
  };

const newKey = async () => ({ message: await newBackupKey(), done: true });

export const backup: Command = {
  usage: {
    FOLDER:
      'backs up database and files while the server runs, to a new folder or s3://BUCKET/PREFIX',
    '--new-key': 'makes a key for BACKUP_KEY, with which backups are encrypted',
  },
  alone: (words) => (words.join(' ') === '--new-key' ? newKey : undefined),
  read: ([word, ...more]) =>
    word && !word.startsWith('-') && more.length === 0 ? backUpTo(word) : undefined,
};
