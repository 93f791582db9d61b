import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '#scripts/postgres.ts';
import { inRoot } from '#scripts/setup/paths.mjs';
import { openEmbedded } from '#server/platform/database/connection.ts';
import { makeDataFolder } from '#tests/database.ts';
import { pdfBytes } from '#tests/factories.ts';
import { createObjectStore, KEYS } from '#tests/object-store.ts';
import { end, launch, startProcess } from '#tests/server-process.ts';
import { serverPerTest } from './server-per-test.ts';

/* Backups, restores and moves that are killed, or made while people write. */

const PEOPLE = ['ada', 'bora', 'can', 'deniz', 'ece'];

/** A data folder with these people, and a backup of it. */
let filled = '';
let backup = '';
let root = '';
beforeAll(async () => {
  filled = await makeDataFolder();
  await fill(filled, PEOPLE);
  backup = join(filled, 'backup');
  expect(await run(filled, 'backup', backup)).toMatchObject({ code: 0 });
});
afterAll(() => rm(filled, { recursive: true, force: true }));
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'meydan-kept-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));
// Hooks after a test run in reverse: the server ends before its folder is removed.
const { folder, start } = serverPerTest();

type Settings = Readonly<Record<string, string>>;

const command = (dataFolder: string, words: readonly string[], settings: Settings = {}) =>
  launch(dataFolder, settings, [inRoot('dist-server', 'admin.js'), ...words]);

async function runWith(settings: Settings, dataFolder: string, ...words: string[]) {
  const { child, said } = command(dataFolder, words, settings);
  await once(child, 'close');
  return { code: child.exitCode, said: said() };
}

const run = (dataFolder: string, ...words: string[]) => runWith({}, dataFolder, ...words);

type Reached = (said: string) => boolean;

/** Runs the command until it has come that far, and kills it there. */
async function killAt(reached: Reached, dataFolder: string, ...words: string[]): Promise<void> {
  const { child, said } = command(dataFolder, words);
  while (child.exitCode === null && !reached(said())) await wait(2);
  await end({ child }, 'SIGKILL');
}

/** Files below a folder, none if it isn't there. */
const countFiles = (path: string): number => {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length;
  } catch {
    return 0;
  }
};

async function register(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    body: JSON.stringify({
      first_name: name,
      last_name: 'Kaya',
      user_type: 'candidate',
      email: `${name}@example.com`,
      password: 'secret-1',
    }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** Fills a data folder with accounts and uploaded resumes. */
async function fill(dataFolder: string, names: readonly string[]): Promise<void> {
  const server = await startProcess(dataFolder);
  for (const name of names) {
    const token = await register(server.url, name);
    const form = new FormData();
    form.set('file', new File([pdfBytes()], 'cv.pdf'));
    const headers = { Authorization: `Bearer ${token}` };
    await fetch(`${server.url}/api/uploads/resume`, { method: 'POST', headers, body: form });
  }
  await end(server, 'SIGTERM');
}

/** The accounts of a data folder that nobody has open, and the number of its resumes. */
async function contentOf(dataFolder: string): Promise<{ names: unknown[]; resumes: number }> {
  const database = await openEmbedded({ folder: join(dataFolder, 'database') });
  try {
    const rows = await database.inSession((session) =>
      session.rows('select first_name from users order by 1'),
    );
    return { names: rows.flat(), resumes: countFiles(join(dataFolder, 'uploads', 'resume')) };
  } finally {
    await database.close();
  }
}

const tablesOf = async (backup: string): Promise<unknown[]> => {
  const text = await readFile(join(backup, 'manifest.json'), 'utf8');
  const { tables } = JSON.parse(text) as { tables: { name: string }[] };
  // The data key is encrypted with the secret of each installation.
  return tables.filter(({ name }) => name !== 'installation');
};

test('a backup that is killed at any point isn’t there, and can be made again', async () => {
  const target = join(root, 'backup');
  const parts = () => readdirSync(root).filter((name) => name.endsWith('.part'));
  const isWritten = (files: number) => () => countFiles(root) >= files;
  const places: Reached[] = [
    () => parts().length > 0,
    ...[1, 10, 20, 30, 40].map(isWritten),
    (said) => said.includes('Copying the files'),
    (said) => said.includes('Reading it back'),
    (said) => said.includes('Reading it back') && countFiles(join(filled, 'scratch')) > 500,
    () => parts().some((part) => existsSync(join(root, part, 'manifest.json'))),
  ];
  for (const [index, place] of places.entries()) {
    for (const part of parts()) await rm(join(root, part), { recursive: true });
    await killAt(place, filled, 'backup', target);
    // Killed at the last moment, it may have been finished.
    if (existsSync(target)) expect(index).toBe(places.length - 1);
    await rm(target, { recursive: true, force: true });
  }
  // What the last one has left is in nobody's way.
  expect(await run(filled, 'backup', target)).toMatchObject({ code: 0 });
  expect(readdirSync(root).filter((name) => !name.endsWith('.part'))).toEqual(['backup']);
  expect(await tablesOf(target)).toEqual(await tablesOf(backup));
});

test('a restore that is killed at any point leaves all as it was, or as it will be', async () => {
  await fill(folder(), ['zeki']);
  const target = join(root, 'target');
  const resumes = join(target, 'uploads', 'resume');
  const after =
    (text: string, isFurther = () => true): Reached =>
    (said) =>
      said.includes(text) && isFurther();
  const replacing = (ms: number): Reached => {
    let since: number | undefined;
    return after('Replacing', () => performance.now() - (since ??= performance.now()) >= ms);
  };
  const places: Reached[] = [
    after('Reading the rows'),
    after('Copying the files'),
    after('Copying the files', () => countFiles(resumes) >= 3),
    ...[0, 100, 400].map(replacing),
  ];
  const words = ['restore', backup, '--force', 'target'];
  let isDone = true;
  for (const place of places) {
    if (isDone) {
      await rm(target, { recursive: true, force: true });
      await cp(folder(), target, { recursive: true });
    }
    await killAt(place, target, ...words);
    const { names } = await contentOf(target);
    expect([['zeki'], PEOPLE]).toContainEqual(names);
    isDone = names.length > 1;
  }
  expect(await run(target, ...words)).toMatchObject({ code: 0 });
  expect(await contentOf(target)).toEqual({ names: PEOPLE, resumes: PEOPLE.length });
});

test('a move that is killed goes on when it is called again', async () => {
  const target = join(root, 'target');
  const resumes = join(target, 'uploads', 'resume');
  for (const place of [
    () => countFiles(resumes) >= 2,
    (said: string) => said.includes('Copying the rows'),
  ]) {
    await killAt(place, filled, 'move', '--to', target);
    expect([[], PEOPLE]).toContainEqual((await contentOf(target)).names);
  }
  const { code, said } = await run(filled, 'move', '--to', target);
  expect(said).toContain(`${PEOPLE.length} files (${PEOPLE.length} were there already)`);
  expect(code).toBe(0);
  expect(await contentOf(target)).toEqual({ names: PEOPLE, resumes: PEOPLE.length });
  const { url } = await start(target);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

test('a site moves to a PostgreSQL server with its files in a bucket, and back', async ({
  skip,
}) => {
  const postgres = await startPostgres();
  if (!postgres) return skip('there is no PostgreSQL here');
  const store = createObjectStore();
  await new Promise<void>((done) => {
    store.server.listen(0, '127.0.0.1', done);
  });
  onTestFinished(async () => {
    store.server.closeAllConnections();
    await postgres.stop();
  });
  const bucket = {
    S3_ENDPOINT: `http://127.0.0.1:${(store.server.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    S3_REGION: KEYS.region,
  };
  const there = ['move', '--to', postgres.url, '--files-to', 's3://files'];
  expect(await runWith(bucket, filled, ...there)).toMatchObject({ code: 0 });
  const moved = {
    ...bucket,
    S3_BUCKET: 'files',
    DATABASE_URL: postgres.url,
    JWT_SECRET: (await readFile(join(filled, 'jwt-secret'), 'utf8')).trim(),
  };
  const elsewhere = join(root, 'elsewhere');
  const server = await start(elsewhere, moved);
  const back = ['move', '--to', join(root, 'back')];
  expect(await runWith(moved, elsewhere, ...back)).toMatchObject({
    code: 1,
    said: expect.stringContaining('Stop the server first'),
  });
  await register(server.url, 'fatma');
  await end(server, 'SIGTERM');
  expect(await runWith(moved, elsewhere, ...back)).toMatchObject({ code: 0 });
  const { names, resumes } = await contentOf(join(root, 'back'));
  expect([names, resumes]).toEqual([[...PEOPLE, 'fatma'], PEOPLE.length]);
});

test('a backup is made while people write, and has each of their writes wholly or not at all', async () => {
  const { url } = await start();
  const names: string[] = [];
  const target = join(root, 'backup');
  let isDone = false;
  const made = run(folder(), 'backup', target).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const name = `n${names.length}`;
    expect(await register(url, name)).toBeTruthy();
    names.push(name);
  }
  expect(await made).toMatchObject({ code: 0 });
  // The server would encrypt nothing.
  expect(
    await runWith({ BACKUP_KEY: 'AGE-SECRET-KEY-1…' }, folder(), 'backup', join(root, 'b')),
  ).toMatchObject({ code: 1 });
  // Whoever restores must not do so under a running server.
  expect(await run(folder(), 'restore', target)).toMatchObject({
    code: 1,
    said: expect.stringContaining('stop it first'),
  });
  const other = join(root, 'other');
  expect(await run(other, 'restore', target)).toMatchObject({ code: 0 });
  const restored = (await contentOf(other)).names;
  // They came one after the other.
  expect(restored).toEqual(names.slice(0, restored.length).sort());
});

test('a restore says how to end a notice that keeps the site read-only', async () => {
  const texts = ['--en', 'Moving', '--tr', 'Taşınıyoruz'];
  await end(await start(), 'SIGTERM');
  const { said } = await run(folder(), 'notice', 'add', ...texts, '--read-only');
  const id = /[\da-f-]{36}/.exec(said)?.[0] ?? '';
  const target = join(root, 'backup');
  expect(await run(folder(), 'backup', target)).toMatchObject({ code: 0 });
  const other = join(root, 'other');
  expect(await run(other, 'restore', target)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`npm run admin -- notice end ${id}`),
  });
  expect(await run(other, 'notice', 'end', id)).toMatchObject({ code: 0 });
});
