import { readdir, readFile } from 'node:fs/promises';
import { migrationNames } from '#server/platform/database/migrate.ts';
import { Failure, runCommand, tell } from './setup/failure.mjs';
import { inRoot } from './setup/paths.mjs';
import { measureMigrations } from './upgrades/measure-locks.ts';
import {
  compareVersions,
  keptFile,
  MIGRATIONS,
  migrationsOf,
  versionBefore,
} from './upgrades/releases.ts';

/** The first migration, exempt since it creates the database. */
const FIRST = '0001_start.sql';

/** The first release that does without what the file removes. */
const UNUSED_SINCE = /^-- unused since (\d{1,4}\.\d{1,4}\.\d{1,4})$/m;
/** The first release that only writes what the file's constraints allow. */
const KEPT_SINCE = /^-- kept since (\d{1,4}\.\d{1,4}\.\d{1,4})$/m;

/** Texts, comments and the bodies of functions. */
const QUOTED = /'[^']*'|--[^\n]*|\/\*[^*]*\*\/|\$(\w{0,40})\$[^]*?\$\1\$/g;

/** Splits the file into normalized statements: lower case, single spaces, no comments, quotes or string contents. */
const statementsOf = (text: string): string[] =>
  text
    .replace(QUOTED, (quoted) => (/^[-/]/.test(quoted) ? ' ' : "''"))
    .replaceAll('"', '')
    .toLowerCase()
    .replace(/\bpublic\./g, '')
    .split(';')
    .map((statement) => statement.split(/\s/).filter(Boolean).join(' '))
    .filter(Boolean);

/**
 * Statements that remove something the previous release may still use: how they start, a word of theirs, and what
 * they do. Short patterns, since the linter takes seconds to prove that a long one is linear.
 */
const CONTRACTS: readonly [RegExp, RegExp, string][] = [
  [/^drop table\b/, /\w/, 'drops a table'],
  [/^drop (?!table\b)/, /\w/, 'drops what a server may use'],
  [
    /^alter table\b/,
    /\bdrop (?!constraint\b|default\b|not null\b|expression\b|identity\b)/,
    'drops a column',
  ],
  [/^alter table\b/, /\bdrop (?:default|expression|identity)\b/, 'no longer fills a column'],
  [/^alter (?:table|type|function)\b/, /\brename\b/, 'renames'],
  [/^alter\b/, /\bset schema\b/, 'moves to another schema'],
  [/^alter table .* alter\b/, / type\b/, 'changes the type of a column'],
];

/** Statements that lock or write a whole table, or can't be read here. */
const REFUSED: readonly [RegExp, string][] = [
  [/^(?:update|delete|with|merge|truncate|copy)\b/, 'writes rows without a bound'],
  [/^insert into .*\bselect\b/, 'writes rows without a bound'],
  [/^(?:lock|cluster|vacuum)\b/, 'locks a table'],
  [/^reindex (?!.*\bconcurrently\b)/, 'locks a table'],
  [/^do\b/, 'hides what it does in a DO block'],
];

/** Parts of a change of a table that write each of its rows anew. */
const REWRITES = [
  /\bset (?:un)?logged\b/,
  /\badd .*\bgenerated always as \(.* stored\b/,
  /\badd .*\bdefault (?:gen_random_uuid|random|clock_timestamp|nextval)\b/,
  /\badd .*\bgenerated .* as identity\b/,
];

/** What follows ADD where it isn't a column. */
const NO_COLUMN = /^(?:constraint|check|foreign key|unique|primary key|exclude|value)\b/;

/** Whether the mark names a release before `version`. */
const isMarked = (mark: RegExp, text: string, version: string): boolean => {
  const [, release] = mark.exec(text) ?? [];
  return release !== undefined && compareVersions(release, version) < 0;
};

const tableOf = (statement: string): string | undefined =>
  /^alter table (?:if exists )?(?:only )?(\w+)/.exec(statement)?.[1];

/** The columns that a statement adds, each as its definition. */
const addedColumns = (statement: string): string[] =>
  statement
    .split(/\badd (?:column )?(?:if not exists )?/)
    .slice(1)
    .filter((part) => !NO_COLUMN.test(part));

/** Whether a table was created by one of the statements. */
const isCreated = (table: string, by: readonly string[]): boolean =>
  by.some((other) => other.startsWith(`create table ${table} `));

/** Reasons why a change of an existing table blocks other sessions or breaks the previous release. */
function judgeChange(statement: string, before: readonly string[], isKept: boolean): string[] {
  const found: string[] = [];
  const isValidated = before.some(
    (other) => tableOf(other) === tableOf(statement) && other.includes(' validate constraint '),
  );
  const setsNotNull = /\bset not null\b/.test(statement);
  const addsConstraint = /\badd (?:constraint|check|foreign key|unique|primary key|exclude)\b/.test(
    statement,
  );
  if (setsNotNull && !isValidated)
    found.push('sets NOT NULL without a check that was validated before');
  for (const part of addedColumns(statement)) {
    if (/\bnot null\b/.test(part) && !/\bdefault\b|\bgenerated\b/.test(part))
      found.push('adds a column that must be given');
    if (/\b(?:unique|primary key)\b/.test(part)) found.push('creates an index with a column');
  }
  if (REWRITES.some((one) => one.test(statement))) found.push('rewrites the table');
  if (addsConstraint && !/\bnot valid\b|\busing index\b/.test(statement))
    found.push('adds a constraint without NOT VALID');
  if ((addsConstraint || setsNotNull) && !isKept) found.push(MAY_BREAK);
  return found;
}

const MAY_BREAK =
  'adds what servers of the release before may break, without naming an earlier release ("-- kept since 1.2.0")';

type Marks = { isBatched: boolean; isKept: boolean };

/** Reasons why a statement blocks other sessions or breaks the previous release. */
function judge(
  statement: string,
  before: readonly string[],
  { isBatched, isKept }: Marks,
): string[] {
  const found = REFUSED.filter(
    ([pattern, does]) => pattern.test(statement) && !(isBatched && does.includes('bound')),
  ).map(([, does]) => does);
  const [, indexed] = /\bon (?:only )?(\w+)/.exec(statement) ?? [];
  const [isIndex, isUnique] = [/^create (?:unique )?index\b/, /^create unique index\b/].map((one) =>
    one.test(statement),
  );
  if (isIndex && indexed && !isCreated(indexed, before)) {
    if (!/\bindex concurrently\b/.test(statement))
      found.push('creates an index without CONCURRENTLY');
    if (isUnique && !isKept) found.push(MAY_BREAK);
  }
  const table = tableOf(statement);
  const isChange = table && !isCreated(table, before);
  return isChange ? [...found, ...judgeChange(statement, before, isKept)] : found;
}

/**
 * Lists what in a migration blocks other sessions or breaks the previous release. `version` is the one under
 * development. See docs/maintaining.md.
 */
export function checkMigration(text: string, version: string): string[] {
  const statements = statementsOf(text);
  const isConcurrent = /^-- concurrently$/m.test(text);
  const isBatched = /^-- in batches$/m.test(text);
  const isKept = isMarked(KEPT_SINCE, text, version);
  const isUnused = isMarked(UNUSED_SINCE, text, version);
  const found = statements.flatMap((statement, i) =>
    judge(statement, statements.slice(0, i), { isBatched, isKept }),
  );
  for (const [start, word, does] of CONTRACTS)
    if (!isUnused && statements.some((one) => start.test(one) && word.test(one)))
      found.push(`${does} without naming an earlier release ("-- unused since 1.2.0")`);
  const [only = '', ...others] = statements;
  if ((isConcurrent || isBatched) && others.length > 0) found.push('has more than one statement');
  if (isConcurrent && !/^create (?:unique )?index concurrently if not exists \w/.test(only))
    found.push('is not CREATE INDEX CONCURRENTLY IF NOT EXISTS');
  if (!isConcurrent && / concurrently\b/.test(statements.join(' ')))
    found.push('lacks the line "-- concurrently"');
  if (isBatched && !/\blimit \d/.test(only)) found.push('has no LIMIT for its batches');
  return found;
}

/** Checks every migration of `folder` after the first. */
export async function checkMigrations(folder: string, version: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name !== FIRST).sort();
  const numbers = [FIRST, ...names].map((name) => name.slice(0, 4));
  const twice = names.filter((name, i) => numbers.indexOf(name.slice(0, 4)) !== i + 1);
  const found = await Promise.all(
    names.map(async (name) => {
      const faults = checkMigration(await readFile(`${folder}/${name}`, 'utf8'), version);
      return faults.map((fault) => `${name} ${fault}`);
    }),
  );
  return [...twice.map((name) => `${name} has the number of another one`), ...found.flat()];
}

/**
 * Measures the migrations that the release before `version` doesn't have, on its database.
 * @returns undefined if there is nothing to measure, or no PostgreSQL to measure it with
 */
async function measureNew(version: string): Promise<string[] | undefined> {
  const before = await versionBefore(version);
  if (!before) return undefined;
  const dump = await readFile(keptFile(before, 'database.sql'), 'utf8');
  const known = [...migrationsOf(dump).keys()];
  const names = (await migrationNames()).filter((name) => !known.includes(name));
  if (names.length === 0) return undefined;
  tell(`Running ${names.join(', ')} on a million rows of ${before}…`);
  const found = await measureMigrations(dump, { folder: MIGRATIONS, known, names });
  if (!found) tell('SKIPPED. This machine has no PostgreSQL to measure their locks with.');
  return found;
}

if (import.meta.main) {
  await runCommand(async () => {
    const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8')) as {
      version?: string;
    };
    if (!version) throw new Failure('package.json has no version.');
    const found = [
      ...(await checkMigrations(MIGRATIONS, version)),
      ...((await measureNew(version)) ?? []),
    ];
    for (const fault of found) tell(fault);
    tell(`${found.length} faults in migrations.`);
    return found.length > 0 ? 1 : 0;
  });
}
