import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkMigration, checkMigrations } from './check-migrations.ts';
import { measureMigrations } from './upgrades/measure-locks.ts';
import { keptFile, keptVersions, MIGRATIONS, migrationsOf } from './upgrades/releases.ts';

const REFUSED: [string, string, RegExp][] = [
  ['drop of a column', 'alter table users drop column phone;', /drops a column/],
  ['drop without the word column', 'ALTER TABLE users\n  DROP phone;', /drops a column/],
  ['drop of a table', 'drop table messages;', /drops a table/],
  ['rename of a column', 'alter table users rename phone to tel;', /renames/],
  ['rename of a table', 'alter table users rename to people;', /renames/],
  ['change of type', 'alter table jobs alter salary_min type numeric;', /changes the type/],
  ['set data type', 'alter table jobs alter column a set data type text;', /changes the type/],
  ['not null', 'alter table users alter phone set not null;', /NOT NULL.*may break/],
  ['index', 'create index users_phone on users (phone);', /CONCURRENTLY/],
  ['unique index', 'create unique index users_phone on users (phone);', /CONCURRENTLY/],
  ['update', "update users set phone = '';", /without a bound/],
  ['update of a with', 'with a as (select 1) update users set x = 1;', /without a bound/],
  ['delete', 'delete from users;', /without a bound/],
  ['copying', 'insert into a select * from users;', /without a bound/],
  ['needed column', 'alter table users add column x text not null;', /must be given/],
  ['constraint', 'alter table users add constraint a check (x > 1);', /NOT VALID/],
  ['drop of a function', 'drop function fold_text(text);', /drops what a server may use/],
  ['drop of an index', 'drop index concurrently users_email;', /drops what a server may use/],
  ['drop of a default', 'alter table users alter phone drop default;', /no longer fills/],
  ['quoted table', 'alter table "users" add column "x" text not null;', /must be given/],
  ['schema', 'alter table public.users alter column phone set not null;', /NOT NULL/],
  ['needed column without the word', 'alter table users add x text not null;', /must be given/],
  [
    'computed column',
    'alter table users add x text generated always as (lower(phone)) stored;',
    /rewrites the table/,
  ],
  [
    'a default for each row',
    'alter table users add x uuid not null default gen_random_uuid();',
    /rewrites the table/,
  ],
  ['unique column', 'alter table users add x text unique;', /creates an index/],
  ['unlogged', 'alter table users set unlogged;', /rewrites the table/],
  ['schema of a table', 'alter table users set schema other;', /moves/],
  ['truncate', 'truncate users;', /without a bound/],
  ['lock', 'lock table users;', /locks a table/],
  ['block', 'do $$ begin drop table users; end $$;', /DO block/],
  ['after a comment in a text', "select '--'; drop table users;", /drops a table/],
  ['in a tagged text', 'select $a$ $$ $a$; drop table users;', /drops a table/],
  [
    'constraint that old servers may break',
    'alter table users add constraint a check (x > 1) not valid;',
    /may break/,
  ],
  [
    'constraint of the release to come',
    '-- kept since 0.2.0\nalter table users add constraint a check (x > 1) not valid;',
    /may break/,
  ],
  [
    'unique index that old servers may break',
    '-- concurrently\ncreate unique index concurrently if not exists a on users (x);',
    /may break/,
  ],
  ['later release', '-- unused since 0.2.0\ndrop table messages;', /earlier release/],
  ['no line', 'create index concurrently if not exists a on users (x);', /lacks the line/],
  [
    'two statements at once',
    '-- concurrently\ncreate index concurrently if not exists a on users (x); select 1;',
    /more than one/,
  ],
  ['not resumable', '-- concurrently\ncreate index concurrently a on users (x);', /IF NOT EXISTS/],
  ['no limit', '-- in batches\nupdate users set x = 1 where x is null;', /no LIMIT/],
];

const ALLOWED: [string, string][] = [
  ['column', 'alter table users add column x text, add column y int not null default 0;'],
  ['table', 'create table a (x int); create index a_x on a (x); alter table a add check (x > 1);'],
  ['named release', '-- unused since 0.1.9\nalter table users drop column phone;'],
  ['words in comments and texts', "-- drop table users\ncomment on table a is '; drop table b;';"],
  ['function', 'create function f() returns void language sql as $$ update a set b = 1; $$;'],
  ['trigger', 'create trigger t after update on users execute function f();'],
  ['dropped constraint', 'alter table users alter phone set default 1, drop constraint a;'],
  ['dropped default', '-- unused since 0.1.9\nalter table users alter phone drop default;'],
  ['new function', 'create or replace function f() returns text language sql as $a$ drop $a$;'],
  [
    'constraint that is kept',
    '-- kept since 0.1.9\nalter table users add constraint a check (x > 1) not valid;',
  ],
  [
    'not null',
    '-- kept since 0.1.9\nalter table users validate constraint a;\nalter table users alter phone set not null;',
  ],
  ['index', '-- concurrently\ncreate index concurrently if not exists a on users (x);'],
  [
    'unique index',
    '-- concurrently\n-- kept since 0.1.9\ncreate unique index concurrently if not exists a on users (x);',
  ],
  [
    'batches',
    '-- in batches\nupdate users set x = 1 where _id in (select _id from users where x is null limit 500);',
  ],
];

test.each(REFUSED)('refuses: %s', (_name, text, fault) => {
  expect(checkMigration(text, '0.2.0').join(', ')).toMatch(fault);
});

test.each(ALLOWED)('allows: %s', (_name, text) => {
  expect(checkMigration(text, '0.2.0')).toEqual([]);
});

test('every file after the first is read, and no number is used twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    await writeFile(join(folder, '0001_start.sql'), 'drop table a;');
    await writeFile(join(folder, '0002_a.sql'), 'drop table a;');
    await writeFile(join(folder, '0002_b.sql'), 'select 1;');
    expect(await checkMigrations(folder, '0.2.0')).toEqual([
      '0002_b.sql has the number of another one',
      expect.stringContaining('0002_a.sql drops a table'),
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Takes two milliseconds for each row, on any machine. */
const SLOW = `create function slow(value text) returns text language plpgsql
  as $$ begin perform pg_sleep(0.002); return value; end $$;`;

const MEASURED: Record<string, string> = {
  '9001_column.sql': 'alter table users add column mood text;',
  '9002_rewrite.sql': `${SLOW} alter table users alter phone type text using slow(phone);`,
  '9003_rows.sql': 'update files set name = slow(name);',
  '9004_batches.sql':
    '-- in batches\nupdate users set mood = phone where _id in (select _id from users where mood is null limit 500);',
  '9005_index.sql':
    '-- concurrently\ncreate index concurrently if not exists users_mood on users (mood);',
  '9006_broken.sql': 'alter table users add column mood text;',
};

test('what a migration locks for more than a second is measured', async ({ skip }) => {
  const version = (await keptVersions()).at(-1) ?? '';
  const dump = await readFile(keptFile(version, 'database.sql'), 'utf8');
  const known = [...migrationsOf(dump).keys()];
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    for (const name of known)
      await writeFile(join(folder, name), await readFile(join(MIGRATIONS, name)));
    for (const [name, text] of Object.entries(MEASURED)) await writeFile(join(folder, name), text);
    const names = Object.keys(MEASURED);
    const found = await measureMigrations(dump, { folder, known, names }, 1000);
    if (!found) return skip('there is no PostgreSQL here');
    expect(found).toEqual([
      expect.stringMatching(
        /^9002_rewrite\.sql keeps others from reading and writing users for \d+\.\d s /,
      ),
      expect.stringMatching(
        /^9003_rows\.sql writes rows of files for \d+\.\d s in one transaction/,
      ),
      expect.stringMatching(/^9006_broken\.sql fails: .*"mood"/),
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
