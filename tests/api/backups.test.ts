import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { makeDueBackup } from '#server/domains/backups/background.ts';
import { type Moving, move } from '#server/domains/backups/move-commands.ts';
import { digestTables } from '#server/domains/backups/queries.ts';
import { openBackup, restore } from '#server/domains/backups/read-commands.ts';
import { backUp } from '#server/domains/backups/write-commands.ts';
import { eraseAgain } from '#server/domains/deletions/erase-again.ts';
import { newBackupKey } from '#server/platform/backup/cipher.ts';
import { openPlace } from '#server/platform/backup/place.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import { users } from '#server/platform/database/schema.ts';
import { inReading } from '#server/platform/database/session.ts';
import { createDiskStore } from '#server/platform/storage/disk-store.ts';
import { createBackend } from '#tests/backend.ts';
import {
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeImage,
  makeJob,
  makeResume,
  PASSWORD,
  type Person,
} from '#tests/factories.ts';
import { createObjectStore, KEYS } from '#tests/object-store.ts';
import { apiTest, HOUR } from './api-test.ts';
import { openAnotherDatabase } from './shared-backend.ts';

const { backend, test } = apiTest();

const bucket = createObjectStore();
let folder = '';
beforeAll(async () => {
  await new Promise<void>((done) => {
    bucket.server.listen(0, '127.0.0.1', done);
  });
});
beforeEach(async () => {
  bucket.objects.clear();
  folder = await mkdtemp(join(tmpdir(), 'meydan-backups-'));
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => bucket.server.close());

const { signal } = new AbortController();
const print = () => {};

const reach = () => {
  const { port } = bucket.server.address() as AddressInfo;
  const access = { ...KEYS, endpoint: `http://127.0.0.1:${port}` };
  return { access, spoolFolder: join(folder, 'spool') };
};
const placeAt = (address: string) => openPlace(address, reach());
const parts = () => {
  const { database, dependencies } = backend();
  const { files, clock } = dependencies;
  return { database, files, clock, dataFolder: folder, secret: undefined, key: undefined };
};
const SECRET = 'the secret of tokens';
const backUpTo = (address: string, key?: string, database = backend().database) =>
  backUp({ ...parts(), secret: SECRET, database, key, print, signal }, placeAt(address));

/** A candidate with a picture, and an application with an uploaded resume. */
async function fill(candidate: Person, employer: Person): Promise<void> {
  const profile_image_url = await makeImage(backend(), candidate);
  const token = candidate.token;
  await backend().request('PUT', '/api/users/profile', { token, json: { profile_image_url } });
  const resume_url = await makeResume(backend(), candidate);
  const job = await makeJob(backend(), employer, { description: 'Çilingir "Usta"\n\\N\u2028{}' });
  await makeApplication(backend(), candidate, job, { resume_url });
  await backend().settled();
}

const digests = (database: Connection) =>
  database.inSession((session) => inReading(session, () => digestTables(session, signal)));

async function contentOf(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(root.length), (await readFile(path)).toString('base64')] as const;
      }),
    ),
  );
}

/** Another database and store, as on a new machine. */
const elsewhere = () => {
  const root = join(folder, 'elsewhere');
  const files = createDiskStore(join(root, 'uploads'));
  return { files, root, spoolFolder: join(root, 'uploads', 'tmp') };
};

const listPath = (address: string): string => join(address, 'files.jsonl.gz');

const restoreTo = async (database: Connection, address: string, key?: string) => {
  const { files, spoolFolder } = elsewhere();
  const backup = await openBackup(placeAt(address).store, key);
  return restore(backup, { database, files, spoolFolder }, { dataFolder: folder, print, signal });
};

/** The files of `fill` are elsewhere as they are here; here are also those of former tests. */
const expectFiles = async () => {
  const copied = await contentOf(join(elsewhere().root, 'uploads'));
  expect(Object.keys(copied)).toHaveLength(3);
  expect(await contentOf(join(backend().folder, 'uploads'))).toMatchObject(copied);
};

/** An encrypted backup has nothing that can be read without its key. */
async function expectUnreadable(address: string): Promise<void> {
  const stored = Object.entries(await contentOf(address));
  const plain = stored.filter(([name]) => !name.endsWith('.age')).map(([name]) => name);
  expect(plain).toEqual(['/manifest.json']);
  for (const [, bytes] of stored) {
    const content = Buffer.from(bytes, 'base64').toString('latin1');
    expect(content).not.toMatch(/example\.com|%PDF/);
  }
  const { store } = placeAt(address);
  await expect(openBackup(store, undefined)).rejects.toThrow('BACKUP_KEY');
  const { reader } = await openBackup(store, await newBackupKey());
  await expect(reader.file('files.jsonl.gz').next()).rejects.toThrow('BACKUP_KEY doesn’t open');
}

describe.each([
  ['a folder', () => join(folder, 'a'), false],
  ['a folder, encrypted', () => join(folder, 'a'), true],
  ['a bucket', () => 's3://files/nightly/a', false],
])('in %s', (_name, address, isEncrypted) => {
  test('a backup is restored elsewhere with everything in it', async ({ candidate, employer }) => {
    const key = isEncrypted ? await newBackupKey() : undefined;
    await fill(candidate, employer);
    expect(await backUpTo(address(), key)).toMatchObject({ files: 3, missing: 0 });
    await expect(backUpTo(address(), key)).rejects.toThrow(/isn’t empty|already/);
    if (isEncrypted) await expectUnreadable(address());
    const before = await digests(backend().database);
    const other = await createBackend(openAnotherDatabase);
    try {
      expect(await restoreTo(other.database, address(), key)).toBe(SECRET);
      expect(await digests(other.database)).toEqual(before);
      await expectFiles();
      const json = { email: candidate.email, password: PASSWORD };
      expect((await other.request('POST', '/api/auth/login', { json })).status).toBe(200);
      // What is counted goes on after what was restored.
      await makeApplication(other, await makeCandidate(other), await makeJob(other, employer));
    } finally {
      await other.close();
    }
  });
});

describe('a damaged backup changes nothing', () => {
  const DAMAGE: [string, string, (path: string) => Promise<void>, string | RegExp][] = [
    [
      'a file with other bytes',
      'files/resume/',
      (path) => writeFile(path, '%PDF-other'),
      /^The backup’s files\/resume\/\S+ is damaged\.$/,
    ],
    [
      'with another table’s rows',
      'tables/jobs.',
      (path) => copyFile(path.replace('/jobs.', '/users.'), path),
      'The rows of jobs don’t fit this table.',
    ],
    [
      'with a changed row',
      'tables/users.',
      async (path) => {
        const rows = String(gunzipSync(await readFile(path)));
        await writeFile(path, gzipSync(rows.replace('@example.com', '@example.org')));
      },
      /^users has \d+ rows that aren’t the \d+ of the copy\.$/,
    ],
    [
      'with a row that is none',
      'tables/users.',
      (path) => writeFile(path, gzipSync('{"email":"ada@example.com"}\n')),
      'The backup’s tables/users.jsonl is damaged.',
    ],
    [
      'whose table was cut off',
      'tables/users.',
      async (path) => writeFile(path, (await readFile(path)).subarray(0, -20)),
      'The backup’s tables/users.jsonl.gz is damaged.',
    ],
    [
      'with another secret',
      'secret.',
      (path) => writeFile(path, gzipSync('another\n')),
      'The backup’s secret is damaged.',
    ],
    ['without its secret', 'secret.', (path) => rm(path), 'The backup has no secret.gz.'],
  ];

  test('as each kind of damage shows', async ({ candidate, employer }) => {
    await fill(candidate, employer);
    const whole = join(folder, 'a');
    await backUpTo(whole);
    const names = Object.keys(await contentOf(whole));
    await makeJob(backend(), employer);
    const before = await digests(backend().database);
    for (const [kind, begins, damage, says] of DAMAGE) {
      const address = join(folder, 'damaged');
      await cp(whole, address, { recursive: true });
      await damage(join(address, names.find((name) => name.startsWith(`/${begins}`)) ?? ''));
      await expect(restoreTo(backend().database, address), kind).rejects.toThrow(says);
      expect(await digests(backend().database), kind).toEqual(before);
      await rm(address, { recursive: true });
    }
    const path = join(whole, 'manifest.json');
    await expect(openBackup(placeAt(whole).store, await newBackupKey())).rejects.toThrow(
      'isn’t encrypted',
    );
    const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
    // A list by which a file would be written elsewhere.
    const line = `${JSON.stringify(['../../elsewhere', 1, 'a'])}\n`;
    const sha256 = createHash('sha256').update(line).digest('hex');
    await writeFile(path, JSON.stringify({ ...manifest, files: { count: 1, bytes: 1, sha256 } }));
    const list = await readFile(listPath(whole));
    await writeFile(listPath(whole), gzipSync(line));
    await expect(restoreTo(backend().database, whole)).rejects.toThrow(
      'The backup’s files.jsonl is damaged.',
    );
    expect(await digests(backend().database)).toEqual(before);
    await writeFile(listPath(whole), list);
    for (const other of ['', '{"format":', '[]', JSON.stringify({ ...manifest, tables: 1 })]) {
      await writeFile(path, other);
      await expect(openBackup(placeAt(whole).store, undefined)).rejects.toThrow(
        'The backup’s manifest.json is damaged.',
      );
    }

    await writeFile(path, JSON.stringify({ ...manifest, format: 2, version: '9.1.0' }));
    await expect(restoreTo(backend().database, whole)).rejects.toThrow('9.1.0');
    const migrations = [...(manifest.migrations as string[]), '0900_later.sql'];
    await writeFile(path, JSON.stringify({ ...manifest, migrations }));
    await expect(restoreTo(backend().database, whole)).rejects.toThrow('newer Meydan');
    await rm(path);
    await expect(restoreTo(backend().database, whole)).rejects.toThrow('no backup');
  });
});

test('a bucket with uploads or other backups is left alone', async () => {
  const keys = ['/files/resume/0190-a', '/files/all/meydan-2026-01-02-030405/manifest.json'];
  for (const key of keys) bucket.objects.set(key, Buffer.from('mine'));
  await expect(backUpTo('s3://files')).rejects.toThrow('isn’t empty');
  await expect(backUpTo('s3://files/all')).rejects.toThrow('isn’t empty');
  expect(() => placeAt('s3://files/../files')).toThrow('..');
  expect([...bucket.objects.keys()]).toEqual(keys);
});

test('restoring over something removes its files, and those who were erased stay so (DELETE-5)', async ({
  candidate,
  employer,
}) => {
  await fill(candidate, employer);
  const address = join(folder, 'a');
  const day = new Date().toISOString().slice(0, 10);
  const erased = join(backend().folder, 'uploads', 'erased', day);
  await mkdir(join(erased, '..'), { recursive: true });
  const before = v7();
  await writeFile(erased, `${before}\n`);
  await backUpTo(address);
  const { database, dependencies, request } = backend();
  const newer = await makeResume(backend(), candidate);
  const left = await makeCandidate(backend());
  const file = join(backend().folder, 'uploads', 'resume', /[0-9a-f-]{36}/.exec(newer)?.[0] ?? '');
  expect((await readFile(file)).length).toBeGreaterThan(0);
  // The candidate is erased after the backup, and listed.
  const json = { password: PASSWORD };
  await request('DELETE', '/api/users/account', { token: candidate.token, json });
  await database.run(`update users set leaves_at = now() - interval '1 day'`);
  await writeFile(erased, `${candidate._id}\n`);

  const { files, spoolFolder, clock } = dependencies;
  const backup = await openBackup(placeAt(address).store, undefined);
  await restore(backup, { database, files, spoolFolder }, { dataFolder: folder, print, signal });
  await expect(readFile(file)).rejects.toThrow('ENOENT');
  expect(String(await readFile(erased))).toBe(`${candidate._id}\n${before}\n`);
  const ids = async () =>
    (await database.db.select({ id: users._id }).from(users).where(sql`ended_at is null`)).map(
      ({ id }) => id,
    );
  expect(await ids()).toEqual(expect.arrayContaining([candidate._id, employer._id]));
  expect(await ids()).not.toContain(left._id);
  await eraseAgain({ ...dependencies, database, clock, spoolFolder });
  expect(await ids()).toEqual([employer._id]);
  await rm(erased);
});

describe('scheduled backups', () => {
  const run = (to: string, meanwhile = async () => {}): Promise<void> =>
    makeDueBackup({
      ...parts(),
      schedule: { to, everyMs: 24 * HOUR, keep: 1 },
      reach: reach(),
      readSecret: async () => {
        await meanwhile();
        return undefined;
      },
      stopping: undefined,
      log: backend().dependencies.log,
    });
  const complete = async (root: string) =>
    (await readdir(root)).filter((name) => !name.endsWith('.part'));
  beforeEach(async () => {
    await mkdir(join(folder, 'all'));
    await backend().database.run('delete from backup_rounds');
  });

  test.for([
    ['a folder', (): string => join(folder, 'all')],
    ['a bucket', (): string => 's3://files/all'],
  ] as const)('in %s are made once a day by one instance, and old ones removed', async ([, at]) => {
    const names = async (): Promise<(string | undefined)[]> =>
      at().startsWith('s3')
        ? [...new Set([...bucket.objects.keys()].map((key) => key.split('/')[3]))].sort()
        : (await complete(at())).sort();
    await Promise.all([run(at()), run(at()), run(at())]);
    const [first] = await names();
    expect(await names()).toEqual([first]);
    backend().clock.advance(24 * HOUR);
    await run(at());
    expect(await names()).toHaveLength(1);
    expect(await names()).not.toContain(first);
  });

  test('that fail are tried again in an hour, and leave nothing that looks like one', async () => {
    const to = join(folder, 'all');
    await rm(to, { recursive: true });
    await writeFile(to, 'a file, where a folder should be');
    await expect(run(to)).rejects.toThrow();
    await rm(to);
    await run(to);
    backend().clock.advance(HOUR);
    // A disk that isn't mounted.
    await expect(run(to)).rejects.toMatchObject({ code: 'FOLDER_MISSING' });
    await expect(readdir(to)).rejects.toThrow('ENOENT');
    backend().clock.advance(HOUR);
    // What a killed process has begun.
    const killed = join(to, 'meydan-2026-01-02-030405.0badcafe.part', 'tables');
    await mkdir(killed, { recursive: true });
    await writeFile(join(killed, 'x'), '');
    await writeFile(join(to, 'of somebody else'), '');
    await run(to);
    expect((await readdir(to)).sort()).toEqual([
      expect.stringMatching(/^meydan-\d{4}-\d\d-\d\d-\d{6}$/),
      'of somebody else',
    ]);
  });

  test('that lack files say so, and leave the older ones', async ({ candidate, employer }) => {
    await fill(candidate, employer);
    const to = join(folder, 'all');
    await run(to);
    const url = await makeResume(backend(), candidate);
    await rm(join(backend().folder, 'uploads', 'resume', /[0-9a-f-]{36}/.exec(url)?.[0] ?? ''));
    backend().clock.advance(24 * HOUR);
    await run(to);
    expect(await complete(to)).toHaveLength(2);
    expect(backend().log()).toContain('backup.incomplete');
  });

  test('that another instance has taken over don’t count', async () => {
    const to = join(folder, 'all');
    const takeOver = 'update backup_rounds set claim = gen_random_uuid()';
    const taken = run(to, async () => void (await backend().database.run(takeOver)));
    await expect(taken).rejects.toThrow('claim');
    expect(await complete(to)).toEqual([]);
  });
});

describe('a move', () => {
  const moveTo = async (database: Connection, given: Partial<Moving> = {}, isForced = false) => {
    const { files, spoolFolder } = elsewhere();
    const target = { database, files, spoolFolder };
    const source = { database: backend().database, files: backend().dependencies.files };
    const scratch = join(folder, 'scratch');
    return move({ source, target, scratch, print, signal, ...given }, isForced);
  };

  test('copies and compares everything, and what it has done only once', async ({
    candidate,
    employer,
  }) => {
    await fill(candidate, employer);
    const other = await openAnotherDatabase();
    try {
      expect(await moveTo(other)).toMatchObject({ files: 3, present: 0 });
      expect(await digests(other)).toEqual(await digests(backend().database));
      await expectFiles();
      expect(await moveTo(other)).toMatchObject({ files: 3, present: 3 });

      await makeEmployer(backend());
      await expect(moveTo(other)).rejects.toThrow('isn’t empty');
      await moveTo(other, {}, true);
      expect(await digests(other)).toEqual(await digests(backend().database));
    } finally {
      await other.close();
    }
  });

  test('that is interrupted leaves the target’s rows as they were, and goes on later', async ({
    candidate,
    employer,
  }) => {
    await fill(candidate, employer);
    const other = await openAnotherDatabase();
    try {
      const interrupted = new AbortController();
      const before = await digests(other);
      const stop = (line: string) => {
        if (line.startsWith('Copying the rows')) interrupted.abort();
      };
      await expect(moveTo(other, { print: stop, signal: interrupted.signal })).rejects.toThrow(
        'aborted',
      );
      expect(await digests(other)).toEqual(before);
      expect(await moveTo(other)).toMatchObject({ files: 3, present: 3 });
    } finally {
      await other.close();
    }
  });
});
