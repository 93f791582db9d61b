import { createHash } from 'node:crypto';
import { errorCode } from '#server/platform/database/errors.ts';
import type { Session, TextRow } from '#server/platform/database/session.ts';
import { listTables, quoted, type Table } from './tables.ts';

/** Rows read or written at once: texts of an application may have 100 KB. */
export const PORTION = 200;

/** Number of rows, and the SHA-256 of them as lines of JSON. */
export type Digest = { rows: number; sha256: string };

/** The rows of a table to be written, and which columns they have. */
export type TableRows = {
  name: string;
  columns: readonly string[];
  rows: AsyncIterable<readonly TextRow[]>;
  /** Once all rows have passed. */
  digest: () => Digest;
};

/** A copy isn’t what it was made of, or doesn’t fit where it was to be written. */
export class CopyMismatchError extends Error {
  readonly code = 'COPY_MISMATCH';
}

/** One row in a file. */
export const lineOf = (row: TextRow): string => `${JSON.stringify(row)}\n`;

/** Reads a table in portions, in the order of its key. Within a transaction. */
async function* readRows(
  session: Session,
  { name, columns, order }: Table,
  signal?: AbortSignal,
): AsyncGenerator<TextRow[]> {
  const listed = columns.map((column) => quoted(column.name)).join(', ');
  await session.rows(
    `declare copied no scroll cursor for select ${listed} from ${quoted(name)} order by ${order.join(', ')}`,
  );
  for (;;) {
    signal?.throwIfAborted();
    const portion = await session.rows(`fetch ${PORTION} from copied`);
    if (portion.length > 0) yield portion;
    if (portion.length < PORTION) break;
  }
  await session.rows('close copied');
}

/** Counts and hashes portions as they pass. */
function digesting(): { add: (portion: readonly TextRow[]) => void; end: () => Digest } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (portion) => {
      for (const row of portion) hash.update(lineOf(row));
      rows += portion.length;
    },
    end: () => ({ rows, sha256: hash.digest('hex') }),
  };
}

/** The tables of a session’s transaction, to be written elsewhere. */
export async function tablesIn(session: Session, signal: AbortSignal): Promise<TableRows[]> {
  return (await listTables(session)).map((table) => {
    const digest = digesting();
    async function* rows() {
      for await (const portion of readRows(session, table, signal)) {
        digest.add(portion);
        yield portion;
      }
    }
    const columns = table.columns.map(({ name }) => name);
    return { name: table.name, columns, rows: rows(), digest: digest.end };
  });
}

/** Number and hash of a table's rows. Within a transaction. */
export async function digestOf(
  session: Session,
  table: Table,
  signal?: AbortSignal,
): Promise<Digest> {
  const digest = digesting();
  for await (const portion of readRows(session, table, signal)) digest.add(portion);
  return digest.end();
}

/** Fails unless both are the same. */
function checkDigest(name: string, found: Digest, expected: Digest): void {
  if (found.sha256 !== expected.sha256 || found.rows !== expected.rows)
    throw new CopyMismatchError(
      `${name} has ${found.rows} rows that aren’t the ${expected.rows} of the copy.`,
    );
}

/** A value isn’t of its column’s type, or breaks a constraint (SQLSTATE 22 and 23). */
const isMisfit = (error: unknown): boolean => /^2[23]/.test(errorCode(error) ?? '');

/** Throws CopyMismatchError if the rows don’t fit: what the database says has their values in it. */
async function writeRows(session: Session, { columns, name }: Table, portion: readonly TextRow[]) {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map((column, index) => `c${index}::${column.type}`).join(', ');
  const lists = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const aliases = columns.map((_, index) => `c${index}`).join(', ');
  await session
    .rows(
      `insert into ${quoted(name)} (${names}) overriding system value
      select ${values} from unnest(${lists}) as given (${aliases})`,
      columns.map((_, index) => portion.map((row) => row[index] ?? null)),
    )
    .catch((error: unknown) => {
      if (isMisfit(error)) throw new CopyMismatchError(`The rows of ${name} don’t fit this table.`);
      throw error;
    });
}

const COUNTED = `select relname, attname, pg_get_serial_sequence(quote_ident(relname), attname)
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = current_schema::regnamespace and relkind = 'r' and attidentity <> ''`;

/** Lets each counted column go on after the values that were written. */
async function continueCounting(session: Session): Promise<void> {
  for (const [table, column, sequence] of await session.rows(COUNTED)) {
    const next = `coalesce(max(${quoted(String(column))}), 0) + 1`;
    await session.rows(`select setval($1, ${next}, false) from ${quoted(String(table))}`, [
      sequence,
    ]);
  }
}

/**
 * Replaces all rows of the database by those of `given`, in one transaction, and reads them back: afterwards it has
 * exactly these, or is as before. Throws CopyMismatchError if tables, columns or rows aren't those of `given`. No
 * trigger runs: the copy has what they have written.
 */
export async function replaceRows(
  session: Session,
  given: readonly TableRows[],
  signal?: AbortSignal,
): Promise<void> {
  await session.rows('begin');
  try {
    const tables = await listTables(session);
    const describe = (found: readonly { name: string; columns: readonly string[] }[]) =>
      found.map(({ name, columns }) => `${name} (${[...columns].sort().join(', ')})`).sort();
    const expected = describe(
      tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
    );
    const found = describe(given);
    const differing = [
      ...expected.filter((table) => !found.includes(table)),
      ...found.filter((table) => !expected.includes(table)),
    ];
    if (differing.length > 0)
      throw new CopyMismatchError(
        `The copy doesn’t have the tables of this version: ${differing.join(', ')}`,
      );
    const names = tables.map(({ name }) => quoted(name));
    // Whoever reads or writes elsewhere would wait behind this for ever.
    await session.rows(`set local lock_timeout = '10s'`);
    for (const name of names) await session.rows(`alter table ${name} disable trigger user`);
    await session.rows(`truncate ${names.join(', ')}`);
    for (const table of tables) {
      const copy = given.find(({ name }) => name === table.name);
      if (!copy) continue;
      const columns = copy.columns.flatMap((name) =>
        table.columns.filter((column) => column.name === name),
      );
      for await (const portion of copy.rows) {
        signal?.throwIfAborted();
        await writeRows(session, { ...table, columns }, portion);
      }
      checkDigest(
        table.name,
        await digestOf(session, { ...table, columns }, signal),
        copy.digest(),
      );
    }
    for (const name of names) await session.rows(`alter table ${name} enable trigger user`);
    await continueCounting(session);
    await session.rows('commit');
  } catch (error) {
    await session.rows('rollback').catch(() => {});
    throw error;
  }
  await session.rows('analyze');
}
