import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { fileKey, listUploads } from '#server/domains/files/queries.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { FileStore } from '#server/platform/storage/file-store.ts';
import { type ExportedFile, isOneRecord } from '#src/contract/exports/content.ts';
import type { Language } from '#src/contract/language.ts';
import type { MailRenderer } from '#src/contract/mails/mail-content.ts';
import { createFileNames } from './file-names.ts';
import { createPage, dataFile, SHOWN_MAX } from './page.ts';
import { readAccount, readSubjects, type Subject } from './read-subjects.ts';
import { describeFiles, toContent } from './schema-file.ts';

type Content = AsyncIterable<string | Uint8Array> | Iterable<string>;

/** A ZIP file that is written to `path` while its entries are added, one after the other. */
function createZip(path: string, madeAt: Date, signal: AbortSignal) {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // `add` reports what fails.
  zip.on('error', () => {});
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(output, file, { signal });
  written.catch(() => {});
  return {
    add: async (name: string, content: Content) => {
      const source = Readable.from(content);
      zip.addReadStream(source, name, { mtime: madeAt, mode: 0o100644 });
      try {
        await Promise.race([finished(source, { signal }), written]);
      } finally {
        source.destroy();
      }
    },
    close: async () => {
      zip.end();
      await written;
    },
    /** Closes the file of an archive that is given up. */
    discard: async () => {
      output.destroy();
      await written.catch(() => {});
    },
  };
}

/** Runs `use` with a path for a file in `folder`, and removes the file afterwards. */
async function withPath<Result>(
  folder: string,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = join(folder, randomUUID());
  try {
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

type Making = {
  db: Database;
  files: FileStore;
  renderer: Pick<MailRenderer, 'readExportWords'>;
  spoolFolder: string;
};
type Wanted = { userId: string; language: Language; madeAt: Date; signal: AbortSignal };
type Zip = ReturnType<typeof createZip>;

/** Adds all that the user has uploaded; returns the list of it, without files that are gone by now. */
async function addFiles(
  { db, files }: Making,
  { userId, signal }: Wanted,
  zip: Zip,
): Promise<ExportedFile[]> {
  const nameOf = createFileNames();
  const added: ExportedFile[] = [];
  for (const { _id, kind, name, type, bytes, created_at } of await listUploads(db, userId)) {
    signal.throwIfAborted();
    const body = await files.open(fileKey({ _id, kind }));
    if (!body || kind === 'export') continue;
    // Pictures are stored in another format than they had.
    const file = `files/${nameOf(name, kind === 'image' ? `.${type.split('/')[1]}` : undefined)}`;
    await zip.add(file, body as AsyncIterable<Uint8Array>);
    added.push({ _id, kind, name, type, bytes, created_at: created_at.toISOString(), file });
  }
  return added;
}

/** The JSON of a subject, read while it is written; `onRecord` gets each record that the page shows. */
async function* writeJson(
  { name, read }: Subject,
  onRecord: (record: object, place: number) => Promise<void>,
  onEnd: (count: number) => Promise<void>,
): AsyncGenerator<string> {
  const isOne = isOneRecord(name);
  let count = 0;
  if (!isOne) yield '[';
  for await (const records of read()) {
    for (const record of records) {
      const content = toContent(name, record);
      count += 1;
      if (count <= SHOWN_MAX) await onRecord(content, count);
      if (isOne) yield `${JSON.stringify(content, undefined, 2)}\n`;
      else yield `${count > 1 ? ',' : ''}\n${JSON.stringify(content)}`;
    }
  }
  if (!isOne) yield '\n]\n';
  await onEnd(count);
}

type Collecting = { page: ReturnType<typeof createPage>; pagePath: string; madeAt: Date };

/** Adds a file for each subject, and collects the page at `pagePath` meanwhile. */
async function addSubjects(
  zip: Zip,
  subjects: readonly Subject[],
  { page, pagePath, madeAt }: Collecting,
): Promise<void> {
  const collected = await open(pagePath, 'wx', 0o600);
  const collect = (html: string) => collected.appendFile(html);
  try {
    const names = subjects.map(({ name }) => name);
    await collect(page.head(names, madeAt));
    for (const subject of subjects) {
      const { name } = subject;
      await collect(page.sectionStart(name));
      const json = writeJson(
        subject,
        (record, place) => collect(page.record(name, record, place)),
        (count) => collect(page.sectionEnd(name, count)),
      );
      await zip.add(dataFile(name), json);
    }
    await collect(page.foot);
  } finally {
    await collected.close();
  }
}

/**
 * Writes a copy of the user's data to a new file and passes its path and size to `use`; undefined if the account is
 * gone. Memory doesn't grow with the account: records are read in parts, files streamed, and the page, which is ready
 * last, is collected on the disk.
 */
export async function withArchive<Result>(
  making: Making,
  wanted: Wanted,
  use: (path: string, bytes: number) => Promise<Result>,
): Promise<Result | undefined> {
  const { db, renderer, spoolFolder } = making;
  const { userId, language, madeAt, signal } = wanted;
  const user = await readAccount(db, userId);
  if (!user) return undefined;
  const reader = user.user_type;
  const page = createPage(await renderer.readExportWords({ language, reader }), language);
  await mkdir(spoolFolder, { recursive: true });
  return withPath(spoolFolder, (path) =>
    withPath(spoolFolder, async (pagePath) => {
      const zip = createZip(path, madeAt, signal);
      try {
        const subjects = readSubjects(db, user, await addFiles(making, wanted, zip), madeAt);
        await addSubjects(zip, subjects, { page, pagePath, madeAt });
        const names = subjects.map(({ name }) => name);
        await zip.add('schema.json', [JSON.stringify(describeFiles(names), undefined, 2)]);
        await zip.add('index.html', createReadStream(pagePath));
        await zip.close();
      } finally {
        await zip.discard();
      }
      return use(path, (await stat(path)).size);
    }),
  );
}
