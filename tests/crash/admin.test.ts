import { once } from 'node:events';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { basename, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inRoot } from '#scripts/setup/paths.mjs';
import { openEmbedded } from '#server/platform/database/connection.ts';
import { end, launch } from '#tests/server-process.ts';
import { serverPerTest } from './server-per-test.ts';

const { folder, start } = serverPerTest();

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', body: JSON.stringify(body) });

const register = (url: string) =>
  post(`${url}/api/auth/register`, {
    first_name: 'Ayşe',
    last_name: 'Kaya',
    user_type: 'employer',
    email: 'ayse@example.com',
    password: 'secret-1',
  });

async function adminOf(dataFolder: string, ...words: string[]) {
  const { child, said } = launch(dataFolder, {}, [inRoot('dist-server', 'admin.js'), ...words]);
  await once(child, 'close');
  return { code: child.exitCode, said: said() };
}

const admin = (...words: string[]) => adminOf(folder(), ...words);

describe('while the server runs', () => {
  test('a command ends all sessions of an account', async () => {
    const { url } = await start();
    const { token } = (await (await register(url)).json()) as { token: string };
    const asked = () =>
      fetch(`${url}/api/auth/sessions`, { headers: { Authorization: `Bearer ${token}` } });
    expect((await asked()).status).toBe(200);
    expect(await admin('log-out', 'nobody@example.com')).toMatchObject({ code: 1 });
    expect(await admin('log-out', 'ayse@example.com')).toEqual({
      code: 0,
      said: 'ayse@example.com is logged out everywhere.\n',
    });
    expect((await asked()).status).toBe(401);
  });

  test('the secret is changed without logging anyone out, or with that', async () => {
    const first = await start();
    const { token } = (await (await register(first.url)).json()) as { token: string };
    const asked = async ({ url }: { url: string }) =>
      (await fetch(`${url}/api/auth/sessions`, { headers: { Authorization: `Bearer ${token}` } }))
        .status;
    expect(await admin('rotate-secret')).toMatchObject({ code: 0 });
    await end(first, 'SIGKILL');
    const second = await start();
    expect(await asked(second)).toBe(200);
    expect(await admin('forget-secret')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/nothing to forget/),
    });
    expect(await admin('rotate-secret', '--at-once')).toMatchObject({ code: 0 });
    await end(second, 'SIGKILL');
    const third = await start();
    expect(await asked(third)).toBe(401);
    await end(third, 'SIGTERM');

    // The secret is lost: nothing is served that can't be read, until the operator says so.
    await rm(join(folder(), 'jwt-secret'));
    await expect(start()).rejects.toThrow('was used with another secret');
    expect(await admin('forget-secret')).toMatchObject({ code: 0 });
    expect(await asked(await start())).toBe(401);
  });

  test('a command that still runs when the server stops ends with it', async () => {
    const server = await start();
    const texts = ['--en', 'Moving', '--tr', 'Taşınıyoruz'];
    const program = [inRoot('dist-server', 'admin.js'), 'notice', 'add', ...texts, '--read-only'];
    const { child, said } = launch(folder(), {}, program);
    while (!said().includes('Waiting until')) await once(child.stdout, 'data');
    expect(await end(server, 'SIGTERM')).toBe(0);
    if (child.exitCode === null) await once(child, 'close');
    expect(said()).toContain('It was interrupted.');
  });

  test('an interrupted command has said that the site is read-only by now', async () => {
    await start();
    const texts = ['--en', 'Moving', '--tr', 'Taşınıyoruz'];
    const program = [inRoot('dist-server', 'admin.js'), 'notice', 'add', ...texts, '--read-only'];
    const { child, said } = launch(folder(), {}, program);
    while (!said().includes('Waiting until')) await once(child.stdout, 'data');
    child.kill('SIGINT');
    await once(child, 'close');
    const [, id = ''] = /^The notice (\S+) is in force/.exec(said()) ?? [];
    expect(said()).toMatch(/\nIt was interrupted\.\n$/);
    expect((await admin('notice')).said).toMatch(new RegExp(`^${id} .*read-only`));
  });

  test('everybody is told that the site is read-only, which it then is until that ends (SITE-2)', async () => {
    const { url } = await start();
    const added = await admin(
      'notice',
      'add',
      '--en',
      'Moving',
      '--tr',
      'Taşınıyor',
      '--read-only',
    );
    expect(added).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^The notice .* is in force\. Waiting .*\n[0-9a-f-]{36}\n$/),
    });
    expect(await (await fetch(url, { headers: { Accept: 'text/html' } })).text()).toContain(
      '>Moving<',
    );
    const refused = await register(url);
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { msg: 'Moving', texts: { en: 'Moving', tr: 'Taşınıyor' } },
    ]);
    const id = added.said.trim().split('\n').at(-1) ?? '';
    expect((await admin('notice')).said).toMatch(
      new RegExp(`^${id} .* - {2}read-only\n    en: "Moving"\n`),
    );
    expect(await admin('notice', 'end', id)).toMatchObject({ code: 0 });
    expect(await admin('notice', 'end', id)).toMatchObject({ code: 1 });
    await expect.poll(async () => (await register(url)).status, { timeout: 10_000 }).toBe(201);
    expect((await admin('notice')).said).toBe('There are no notices.\n');
  });

  test('its socket is for its owner alone, and outlives no kill', async () => {
    const socket = join(folder(), 'admin.sock');
    const first = await start();
    expect((await stat(socket)).mode & 0o777).toBe(0o600);
    await end(first, 'SIGKILL');
    // Nobody listens: the command opens the database itself.
    expect(await admin('list')).toMatchObject({ code: 0 });
    const second = await start();
    expect(await admin('list')).toMatchObject({ code: 0 });
    await end(second, 'SIGTERM');
    await expect(stat(socket)).rejects.toThrow('ENOENT');
  });

  test('a command tells which versions are where', async () => {
    await start();
    expect(await admin('version')).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^Meydan \d+\.\d+\.\d+ on Node \S+\nDatabase: embedded, in \/\S+; PostgreSQL \S+.*; migrations: \d+, up to \d{4}_\w+\.sql \(20\d\d-\d\d-\d\d\)\nFiles: \/\S+\/uploads\n/,
      ),
    });
  });

  test('many commands at once are all run', async () => {
    const { url } = await start();
    await register(url);
    const said = await Promise.all(
      Array.from({ length: 6 }, () => admin('grant', 'ayse@example.com')),
    );
    expect(said.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('it serves without a socket where the path is too long for one', async () => {
    const deep = join(folder(), 'x'.repeat(100));
    await mkdir(deep);
    const { url, said } = await start(deep);
    expect((await fetch(`${url}/api/ready`)).status).toBe(200);
    expect(said()).toContain('"admin.unavailable"');
    const { code, said: answer } = await adminOf(deep, 'list');
    expect(code).toBe(1);
    expect(answer).toMatch(/is in use by another process[\s\S]*try again in a moment/);
  });

  test.each([
    ['ends', 'Connection: close'],
    ['is killed', 'Content-Length: 100'],
  ])('a command says so when the server %s before it', async (_how, header) => {
    const server = createServer((socket) =>
      socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\n${header}\r\n\r\n`)),
    );
    server.listen(join(folder(), 'admin.sock'));
    await once(server, 'listening');
    expect(await admin('list')).toEqual({
      code: 1,
      said: 'That did not work: The server ended before the command did.\n',
    });
    server.close();
  });

  test('a command says so when it is too long, or when others keep the server busy', async () => {
    await start();
    expect(await admin('grant', `${'x'.repeat(5000)}@example.com`)).toEqual({
      code: 1,
      said: 'That did not work: The server takes no such call: its words are too long, or too many.\n',
    });
    const others = Array.from({ length: 8 }, () => connect(join(folder(), 'admin.sock')));
    await Promise.all(others.map((other) => once(other, 'connect')));
    expect(await admin('list')).toEqual({
      code: 1,
      said: 'That did not work: The server has just ended, or runs 8 commands already: try again in a moment.\n',
    });
    for (const other of others) other.destroy();
  });
});

test('a mistyped data folder has no database, and gets none', async () => {
  const typo = join(folder(), 'typo');
  for (const words of [['list'], ['backup', join(folder(), 'backup')], ['version']])
    expect(await adminOf(typo, ...words)).toEqual({
      code: 1,
      said: `That did not work: There is no database in ${typo}: give the server’s DATA_DIR.\n`,
    });
  // This one needs none.
  expect(await adminOf(typo, 'backup', '--new-key')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^AGE-SECRET-KEY-/),
  });
  await expect(stat(typo)).rejects.toThrow('ENOENT');
});

test('a backup is gone back to once the newer database is out of the way', async () => {
  const server = await start();
  await register(server.url);
  const backup = `${folder()}-backup`;
  onTestFinished(() => rm(backup, { recursive: true, force: true }));
  expect(await admin('backup', backup)).toMatchObject({ code: 0 });
  await end(server, 'SIGTERM');
  const database = join(folder(), 'database');
  const { db, close } = await openEmbedded({ folder: database });
  await db.execute(sql`insert into schema_migrations (name) values ('9999_later.sql')`);
  await close();

  const restore = () => admin('restore', backup, '--force', basename(folder()));
  expect(await restore()).toMatchObject({
    code: 1,
    said: expect.stringMatching(/9999_later\.sql.*\nTo go back to a backup, see Updates/),
  });
  await rename(database, `${database}.newer`);
  expect(await restore()).toMatchObject({ code: 0 });
  const { url } = await start();
  const json = { email: 'ayse@example.com', password: 'secret-1' };
  expect((await post(`${url}/api/auth/login`, json)).status).toBe(200);
});

test('what nobody needs is counted, or warned of and deleted, by a command (RETAIN-6)', async () => {
  await end(await start(), 'SIGTERM');
  const nothing =
    /^Applications warned of: 0\nApplications deleted: 0\n[\s\S]*\nMails deleted: 0\n$/;
  const dry = await admin('retention', '--dry-run');
  expect(dry).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^A run now would do this\.\n/),
  });
  expect(dry.said.replace(/^.*\n/, '')).toMatch(nothing);
  expect(await admin('retention')).toMatchObject({
    code: 0,
    said: expect.stringMatching(nothing),
  });
});

describe('granting the rights of an administrator', () => {
  test('works while the server runs and after, and can be revoked (ACCESS-6)', async () => {
    const running = await start();
    await register(running.url);
    const granted = await admin('--', 'grant', 'Ayse@example.com');
    expect(granted).toMatchObject({ code: 0, said: expect.stringMatching(/is an administrator/) });

    await end(running, 'SIGTERM');
    expect(await admin('list')).toMatchObject({ code: 0, said: 'ayse@example.com\n' });
    expect(await admin('revoke', 'ayse@example.com')).toMatchObject({ code: 0 });
    expect((await admin('list')).said).toBe('There are no administrators.\n');
    const log = await admin('log', '5');
    expect(log.code).toBe(0);
    expect(log.said).toMatch(
      /^\S+Z {2}npm run admin {2}grant {2}users\/\S+ {2}"ayse@example.com"\n\S+Z {2}npm run admin {2}revoke .*\n$/,
    );
    expect(await admin('two-step', 'off', 'ayse@example.com')).toMatchObject({
      code: 1,
      said: 'Two-step login of ayse@example.com was not on.\n',
    });
    const unknown = await admin('grant', 'nobody@example.com');
    expect(unknown).toMatchObject({ code: 1, said: expect.stringMatching(/no account/) });
  });

  test.each([
    [[]],
    [['grant']],
    [['promote', 'a@example.com']],
    [['log', 'all']],
    [['two-step', 'on', 'a@example.com']],
    [['notice', 'end', 'all']],
    [['retention', '--dry']],
    [['retention', '--dry-run', 'now']],
  ])('shows its usage: %j', async (words) => {
    const { code, said } = await admin(...words);
    expect(code).toBe(1);
    expect(said).toContain('npm run admin -- grant EMAIL');
  });
});

test.each([
  [['--en', 'Only English'], /^--tr needs a text of 1 to 300 characters/],
  [['--en', 'x'.repeat(301), '--tr', 'b'], /^--en needs a text/],
  [['--en', 'a', '--tr', 'b', '--from', 'tomorrow'], /^--from needs a time with its zone/],
  [['--en', 'a', '--tr', 'b', '--to', '2026-12-01T22:00'], /^--to needs a time with its zone/],
  [['--en', 'a', '--tr', '-b'], /'--tr' argument is ambiguous/],
  [['--en', 'a', '--tr', 'b', '--readonly'], /Unknown option '--readonly'/],
])('a notice that can’t be read is refused with the reason: %j', async (words, reason) => {
  const { code, said } = await admin('notice', 'add', ...words);
  expect(code).toBe(1);
  expect(said).toMatch(reason);
});
