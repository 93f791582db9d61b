import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Embedded, sessionStream, startEmbedded } from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrationSession } from '#server/platform/database/migrate-server.ts';
import { TOKEN_SECRET } from '#tests/backend.ts';
import { makeDataFolder } from '#tests/database.ts';

/** A database that a server will use, with a session of its own. */
export type UpgradedDatabase = {
  client: Client;
  /** The data folder of the server that uses it. */
  folder: string;
  /** The server's settings. */
  settings: Record<string, string>;
  /** Ends the session; the embedded database is closed, so that a server can open it. */
  leave: () => Promise<void>;
  remove: () => Promise<void>;
};

/** A session of the embedded database. */
async function sessionOf(embedded: Embedded): Promise<Client> {
  const client = new Client({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => sessionStream(async () => embedded.openSession()),
  });
  await client.connect();
  return client;
}

/** The embedded database in a new folder: as this version makes it, or empty. */
export async function openEmbedded(isEmpty: boolean): Promise<UpgradedDatabase> {
  const folder = await makeDataFolder();
  const embedded = await startEmbedded({ folder: join(folder, 'database'), isDurable: false });
  const client = await sessionOf(embedded);
  // Takes less time than making one.
  if (isEmpty) await client.query('drop schema public cascade; create schema public');
  let isOpen = true;
  const leave = async () => {
    if (!isOpen) return;
    isOpen = false;
    await client.end();
    await embedded.close();
  };
  return {
    client,
    folder,
    settings: { JWT_SECRET: TOKEN_SECRET },
    leave,
    remove: async () => {
      await leave();
      await rm(folder, { recursive: true });
    },
  };
}

/** A new database on the server at `url`: as this version makes it, or empty. */
export async function openOnServer(url: string, isEmpty: boolean): Promise<UpgradedDatabase> {
  const admin = new Client(url);
  await admin.connect();
  const name = `upgrade_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} encoding 'UTF8' template template0`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const folder = await mkdtemp(join(tmpdir(), 'meydan-upgrade-'));
  const client = new Client(own.href);
  await client.connect();
  if (!isEmpty) await migrate(migrationSession(client));
  let isOpen = true;
  const leave = async () => {
    if (isOpen) await client.end();
    isOpen = false;
  };
  return {
    client,
    folder,
    settings: { JWT_SECRET: TOKEN_SECRET, DATABASE_URL: own.href, SINGLE_INSTANCE: 'true' },
    leave,
    remove: async () => {
      await leave();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
      await rm(folder, { recursive: true });
    },
  };
}
