import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import {
  type BackupReader,
  createReader,
  DamagedBackupError,
  damaged,
  keepChunks,
  type Sum,
  summing,
} from '#server/platform/backup/archive.ts';
import { createCipher } from '#server/platform/backup/cipher.ts';
import { FORMAT, type Manifest, manifestSchema } from '#server/platform/backup/manifest.ts';
import { FILE_LIST, fileName, MANIFEST, SECRET, tableName } from '#server/platform/backup/names.ts';
import { PORTION, replaceRows, type TableRows, tablesIn } from '#server/platform/backup/rows.ts';
import { inScratch } from '#server/platform/data-folder/scratch.ts';
import { type Connection, openEmbedded } from '#server/platform/database/connection.ts';
import { migrationNames } from '#server/platform/database/migrate.ts';
import { inReading, type TextRow } from '#server/platform/database/session.ts';
import type { FileStore } from '#server/platform/storage/file-store.ts';
import { atOnce } from './at-once.ts';
import { ERASED, FILES_AT_ONCE, keysToCopy } from './file-list.ts';

/** A backup whose manifest was read. */
export type Backup = { reader: BackupReader; manifest: Manifest };

/** There is no backup, or none that this version and key can read; the message says why. */
class UnreadableBackupError extends Error {}

const headSchema = z.object({ format: z.number(), version: z.string().check(z.maxLength(100)) });
const rowSchema = z.array(z.nullable(z.string()));
/** The keys that files of the product have: no other path is written, whatever a backup lists. */
const KEY = /^(?:(?:resume|image|export)\/[\da-f-]{36}(?:-[a-z]{1,20})?|erased\/\d{4}-\d\d-\d\d)$/;
const fileSchema = z.tuple([
  z.string().check(z.maxLength(100), z.regex(KEY)),
  z.number(),
  z.string(),
]);

/** What a text of the backup says. Throws DamagedBackupError: what parsers say may have a person’s data in it. */
function readJson<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  given: string,
): z.output<Schema> {
  try {
    return z.parse(schema, JSON.parse(given));
  } catch {
    throw damaged(name);
  }
}

/** The rows of one of the tables. */
export const rowsIn = (
  reader: BackupReader,
  tables: Manifest['tables'],
  name: string,
): TableRows => {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new DamagedBackupError(`The backup has no table ${name}.`);
  async function* rows() {
    let portion: TextRow[] = [];
    for await (const line of reader.lines(tableName(name))) {
      portion.push(readJson(tableName(name), rowSchema, line));
      if (portion.length < PORTION) continue;
      yield portion;
      portion = [];
    }
    if (portion.length > 0) yield portion;
  }
  return { name, columns: table.columns, rows: rows(), digest: () => table };
};

/** Opens the backup in the store. Throws UnreadableBackupError, DamagedBackupError, or WrongKeyError. */
export async function openBackup(store: FileStore, key: string | undefined): Promise<Backup> {
  const stored = await store.open(MANIFEST);
  if (!stored) throw new UnreadableBackupError('There is no backup.');
  const given = await text(stored);
  const { format, version } = readJson(MANIFEST, headSchema, given);
  if (format !== FORMAT)
    throw new UnreadableBackupError(`The backup was made by Meydan ${version}, in another format.`);
  const manifest = readJson(MANIFEST, manifestSchema, given);
  const known = await migrationNames();
  if (manifest.migrations.some((name) => !known.includes(name)))
    throw new UnreadableBackupError(`The backup was made by a newer Meydan (${version}).`);
  if (!manifest.isEncrypted && key !== undefined)
    throw new UnreadableBackupError(
      'The backup isn’t encrypted, though there is a BACKUP_KEY: it may be somebody else’s. Without that setting it can be restored.',
    );
  if (manifest.isEncrypted && key === undefined)
    throw new UnreadableBackupError('The backup is encrypted: give its key as BACKUP_KEY.');
  const cipher = manifest.isEncrypted && key !== undefined ? await createCipher(key) : undefined;
  return { reader: createReader(store, cipher), manifest };
}

/** Each file of a backup. Throws DamagedBackupError if the list isn’t the one that was written. */
async function* listFiles({ reader, manifest }: Backup) {
  const hash = createHash('sha256');
  for await (const line of reader.lines(FILE_LIST)) {
    hash.update(`${line}\n`);
    const [key, bytes, sha256] = readJson(FILE_LIST, fileSchema, line);
    yield { key, sum: { bytes, sha256 } };
  }
  if (hash.digest('hex') !== manifest.files.sha256) throw damaged(FILE_LIST);
}

/** Passes a file of the backup to `use`, and checks that all of it is what was written. */
async function readFile(
  reader: BackupReader,
  { key, sum }: { key: string; sum: Sum },
  use: (chunks: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const file = summing(reader.file(fileName(key)));
  async function* checked() {
    yield* file.chunks;
    // Before whoever reads it takes the file for whole.
    if (file.sum().sha256 !== sum.sha256) throw damaged(fileName(key));
  }
  await use(checked());
}

const readOnly = async (chunks: AsyncIterable<Uint8Array>) => {
  for await (const _ of chunks);
};

type Loading = { dataFolder: string; signal: AbortSignal };

/** Loads the rows of a backup into a new database, which `use` gets with all migrations. */
const withCopy = (
  { reader, manifest }: Backup,
  { dataFolder, signal }: Loading,
  use: (copy: Connection) => Promise<void>,
): Promise<void> =>
  inScratch(dataFolder, async (scratch) => {
    const folder = `${scratch}/database`;
    const { migrations, tables } = manifest;
    const isOlder = migrations.length < (await migrationNames()).length;
    let copy: Connection | undefined = await openEmbedded({ folder, isDurable: false, migrations });
    try {
      const given = tables.map(({ name }) => rowsIn(reader, tables, name));
      await copy.inSession((session) => replaceRows(session, given, signal));
      if (isOlder) {
        await copy.close();
        copy = undefined;
        copy = await openEmbedded({ folder, isDurable: false });
      }
      await use(copy);
    } finally {
      // What went wrong before counts.
      await copy?.close().catch(() => {});
    }
  });

/** The secret of tokens that the backup has, if any. Throws DamagedBackupError unless it is the one that was written. */
async function readSecret({ reader, manifest }: Backup): Promise<string | undefined> {
  const { hasSecret, secretSha256 } = manifest;
  if (!hasSecret) return undefined;
  const hash = createHash('sha256');
  let secret = '';
  for await (const line of reader.lines(SECRET)) {
    hash.update(`${line}\n`);
    secret = line;
  }
  if (secret === '' || (secretSha256 !== undefined && secretSha256 !== hash.digest('hex')))
    throw damaged(SECRET);
  return secret;
}

/** Reads all of a backup: every file, and the rows into a new database. Throws unless it is what was written. */
export async function checkBackup(backup: Backup, loading: Loading): Promise<void> {
  await readSecret(backup);
  await withCopy(backup, loading, async () => {});
  const check = (file: Parameters<typeof readFile>[1]) => {
    loading.signal.throwIfAborted();
    return readFile(backup.reader, file, readOnly);
  };
  for await (const _ of atOnce(listFiles(backup), FILES_AT_ONCE, check));
}

/** What a backup is restored to. */
export type Target = {
  database: Connection;
  files: FileStore;
  spoolFolder: string;
};

/** Adds the lines of a day’s ended accounts to those that the store has. */
async function keepErased(
  { files, spoolFolder }: Target,
  key: string,
  chunks: AsyncIterable<Uint8Array>,
) {
  const there = await files.open(key);
  const all = [there ? await text(there) : '', await text(chunks)].join('\n').split('\n');
  const lines = [...new Set(all)].filter(Boolean).map((line) => `${line}\n`);
  await keepChunks(files, spoolFolder, key, Readable.from([Buffer.from(lines.join(''))]));
}

/**
 * Replaces everything in the target by the backup: first the files, then all rows at once. Interrupted before that, the
 * database is as before. Returns the secret of tokens that the backup has, if any. Throws DamagedBackupError or
 * CopyMismatchError, before anything was changed for the rows.
 */
export async function restore(
  backup: Backup,
  target: Target,
  { print, ...loading }: Loading & { print: (line: string) => void },
): Promise<string | undefined> {
  const { signal } = loading;
  const { database, files, spoolFolder } = target;
  const secret = await readSecret(backup);
  print('Reading the rows…');
  await withCopy(backup, loading, async (copy) => {
    const former = new Set<string>();
    await database.inSession((session) =>
      inReading(session, async () => {
        const found = (await tablesIn(session, signal)).find(({ name }) => name === 'files');
        if (found) for await (const key of keysToCopy(files, found)) former.add(key);
      }),
    );
    print('Copying the files…');
    let count = 0;
    const bring = async (file: Parameters<typeof readFile>[1]) => {
      signal.throwIfAborted();
      const { key } = file;
      await readFile(backup.reader, file, (chunks) =>
        key.startsWith(ERASED)
          ? keepErased(target, key, chunks)
          : keepChunks(files, spoolFolder, key, chunks),
      );
      return key;
    };
    for await (const key of atOnce(listFiles(backup), FILES_AT_ONCE, bring)) {
      former.delete(key);
      count += 1;
      if (count % 1000 === 0) print(`Files: ${count}`);
    }
    print('Replacing the rows…');
    await copy.inSession((session) =>
      inReading(session, async () => {
        const given = await tablesIn(session, signal);
        await database.inSession((written) => replaceRows(written, given, signal));
      }),
    );
    for (const key of former) if (!key.startsWith(ERASED)) await files.remove(key);
  });
  return secret;
}
