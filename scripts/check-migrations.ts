import { readdir, readFile } from 'node:fs/promises';
import { Failure, runCommand, tell } from './setup/failure.mjs';
import { inRoot } from './setup/paths.mjs';

/** The first migration, exempt since it creates the database. */
const FIRST = '0001_start.sql';

/** The last release that used what the file removes. */
const UNUSED_SINCE = /^-- unused since (\d{1,4})\.(\d{1,4})\.(\d{1,4})$/m;

/** Splits the file into normalized statements: lower case, single spaces, no comments or string contents. */
const statementsOf = (text: string): string[] =>
  text
    .replace(/--[^\n]*/g, ' ')
    .split('$$')
    .map((part, i) => (i % 2 === 0 ? part : "''"))
    .join('')
    .split("'")
    .map((part, i) => (i % 2 === 0 ? part : ' '))
    .join("''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.split(/\s/).filter(Boolean).join(' '))
    .filter(Boolean);

/**
 * Statements that remove something the previous release may still use: how they start, a word of theirs, and what
 * they do. Short patterns, since the linter takes seconds to prove that a long one is linear.
 */
const CONTRACTS: readonly [RegExp, RegExp, string][] = [
  [/^drop table\b/, /\w/, 'drops a table'],
  [
    /^alter table\b/,
    /\bdrop (?!constraint\b|default\b|not null\b|expression\b|identity\b)/,
    'drops a column',
  ],
  [/^alter (?:table|type|function)\b/, /\brename\b/, 'renames'],
  [/^alter table .* alter\b/, / type\b/, 'changes the type of a column'],
];

const isEarlier = (release: readonly number[], version: readonly number[]): boolean => {
  const at = release.findIndex((part, i) => part !== version[i]);
  return at !== -1 && (release[at] ?? 0) < (version[at] ?? 0);
};

const tableOf = (statement: string): string | undefined =>
  /^alter table (?:if exists )?(?:only )?(\w+)/.exec(statement)?.[1];

/** Reasons why a statement blocks other sessions or breaks the previous release. */
function judge(statement: string, before: readonly string[], isBatched: boolean): string[] {
  const found: string[] = [];
  const table = tableOf(statement);
  const [, indexed] = /\bon (?:only )?(\w+)/.exec(statement) ?? [];
  const isIndex = /^create (?:unique )?index (?!concurrently\b)/.test(statement);
  if (isIndex && indexed && !before.some((other) => other.startsWith(`create table ${indexed} `)))
    found.push('creates an index without CONCURRENTLY');
  const isInsertion = statement.startsWith('insert into ') && /\bselect\b/.test(statement);
  if (!isBatched && (isInsertion || /^(?:update|delete|with|merge)\b/.test(statement)))
    found.push('writes rows without a bound');
  if (!table) return found;
  const isNew = before.some((other) => other.startsWith(`create table ${table} `));
  if (isNew) return found;
  const isValidated = before.some(
    (other) => tableOf(other) === table && other.includes(' validate constraint '),
  );
  if (/\bset not null\b/.test(statement) && !isValidated)
    found.push('sets NOT NULL without a check that was validated before');
  for (const part of statement.split(/\badd column /).slice(1))
    if (/\bnot null\b/.test(part) && !/\bdefault\b|\bgenerated\b/.test(part))
      found.push('adds a column that must be given');
  if (
    /\badd (?:constraint|check|foreign key|unique|primary key)\b/.test(statement) &&
    !/\bnot valid\b|\busing index\b/.test(statement)
  )
    found.push('adds a constraint without NOT VALID');
  return found;
}

/**
 * Lists what in a migration blocks other sessions or breaks the previous release. `version` is the one under
 * development. See docs/maintaining.md.
 */
export function checkMigration(text: string, version: string): string[] {
  const statements = statementsOf(text);
  const isConcurrent = /^-- concurrently$/m.test(text);
  const isBatched = /^-- in batches$/m.test(text);
  const found = statements.flatMap((statement, i) =>
    judge(statement, statements.slice(0, i), isBatched),
  );
  const [, ...unusedSince] = UNUSED_SINCE.exec(text) ?? [];
  const isUnused =
    unusedSince.length > 0 && isEarlier(unusedSince.map(Number), version.split('.').map(Number));
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

if (import.meta.main) {
  await runCommand(async () => {
    const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8')) as {
      version?: string;
    };
    if (!version) throw new Failure('package.json has no version.');
    const found = await checkMigrations(
      inRoot('server', 'platform', 'database', 'migrations'),
      version,
    );
    for (const fault of found) tell(fault);
    tell(`${found.length} faults in migrations.`);
    return found.length > 0 ? 1 : 0;
  });
}
