import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '#scripts/postgres.ts';
import { readCatalog, readRows, tableColumns } from '#scripts/upgrades/catalog.ts';
import { asOfToday, loadDump } from '#scripts/upgrades/dump.ts';
import { writeAsBefore } from '#scripts/upgrades/old-writes.ts';
import { keptFile, keptVersions, MIGRATIONS } from '#scripts/upgrades/releases.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrationSession } from '#server/platform/database/migrate-server.ts';
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
const upgrade = ({ client }: UpgradedDatabase, folder?: string) =>
  migrate(migrationSession(client), folder ? { folder } : {});

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

/** What a server answers about the records of the rows. */
async function checkAnswers({ url }: ServerProcess): Promise<void> {
  const logIn = async (email: string) => {
    const body = JSON.stringify({ email, password: PASSWORD });
    const response = await fetch(`${url}/api/auth/login`, { method: 'POST', body });
    expect(response.status).toBe(200);
    return ((await response.json()) as { token: string }).token;
  };
  const get = async (path: string, token = '') => {
    const response = await fetch(`${url}${path}`, { headers: { 'X-Auth-Token': token } });
    expect([path, response.status]).toEqual([path, 200]);
    return response;
  };
  const read = async (path: string, token?: string) => (await get(path, token)).json();
  expect(await read(`/api/jobs/${JOB}`)).toMatchObject({
    title: 'Warehouse clerk',
    salary_min: 17.5,
    workplace: 'hybrid',
    required_skills: ['Counting'],
    place: { country: 'TR' },
  });
  expect(await read('/api/jobs?query=clerk&page=1')).toMatchObject({ jobs: [{ _id: JOB }] });
  const candidate = await logIn('candidate@example.com');
  expect(await read(`/api/applications/${APPLICATION}`, candidate)).toMatchObject({
    cover_letter: 'I would like to work here.',
    status: 'interview',
    interview: { place: 'Room 1', answer: 'confirmed' },
    answers: [{ value: 'Later' }],
  });
  const profile = await read('/api/users/profile', candidate);
  expect(profile).toMatchObject({ last_name: 'Çağlar', skills: ['Counting', 'Forklift trucks'] });
  const employer = await logIn('employer@example.com');
  expect(await read(`/api/applications/${APPLICATION}/messages`, employer)).toMatchObject({
    messages: [{ body: 'With pleasure.' }, { body: 'We would like to meet you.' }],
  });
  expect(JSON.stringify(await read(`/api/applications/${APPLICATION}/notes`, employer))).toContain(
    'Called.',
  );
  expect(await (await get(RESUME, employer)).text()).toBe(KEYS[0]);
  expect(await (await get(PICTURE, employer)).text()).toBe(KEYS[1]);
}

const versions = await keptVersions();
const newest = asOfToday(await dumpOf(versions.at(-1) ?? ''));

/** Loads the newest dump; returns its tables with their rows. */
async function load({ client }: UpgradedDatabase, dump = newest) {
  await loadDump(client, dump);
  const columns = await tableColumns(client);
  columns.delete('schema_migrations');
  const before = await readRows(client, columns);
  expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true);
  return { columns, before };
}

const ADDS = 'alter table users add column tel text;';
const FILLS =
  '-- in batches\nupdate users set tel = phone where _id in (select _id from users where tel is null limit 2);';

/** Migrates by the product's migrations and further ones. */
async function upgradeBy(database: UpgradedDatabase, ...migrations: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    for (const [i, text] of migrations.entries())
      await writeFile(join(folder, `99${i + 10}_more.sql`), text);
    await upgrade(database, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
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

describe.each(KINDS)('on %s', (_kind, open) => {
  let fresh: string[] = [];
  beforeAll(async () => {
    const database = await open(false);
    if (!database) return;
    fresh = await readCatalog(database.client);
    await database.remove();
  });

  test('a migration that adds and fills a column leaves the rest as it was', async ({ skip }) => {
    const database = await open(true);
    if (!database) return skip('there is no PostgreSQL here');
    try {
      const { before, columns } = await load(database);
      await upgradeBy(database, ADDS, FILLS);
      expect(await readRows(database.client, columns)).toEqual(before);
      const { rows } = await database.client.query('select distinct tel from users order by tel');
      expect(rows).toEqual([{ tel: '' }, { tel: '555 0100' }]);
    } finally {
      await database.remove();
    }
  });

  test.for(versions)(
    '%s keeps its rows, gets the schema of a new database, and serves',
    async (version, { skip }) => {
      const database = await open(true);
      if (!database) return skip('there is no PostgreSQL here');
      const { client, folder } = database;
      try {
        const dump = asOfToday(await dumpOf(version));
        const { before, columns } = await load(database, dump);
        await upgrade(database);
        expect(await readRows(client, columns)).toEqual(before);
        expect(await readCatalog(client)).toEqual(fresh);
        // What an instance that still runs writes; it is the state from which the server starts.
        await writeAsBefore(client, dump);
        await database.leave();
        await writeFiles(folder);
        await withServer(database, checkAnswers);
      } finally {
        await database.remove();
      }
    },
  );
});

describe('a migration that the servers of the release before can’t live with is noticed', () => {
  test.for([
    ['a dropped column', 'alter table users drop column phone', /column "phone"/],
    ['a renamed table', 'alter table message_templates rename to templates', /"message_templates"/],
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
  ] as const)('%s', async ([, migration, fault], { skip }) => {
    const database = postgres && (await openOnServer(postgres.url, true));
    if (!database) return skip('there is no PostgreSQL here');
    try {
      const { columns } = await load(database);
      const upgraded = async () => {
        await upgradeBy(database, migration);
        await readRows(database.client, columns);
        await writeAsBefore(database.client, newest);
      };
      await expect(upgraded()).rejects.toThrow(fault);
    } finally {
      await database.remove();
    }
  });
});
