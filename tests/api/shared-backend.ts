import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Connection, openServer } from '../../server/db/connection.ts';
import { type Backend, createBackend } from '../backend.ts';

/** Where the suites of the API run, beside the embedded database. */
export const serverUrl = process.env.TEST_DATABASE_URL;

/** Makes an empty database on the test server; gives its address and the function that drops it. */
export async function createDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `meydan_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = postgres(server, { max: 1, onnotice: () => {} });
    await client.unsafe(statement);
    await client.end();
  };
  await run(`create database ${name} encoding 'UTF8' template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

/** A connection to a fresh database on the test server, dropped when closed. */
async function openFresh(server: string): Promise<Connection> {
  const { url, drop } = await createDatabase(server);
  const connection = await openServer(url);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}

/**
 * One backend for all tests of a file, empty before each: on the PostgreSQL server of
 * TEST_DATABASE_URL when that is set, else on the embedded database.
 */
export function sharedBackend(): () => Backend {
  let backend: Backend | undefined;
  const get = () => {
    if (!backend) throw new Error('The backend is only there while tests run');
    return backend;
  };
  beforeAll(async () => {
    backend = await createBackend(serverUrl ? () => openFresh(serverUrl) : undefined);
  });
  beforeEach(() => get().reset());
  afterAll(() => backend?.close());
  return get;
}
