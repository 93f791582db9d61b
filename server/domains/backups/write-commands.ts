import { Readable } from 'node:stream';
import { and, lt } from 'drizzle-orm';
import { isNotDeleted } from '#server/domains/files/queries.ts';
import {
  type BackupReader,
  type BackupWriter,
  createReader,
  createWriter,
  type Sum,
} from '#server/platform/backup/archive.ts';
import { type Cipher, createCipher } from '#server/platform/backup/cipher.ts';
import { FORMAT, type Manifest } from '#server/platform/backup/manifest.ts';
import { FILE_LIST, fileName, MANIFEST, SECRET, tableName } from '#server/platform/backup/names.ts';
import type { Place, Unfinished } from '#server/platform/backup/place.ts';
import { lineOf, type TableRows, tablesIn } from '#server/platform/backup/rows.ts';
import { ensureRoom } from '#server/platform/data-folder/disk-space.ts';
import { inScratch } from '#server/platform/data-folder/scratch.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import { among } from '#server/platform/database/ids.ts';
import { files } from '#server/platform/database/schema.ts';
import { readSizes } from '#server/platform/database/size.ts';
import { readVersion } from '#server/platform/project/version.ts';
import type { FileStore } from '#server/platform/storage/file-store.ts';
import { atOnce } from './at-once.ts';
import { FILES_AT_ONCE, isSmallerSize, keysToCopy } from './file-list.ts';
import { checkBackup, rowsIn } from './read-commands.ts';

/** What a backup is made of, and how. */
export type BackingUp = {
  database: Connection;
  files: FileStore;
  dataFolder: string;
  /** The secret of tokens, if it is in the data folder. */
  secret: string | undefined;
  /** The key to encrypt with, of age. */
  key: string | undefined;
  clock: () => Date;
  print: (line: string) => void;
  signal: AbortSignal;
  /** Called at the end: throws if the backup must not count. */
  confirm?: () => Promise<void>;
};

/** What a finished backup holds; files that are `missing` have a row, but aren’t in the store. */
export type BackedUp = { rows: number; files: number; bytes: number; missing: number };

/** Milliseconds after which the bytes of a file are surely in the store. */
const STORED_AFTER = 60 * 60 * 1000;
/** Missing files that are looked at: beyond, there is no doubt. */
const MISSING_MAX = 1000;

async function writeTable(
  { name, columns, rows, digest }: TableRows,
  writer: BackupWriter,
): Promise<{ table: Manifest['tables'][number]; bytes: number }> {
  async function* lines() {
    for await (const portion of rows) for (const row of portion) yield lineOf(row);
  }
  const { bytes } = await writer.lines(tableName(name), lines());
  return { table: { name, columns: [...columns], ...digest() }, bytes };
}

/** Copies the files of the backed up rows, with a list of them. */
async function writeFiles(
  { files: store, print, signal }: BackingUp,
  { reader, writer }: { reader: BackupReader; writer: BackupWriter },
  tables: Manifest['tables'],
): Promise<{ list: Sum; count: number; bytes: number; absent: string[] }> {
  let [count, bytes] = [0, 0];
  const absent: string[] = [];
  const copy = async (key: string) => {
    signal.throwIfAborted();
    const stored = await store.open(key);
    return { key, sum: stored && (await writer.file(fileName(key), stored)) };
  };
  async function* lines() {
    const keys = keysToCopy(store, rowsIn(reader, tables, 'files'));
    for await (const { key, sum } of atOnce(keys, FILES_AT_ONCE, copy)) {
      if (!sum) {
        // A small picture has no smaller sizes.
        if (!isSmallerSize(key) && absent.length < MISSING_MAX) absent.push(key);
        continue;
      }
      count += 1;
      bytes += sum.bytes;
      if (count % 1000 === 0) print(`Files: ${count}`);
      yield `${JSON.stringify([key, sum.bytes, sum.sha256])}\n`;
    }
  }
  const list = await writer.lines(FILE_LIST, lines());
  return { list, count, bytes, absent };
}

/** The store has none of the files. */
class FilesMissingError extends Error {
  readonly code = 'FILES_MISSING';
}

/** How many of the absent files should be there: they were neither deleted meanwhile nor are they just being stored. */
async function countMissing(
  { database: { db }, clock }: BackingUp,
  absent: readonly string[],
): Promise<number> {
  const ids = absent.flatMap((key) => /[\da-f-]{36}/.exec(key)?.[0] ?? []);
  const before = new Date(clock().getTime() - STORED_AFTER);
  return db.$count(files, and(among(files._id, ids), isNotDeleted, lt(files.created_at, before)));
}

/**
 * Backs the database and the files up as they are at one moment, and reads the backup back: every file, and the rows
 * into a new database. It counts as a backup only then. Throws PlaceTakenError, DiskFullError, and what stores and
 * databases throw.
 */
export async function backUp(given: BackingUp, place: Place): Promise<BackedUp> {
  const { database, dataFolder, key } = given;
  const cipher = key === undefined ? undefined : await createCipher(key);
  const { database: databaseBytes, fileBytes } = await readSizes(database.db);
  // A copy of the embedded database, then the one into which the backup is read back.
  await ensureRoom(dataFolder, databaseBytes);
  // The backup may be on the same disk.
  const begun = await place.begin(2 * databaseBytes + fileBytes);
  try {
    return await writeAll(given, begun, cipher);
  } catch (error) {
    await begun.discard().catch(() => {});
    throw error;
  }
}

/** Writes all of a backup to the place where it was begun, reads it back and finishes it. */
async function writeAll(
  given: BackingUp,
  { store, spoolFolder, finish }: Unfinished,
  cipher: Cipher | undefined,
): Promise<BackedUp> {
  const { database, dataFolder, secret, clock, print, signal } = given;
  const writer = createWriter(store, spoolFolder, cipher);
  const reader = createReader(store, cipher);
  const madeAt = clock().toISOString();
  const tables: Manifest['tables'] = [];
  const migrations: string[] = [];
  let tableBytes = 0;
  print('Copying the database…');
  await inScratch(dataFolder, (scratch) =>
    database.inSnapshot(`${scratch}/database`, async (session) => {
      // Another version may have migrated the database since this one was started.
      const applied = await session.rows('select name from schema_migrations order by name');
      migrations.push(...applied.map(([name]) => String(name)));
      for (const table of await tablesIn(session, signal)) {
        const written = await writeTable(table, writer);
        tables.push(written.table);
        tableBytes += written.bytes;
      }
    }),
  );
  print('Copying the files…');
  const { list, count, bytes, absent } = await writeFiles(given, { reader, writer }, tables);
  const missing = await countMissing(given, absent);
  if (missing > 0 && count === 0) throw new FilesMissingError('None of the files is in the store.');
  const kept =
    secret === undefined ? undefined : await writer.lines(SECRET, Readable.from([`${secret}\n`]));
  const manifest: Manifest = {
    format: FORMAT,
    version: await readVersion(),
    madeAt,
    migrations,
    isEncrypted: cipher !== undefined,
    hasSecret: kept !== undefined,
    ...(kept && { secretSha256: kept.sha256 }),
    tables,
    tableBytes,
    files: { count, bytes, sha256: list.sha256 },
  };
  print('Reading it back…');
  await checkBackup({ reader, manifest }, { dataFolder, signal });
  await given.confirm?.();
  await writePlain(store, spoolFolder, manifest);
  await finish();
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { rows, files: count, bytes: tableBytes + bytes, missing };
}

/** The manifest says how to read the rest, so it isn’t encrypted. */
const writePlain = (store: FileStore, spoolFolder: string, manifest: Manifest) =>
  createWriter(store, spoolFolder, undefined).file(
    MANIFEST,
    Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]),
  );
