import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Connection, openServer } from '#server/platform/database/connection.ts';
import type { Subscriber } from '#server/platform/database/listen.ts';
import { type Backend, createBackend } from '#tests/backend.ts';
import { openTestDatabase } from '#tests/database.ts';
import { keepLog } from '#tests/keep-log.ts';

/** The PostgreSQL server for the API's tests, which otherwise use the embedded database. */
export const serverUrl = process.env.TEST_DATABASE_URL;

/** Creates an empty database on the test server; returns its address and a function that drops it. */
export async function createDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `meydan_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new Client(server);
    await client.connect();
    await client.query(statement);
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

/** Another new database of the same kind. */
export const openAnotherDatabase = (): Promise<Connection> =>
  serverUrl ? openFresh(serverUrl) : openTestDatabase();

/** The embedded database of this process; a failed test may have left it without a table. */
let embedded: { opened: Promise<Connection>; isSpoilt: boolean } | undefined;
/** The subscribers of the current file's backend to changes of jobs. */
let subscribers: Subscriber[] = [];

/**
 * The embedded database that the files of one process share: starting one takes longer than most files, and
 * it is slow until its code has been optimized. It stays open until the process ends.
 */
async function openEmbedded(): Promise<Connection> {
  if (embedded?.isSpoilt) {
    await (await embedded.opened).close();
    embedded = undefined;
  }
  if (!embedded) {
    embedded = { opened: openTestDatabase(), isSpoilt: false };
    (await embedded.opened).onJobsChanged({
      onNotify: () => {
        for (const { onNotify } of subscribers) onNotify();
      },
      onState: () => {},
    });
  }
  const connection = await embedded.opened;
  return {
    ...connection,
    onJobsChanged: (subscriber) => {
      subscribers.push(subscriber);
      return () => true;
    },
    close: async () => {
      subscribers = [];
    },
  };
}

/**
 * One backend for all tests of a file, empty before each: on the PostgreSQL server of
 * TEST_DATABASE_URL when that is set, else on the embedded database. A test must undo all changes other than to rows.
 */
export function sharedBackend(): () => Backend {
  let backend: Backend | undefined;
  const get = () => {
    if (!backend) throw new Error('The backend is only there while tests run');
    return backend;
  };
  beforeAll(async () => {
    backend = await createBackend(serverUrl ? () => openFresh(serverUrl) : openEmbedded);
  });
  beforeEach(async ({ onTestFailed }) => {
    onTestFailed(({ task }) => {
      if (embedded) embedded.isSpoilt = true;
      keepLog(task.name, get().log());
    });
    await get().reset();
  });
  afterAll(() => backend?.close());
  return get;
}
