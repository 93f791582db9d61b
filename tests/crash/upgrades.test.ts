import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '#scripts/postgres.ts';
import {
  type Columns,
  type Rows,
  readCatalog,
  readRows,
  tableColumns,
} from '#scripts/upgrades/catalog.ts';
import { asOfToday, loadDump } from '#scripts/upgrades/dump.ts';
import { columnsLeft, writeAsBefore } from '#scripts/upgrades/old-writes.ts';
import {
  compareVersions,
  keptFile,
  keptVersions,
  MIGRATIONS,
  migrationsOf,
  versionBefore,
} from '#scripts/upgrades/releases.ts';
import { migrate, migrationNames } from '#server/platform/database/migrate.ts';
import { migrationSession } from '#server/platform/database/migrate-server.ts';
import { readVersion } from '#server/platform/project/version.ts';
import { PASSWORD } from '#tests/factories.ts';
import { end, type ServerProcess, startProcess } from '#tests/server-process.ts';
import {
  openEmbedded,
  openOnServer,
  type UpgradedDatabase,
} from '#tests/upgrades/upgraded-database.ts';

/* The database of each release, brought to this version by its migrations and then used by a real server. */

/** Records of `tests/upgrades/rows.sql`. */
const [JOB, APPLICATION] = [11, 21].map((n) => `0192f3a4-0000-7000-8000-0000000000${n}`);
const RESUME = '/api/uploads/resumes/0192f3a4-0000-7000-8000-000000000031/resume.pdf';
const PICTURE = '/api/uploads/images/0192f3a4-0000-7000-8000-000000000032';
/** Where the store has the files of the rows. */
const KEYS = [
  'resume/0192f3a4-0000-7000-8000-000000000031',
  'image/0192f3a4-0000-7000-8000-000000000032',
];

const dumpOf = (version: string) => readFile(keptFile(version, 'database.sql'), 'utf8');
async function writeFiles(folder: string): Promise<void> {
  for (const key of KEYS) {
    const file = join(folder, 'uploads', key);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, key);
  }
}

/** Runs the check with a server on the database. */
async function withServer(
  { folder, settings }: UpgradedDatabase,
  check: (server: ServerProcess) => Promise<void>,
): Promise<void> {
  const server = await startProcess(folder, settings);
  try {
    await check(server);
  } finally {
    await end(server, 'SIGTERM');
  }
}

/** Calls of a server by an account of the rows; each has to succeed. */
function callsOf({ url }: ServerProcess) {
  const call = async (method: string, path: string, token = '', json?: object) => {
    const body = json && JSON.stringify(json);
    const headers = { 'X-Auth-Token': token };
    const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body }) });
    expect([path, response.status < 300]).toEqual([path, true]);
    return response;
  };
  return {
    call,
    read: async (path: string, token?: string): Promise<unknown> =>
      (await call('GET', path, token)).json(),
    logIn: async (name: string): Promise<string> => {
      const json = { email: `${name}@example.com`, password: PASSWORD };
      const response = await call('POST', '/api/auth/login', '', json);
      return ((await response.json()) as { token: string }).token;
    },
  };
}

/** Writes rows of several tables, which stay as they are read by `checkAnswers`. */
async function checkWrites(server: ServerProcess): Promise<void> {
  const { call, logIn } = callsOf(server);
  const candidate = await logIn('candidate');
  const employer = await logIn('employer');
  const job = {
    title: 'Driver',
    company_name: 'Example',
    location: 'Izmir',
    description: 'Drives.',
  };
  await call('POST', '/api/jobs', employer, {
    ...job,
    requirements: 'Careful.',
    responsibilities: 'Driving.',
  });
  await call('PUT', '/api/users/profile', candidate, { phone: '555 0100' });
  await call('POST', `/api/applications/${APPLICATION}/notes`, employer, { body: 'Called again.' });
}

/** What a server answers about the records of the rows. */
async function checkAnswers(server: ServerProcess): Promise<void> {
  const { call, read, logIn } = callsOf(server);
  expect(await read(`/api/jobs/${JOB}`)).toMatchObject({
    title: 'Warehouse clerk',
    salary_min: 17.5,
    workplace: 'hybrid',
    required_skills: ['Counting'],
    place: { country: 'TR' },
  });
  expect(await read('/api/jobs?query=clerk&page=1')).toMatchObject({ jobs: [{ _id: JOB }] });
  const candidate = await logIn('candidate');
  expect(await read(`/api/applications/${APPLICATION}`, candidate)).toMatchObject({
    cover_letter: 'I would like to work here.',
    status: 'interview',
    interview: { place: 'Room 1', answer: 'confirmed' },
    answers: [{ value: 'Later' }],
  });
  const profile = await read('/api/users/profile', candidate);
  expect(profile).toMatchObject({ last_name: 'Çağlar', skills: ['Counting', 'Forklift trucks'] });
  const employer = await logIn('employer');
  expect(await read(`/api/applications/${APPLICATION}/messages`, employer)).toMatchObject({
    messages: [{ body: 'With pleasure.' }, { body: 'We would like to meet you.' }],
  });
  expect(JSON.stringify(await read(`/api/applications/${APPLICATION}/notes`, employer))).toContain(
    'Called.',
  );
  expect(await (await call('GET', RESUME, employer)).text()).toBe(KEYS[0]);
  expect(await (await call('GET', PICTURE, employer)).text()).toBe(KEYS[1]);
}

const versions = await keptVersions();
/** The release whose servers may still run, or else the first one. */
const before = (await versionBefore(await readVersion())) ?? versions[0] ?? '';

/** The rows with these columns of each table, in an order of their own. */
const pick = (rows: Rows, columns: Columns) =>
  Object.fromEntries(
    Array.from(columns, ([table, names]) => [
      table,
      (rows[table] ?? [])
        .map((row) => {
          const values = JSON.parse(row) as Record<string, unknown>;
          return JSON.stringify(names.map((name) => [name, values[name]]));
        })
        .sort(),
    ]),
  );

/** The folder of the product's migrations with further ones in a copy; `use` gets its path. */
async function withMigrations(
  more: readonly string[],
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    for (const [i, text] of more.entries())
      await writeFile(join(folder, `99${i + 10}_more.sql`), text);
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Loads the database of a release and migrates it. All rows have to be as before, but for what was unused, and an
 * instance of the release before has to be able to write what it writes.
 */
async function upgrade(
  { client }: UpgradedDatabase,
  version: string,
  more: readonly string[] = [],
): Promise<void> {
  const dump = asOfToday(await dumpOf(version));
  await loadDump(client, dump);
  const [columns, written] = [await tableColumns(client), await tableColumns(client, 'written')];
  for (const each of [columns, written]) each.delete('schema_migrations');
  const rows = await readRows(client, columns);
  expect(Object.values(rows).every((own) => own.length > 0)).toBe(true);
  await withMigrations(more, async (folder) => {
    await migrate(migrationSession(client), { folder });
    const known = migrationsOf(dump);
    const names = (await migrationNames(folder)).filter((name) => !known.has(name));
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const now = await tableColumns(client);
    const left = columnsLeft(columns, now, texts);
    expect(pick(await readRows(client, left), left)).toEqual(pick(rows, left));
    if (compareVersions(version, before) < 0) return;
    await writeAsBefore(client, columnsLeft(written, now, texts), rows);
    expect(pick(await readRows(client, left), left)).toEqual(pick(rows, left));
  });
}

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const KINDS: [string, (isEmpty: boolean) => Promise<UpgradedDatabase | undefined>][] = [
  ['PostgreSQL', async (isEmpty) => postgres && openOnServer(postgres.url, isEmpty)],
  ['the embedded database', openEmbedded],
];

/** Migrations that add a column, fill it, fail unless it is filled, and remove what a release did without. */
const CHANGES = [
  'alter table users add column tel text;',
  '-- in batches\nupdate users set tel = phone where _id in (select _id from users where tel is null limit 2);',
  'do $$ begin assert (select count(tel) from users) = (select count(*) from users); end $$;',
  '-- unused since 0.0.1\nalter table users drop column phone;',
];

describe.each(KINDS)('on %s', (_kind, open) => {
  let fresh: string[] = [];
  beforeAll(async () => {
    const database = await open(false);
    if (!database) return;
    fresh = await readCatalog(database.client);
    await database.remove();
  });

  test('migrations to come add, fill and remove a column, and leave the rest as it was', async ({
    skip,
  }) => {
    const database = await open(true);
    if (!database) return skip('there is no PostgreSQL here');
    try {
      await upgrade(database, before, CHANGES);
    } finally {
      await database.remove();
    }
  });

  test.for(versions)(
    '%s keeps its rows, gets the schema of a new database, and serves',
    async (version, { skip }) => {
      const database = await open(true);
      if (!database) return skip('there is no PostgreSQL here');
      try {
        await upgrade(database, version);
        expect(await readCatalog(database.client)).toEqual(fresh);
        await database.leave();
        await writeFiles(database.folder);
        await withServer(database, checkAnswers);
      } finally {
        await database.remove();
      }
    },
  );
});

test('an instance goes on while another one adds a column to each table', async ({ skip }) => {
  const database = postgres && (await openOnServer(postgres.url, true));
  if (!database) return skip('there is no PostgreSQL here');
  const { client } = database;
  try {
    await upgrade(database, before);
    await writeFiles(database.folder);
    await withServer(database, async (server) => {
      await checkAnswers(server);
      await checkWrites(server);
      // A function of the database returns rows of this one: who changes it changes both.
      for (const table of (await tableColumns(client)).keys())
        if (table !== 'job_search') await client.query(`alter table ${table} add column more text`);
      // What the instance prepared has to go on, too.
      for (let i = 0; i < 3; i++) {
        await checkAnswers(server);
        await checkWrites(server);
      }
      expect(server.said()).not.toMatch(/cached plan|"level":"error"/);
    });
  } finally {
    await database.remove();
  }
});

describe('a migration that the servers of the release before can’t live with is noticed', () => {
  test.for([
    ['a dropped column', 'alter table users drop column phone', /users\.phone is gone/],
    [
      'a renamed table',
      'alter table message_templates rename to templates',
      /message_templates is gone/,
    ],
    [
      'a new column that has to be given',
      "alter table users add column tel text; update users set tel = ''; alter table users alter tel set not null",
      /"tel"/,
    ],
    [
      'a narrowed check',
      "alter table jobs add check (workplace <> 'hybrid') not valid",
      /check constraint/,
    ],
    ['other rows', "update users set phone = '1' where phone = ''", /to deeply equal/],
  ] as const)('%s', async ([, migration, fault], { skip }) => {
    const database = postgres && (await openOnServer(postgres.url, true));
    if (!database) return skip('there is no PostgreSQL here');
    try {
      await expect(upgrade(database, before, [migration])).rejects.toThrow(fault);
    } finally {
      await database.remove();
    }
  });
});
