import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runQuietly } from './setup/child.mjs';
import { Failure } from './setup/failure.mjs';
import { findProgram, freePort, installPackages, isRoot } from './system.ts';

/** A private PostgreSQL server. `url` logs in as superuser; `stop` also removes its files, unless `keptIn` is set. */
export type TestPostgres = { url: string; stop: () => Promise<void> };
/** `keptIn`: folder of a cluster that outlives the server, created if missing. `settings`: extra `name=value` pairs. */
export type PostgresOptions = { keptIn?: string; settings?: readonly string[] };
type Owner = { uid: number; gid: number };

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_MS = 180_000;

/** These settings trade durability for speed: the data can be recreated at any time. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
];

/**
 * Shell script that runs the server until its standard input closes, then removes the folder, so that nothing is
 * left behind however this process ends. Arguments: the folder (empty for none), then the server's command line.
 */
const KEEPER =
  'dir=$1; shift; "$@" & server=$!; read -r _; kill -INT $server; wait $server; [ -z "$dir" ] || rm -rf "$dir"';

/** The path of a program of PostgreSQL, of the newest version here. */
export const findPostgresProgram = (name: string): string | undefined => {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  return findProgram(
    [name],
    newestFirst.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
  );
};
const findInitdb = () => findPostgresProgram('initdb');

/** The user to run PostgreSQL as, since it refuses to run as root; undefined if we are not root. */
const unprivilegedUser = (): Owner | undefined => {
  if (!isRoot()) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const user = users.find(([userName]) => userName === name);
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) };
  }
  throw new Failure('PostgreSQL does not run as root, and there is no user postgres or nobody.');
};

/** Creates an empty cluster in `folder`. The password keeps the machine's other users out. */
const initialize = async (initdb: string, folder: string, password: string, owner?: Owner) => {
  const passwordFile = `${folder}/password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (owner) {
    await chown(folder, owner.uid, owner.gid);
    await chown(passwordFile, owner.uid, owner.gid);
  }
  const options = [
    '-D',
    join(folder, 'cluster'),
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--lc-messages=C',
    '--no-sync',
  ];
  const run = (locale: string) =>
    runQuietly('initdb', initdb, [...options, locale], process.env, { cwd: folder, ...owner });
  // C.UTF-8 knows letters beyond English, but not every system has it.
  await run('--locale=C.UTF-8').catch(() => run('--no-locale'));
};

/** Starts the server in `folder` and waits until it accepts connections. */
const serve = (
  server: string,
  folder: string,
  { isKept, settings: more }: { isKept: boolean; settings: readonly string[] },
  owner?: Owner,
) => {
  const settings = [...SETTINGS, ...more].flatMap((setting) => ['-c', setting]);
  const command = [server, '-D', join(folder, 'cluster'), ...settings];
  const keeper = spawn('sh', ['-c', KEEPER, 'keeper', isKept ? '' : folder, ...command], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    ...owner,
  });
  const ended = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
  const stop = async () => {
    keeper.stdin.end();
    await ended;
  };
  return new Promise<() => Promise<void>>((resolve, reject) => {
    let log = '';
    let isSettled = false;
    const settle = (problem?: string) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      if (!problem) return resolve(stop);
      void stop().then(() => reject(new Failure(`PostgreSQL ${problem}.\n${log.trim()}`)));
    };
    const timer = setTimeout(() => settle('did not start in time'), START_MS);
    keeper.once('error', (error) => reject(new Failure(`PostgreSQL: ${error.message}`)));
    // Keeps reading, since a full pipe would block the server.
    keeper.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (isSettled) return;
      log += text;
      if (log.includes('ready to accept connections')) settle();
      // Clients that come while it recovers are refused by such a line, too.
      else if (/FATAL: {2}(?!the database system is )/.test(log)) settle('did not start');
    });
  });
};

/** Creates a cluster in `folder` unless one is kept there. Returns the superuser's password. */
const openFolder = async (initdb: string, folder: string, owner?: Owner): Promise<string> => {
  if (existsSync(join(folder, 'cluster', 'PG_VERSION')))
    return readFile(join(folder, 'password'), 'utf8');
  await mkdir(folder, { recursive: true });
  const password = randomBytes(12).toString('hex');
  await initialize(initdb, folder, password, owner);
  return password;
};

/**
 * Starts a private PostgreSQL on a free loopback port, as an unprivileged user: empty in a temporary folder, or the
 * cluster kept in `keptIn`. As root on Debian, installs a missing PostgreSQL.
 * @returns undefined if this machine has no PostgreSQL. Throws a Failure if PostgreSQL does not start.
 */
export const startPostgres = async ({
  keptIn,
  settings = [],
}: PostgresOptions = {}): Promise<TestPostgres | undefined> => {
  const initdb =
    findInitdb() ?? ((await installPackages(['postgresql'])) ? findInitdb() : undefined);
  if (!initdb) return undefined;
  const owner = unprivilegedUser();
  // Only root may be able to read TMPDIR.
  const folder = keptIn ?? (await mkdtemp(join(owner ? '/tmp' : tmpdir(), 'postgres-')));
  const isKept = keptIn !== undefined;
  try {
    const password = await openFolder(initdb, folder, owner);
    const port = await freePort();
    const given = { isKept, settings: [`port=${port}`, ...settings] };
    const stop = await serve(join(dirname(initdb), 'postgres'), folder, given, owner);
    return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    if (!isKept) await rm(folder, { recursive: true, force: true });
    throw error;
  }
};
