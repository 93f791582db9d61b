import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkMigration, checkMigrations } from './check-migrations.ts';

const REFUSED: [string, string, RegExp][] = [
  ['drop of a column', 'alter table users drop column phone;', /drops a column/],
  ['drop without the word column', 'ALTER TABLE users\n  DROP phone;', /drops a column/],
  ['drop of a table', 'drop table messages;', /drops a table/],
  ['rename of a column', 'alter table users rename phone to tel;', /renames/],
  ['rename of a table', 'alter table users rename to people;', /renames/],
  ['change of type', 'alter table jobs alter salary_min type numeric;', /changes the type/],
  ['set data type', 'alter table jobs alter column a set data type text;', /changes the type/],
  ['not null', 'alter table users alter phone set not null;', /NOT NULL/],
  ['index', 'create index users_phone on users (phone);', /CONCURRENTLY/],
  ['unique index', 'create unique index users_phone on users (phone);', /CONCURRENTLY/],
  ['update', "update users set phone = '';", /without a bound/],
  ['update of a with', 'with a as (select 1) update users set x = 1;', /without a bound/],
  ['delete', 'delete from users;', /without a bound/],
  ['copying', 'insert into a select * from users;', /without a bound/],
  ['needed column', 'alter table users add column x text not null;', /must be given/],
  ['constraint', 'alter table users add constraint a check (x > 1);', /NOT VALID/],
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
  ['dropped default', 'alter table users alter phone drop default, drop constraint a;'],
  [
    'not null',
    'alter table users validate constraint a;\nalter table users alter phone set not null;',
  ],
  ['index', '-- concurrently\ncreate unique index concurrently if not exists a on users (x);'],
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
