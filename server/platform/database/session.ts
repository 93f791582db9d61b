import type { ClientBase } from 'pg';

/** A row: each value as PostgreSQL writes it, null for none. */
export type TextRow = readonly (string | null)[];

/** A database session outside the query builder and its limits. */
export type Session = {
  /** Runs one statement and gives its rows. */
  rows: (statement: string, values?: readonly unknown[]) => Promise<TextRow[]>;
};

/** What to do in a session. */
export type Work<Result> = (session: Session) => Promise<Result>;

const asText = { getTypeParser: () => (value: string) => value };

/** Values are written the same way whatever the server's defaults are. */
const WRITTEN_ALIKE = `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set bytea_output = 'hex'; set extra_float_digits = 1`;

/** A session on the client, which is to be released afterwards, and not to be used for anything else. */
export async function textSession(client: ClientBase): Promise<Session> {
  await client.query(WRITTEN_ALIKE);
  return {
    rows: async (text, values) => {
      const found = await client.query<(string | null)[]>({
        text,
        ...(values && { values: [...values] }),
        rowMode: 'array',
        types: asText,
      });
      return found.rows;
    },
  };
}

/** Runs `read` in a transaction that sees one moment. */
export async function inReading<Result>(session: Session, read: Work<Result>): Promise<Result> {
  await session.rows('begin transaction isolation level repeatable read, read only');
  try {
    return await read(session);
  } finally {
    await session.rows('rollback').catch(() => {});
  }
}
