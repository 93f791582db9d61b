import type { Client } from 'pg';

/** A statement of a dump that writes a row. Values may have line breaks, and end with a parenthesis and a semicolon. */
const INSERTS = /^INSERT INTO public\.\w{1,63} \([\s\S]*?\);$/gm;

/**
 * Replaces all rows of a database by those of an older version's dump, with that version's own statements. Throws the
 * database's error if a column that it writes is gone, one that it doesn't know has to be given, or a value that it
 * writes is refused. Triggers and references don't act.
 */
export async function writeAsBefore(client: Client, dump: string): Promise<void> {
  const inserts = dump.match(INSERTS) ?? [];
  const tables = new Set(inserts.map((insert) => insert.split(' ')[2]));
  // As when a dump is loaded, so that the order of tables doesn't matter.
  await client.query('set session_replication_role = replica');
  for (const table of tables) await client.query(`delete from ${table}`);
  for (const insert of inserts) await client.query(insert);
  await client.query('reset session_replication_role');
}
