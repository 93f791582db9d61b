import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '#scripts/postgres.ts';
import { freePort } from '#scripts/system.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { keepLog } from '#tests/keep-log.ts';
import { end, type ServerProcess, startProcess } from '#tests/server-process.ts';
import { startTcpProxy, type TcpProxy } from '#tests/tcp-proxy.ts';
import { look, outcomeOf, refusal, untilWell, unwellParts } from './bad-day.ts';
import { processesOf } from './postgres-processes.ts';
import { account, call, PASSWORD } from './writes.ts';

const OWNER = 'meydan';
const OWNER_PASSWORD = 'the-password';

let kept = '';
let data = '';
let port = 0;
let postgres: TestPostgres | undefined;
let proxy: TcpProxy;
let server: ServerProcess;
let token = '';

/** Starts PostgreSQL on the same data and port each time, as durable as an operator's. */
const startDatabase = async () => {
  postgres = await startPostgres({
    keptIn: kept,
    settings: [`port=${port}`, 'synchronous_commit=on', 'full_page_writes=on'],
  });
};

/** The address for the superuser, past the proxy. */
function superuserUrl(database = 'postgres'): string {
  const url = new URL(postgres?.url ?? '');
  url.port = String(port);
  url.pathname = database;
  return url.href;
}

async function asSuperuser(...statements: string[]): Promise<void> {
  const client = new Client(superuserUrl());
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${OWNER}'`;

beforeAll(async () => {
  // Only root may be able to read TMPDIR, and PostgreSQL doesn't run as root.
  kept = await mkdtemp('/tmp/postgres-');
  data = await mkdtemp(join(tmpdir(), 'meydan-data-'));
  port = await freePort();
  await startDatabase();
  if (!postgres) return;
  await asSuperuser(
    `create role ${OWNER} login password '${OWNER_PASSWORD}'`,
    `create database ${OWNER} owner ${OWNER}`,
  );
  proxy = await startTcpProxy(`postgres://${OWNER}:${OWNER_PASSWORD}@127.0.0.1:${port}/${OWNER}`);
  server = await startProcess(data, {
    DATABASE_URL: proxy.url,
    SINGLE_INSTANCE: 'true',
    JWT_SECRET: 'a secret for tests, longer than thirty-two characters',
  });
  const person = account('candidate', 'ceren@example.com');
  ({ token } = await call<{ token: string }>(server.url, 'POST', '/api/auth/register', person));
});
beforeEach(({ skip, onTestFailed }) => {
  if (!postgres) skip('there is no PostgreSQL here');
  onTestFailed(({ task }) => keepLog(task.name, server.said()));
});
afterAll(async () => {
  if (server) await end(server, 'SIGKILL');
  await proxy?.close();
  await postgres?.stop();
  for (const folder of [kept, data]) await rm(folder, { recursive: true, force: true });
});

const UNREACHABLE = refusal(503, errorMessages.unreachable);
const AWAY = {
  unwell: { database: 'unreachable' },
  live: 200,
  page: 503,
  read: UNREACHABLE,
  write: UNREACHABLE,
};
/** What people get once the last good state is no longer told to balancers. */
const lookNow = async () => {
  await expect.poll(() => unwellParts(server.url)).not.toEqual({});
  return look(server.url, token);
};
const read = () =>
  outcomeOf(fetch(`${server.url}/api/auth/sessions`, { headers: { 'X-Auth-Token': token } }));
const untilBack = () => untilWell(server.url, token);

// First, while nothing has been lost yet that the log could tell of.
test('a database that is killed and started again has all that was acknowledged (bad day: PostgreSQL is killed)', async () => {
  const acknowledged: string[] = [];
  const register = async (email: string) => {
    await call(server.url, 'POST', '/api/auth/register', account('candidate', email));
    acknowledged.push(email);
    if (acknowledged.length === 8)
      for (const pid of processesOf(join(kept, 'cluster'))) process.kill(pid, 'SIGKILL');
  };
  const writing = Array.from({ length: 3 }, async (_, writer) => {
    for (let number = 0; ; number += 1) await register(`writer-${writer}-${number}@example.com`);
  });
  await Promise.allSettled(writing);
  await postgres?.stop();
  expect(await lookNow()).toEqual(AWAY);
  for (const event of ['notifications.lost', 'background.failed'])
    await expect.poll(server.said).toContain(event);
  await startDatabase();
  await untilBack();
  expect(acknowledged.length).toBeGreaterThanOrEqual(8);
  for (const email of acknowledged)
    await call(server.url, 'POST', '/api/auth/login', { email, password: PASSWORD });
  await expect.poll(server.said).toContain('notifications.restored');
});

test('a call waits for a slow database, five seconds for a statement, and balancers hear of it (bad day: PostgreSQL is slow)', async () => {
  proxy.spoil((sent, client) => void setTimeout(() => client.write(sent), 2000));
  await expect.poll(() => unwellParts(server.url)).toEqual({ database: 'unreachable' });
  expect(await read()).toBe(200);
  proxy.restore();
  await untilBack();

  const locking = new Client({ connectionString: superuserUrl(OWNER) });
  await locking.connect();
  await locking.query('begin; lock table sessions');
  expect(await read()).toEqual(refusal(503, errorMessages.unavailable));
  expect(server.said()).toMatch(/"code":"57014"[^\n]*"event":"request.failed"/);
  await locking.end();
  await untilBack();
});

test.each([
  ['has no connection left', `alter role ${OWNER} connection limit 0`, '53300'],
  ['knows another password', `alter role ${OWNER} password 'another'`, '28P01'],
  ['was renamed', `alter database ${OWNER} rename to another`, '3D000'],
])(
  'calls are refused while the database %s (bad day: PostgreSQL refuses connections)',
  async (_how, change, code) => {
    // PostgreSQL doesn't end a connection that is just being made; a proxy that is cut lets none through.
    proxy.cut();
    await asSuperuser(
      `alter role ${OWNER} nologin`,
      endConnections,
      change,
      `alter role ${OWNER} login`,
    );
    proxy.restore();
    expect(await lookNow()).toEqual(AWAY);
    expect(server.said()).toMatch(new RegExp(`"code":"${code}"[^\\n]*"event":"request.failed"`));
    await asSuperuser(`alter role ${OWNER} connection limit -1 password '${OWNER_PASSWORD}'`);
    if (code === '3D000') await asSuperuser(`alter database another rename to ${OWNER}`);
    await untilBack();
  },
);

test('replies of another program, or half replies, are no replies (bad day: PostgreSQL answers nonsense)', async () => {
  // New connections give up sooner than those that have worked.
  proxy.cut();
  proxy.restore();
  proxy.spoil((_sent, client) => void client.write('HTTP/1.1 400 Bad Request\r\n\r\n'));
  expect(await read()).toEqual(UNREACHABLE);
  expect(await unwellParts(server.url)).toEqual(AWAY.unwell);
  proxy.restore();
  await untilBack();
  // A description of more columns than it has.
  proxy.spoil((_sent, client) => void client.write(Buffer.from('54000000087fff0000', 'hex')));
  expect(await lookNow()).toEqual(AWAY);
  expect(server.said()).toContain('"code":"DATABASE_UNREADABLE"');
  proxy.restore();
  await untilBack();
  proxy.spoil((sent, client) => void client.end(sent.subarray(0, sent.length / 2)));
  expect(await lookNow()).toEqual(AWAY);
  proxy.restore();
  await untilBack();
});

test('no call waits for ever for a database that has gone silent (bad day: PostgreSQL is silent)', async () => {
  proxy.spoil(() => {});
  expect(await read()).toEqual(UNREACHABLE);
  expect(await unwellParts(server.url)).toEqual(AWAY.unwell);
  expect(server.said()).toMatch(/"code":"DATABASE_SILENT"[^\n]*"event":"request.failed"/);
  proxy.restore();
  await untilBack();
});
