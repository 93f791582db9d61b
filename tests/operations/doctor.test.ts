import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '#scripts/postgres.ts';
import { inRoot } from '#scripts/setup/paths.mjs';
import { freePort } from '#scripts/system.ts';
import { compareClocks } from '#server/platform/doctor/clock.ts';
import type { Finding } from '#server/platform/doctor/finding.ts';
import { checkNode } from '#server/platform/doctor/machine.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/api/smtp-servers.ts';
import { createObjectStore, KEYS } from '#tests/object-store.ts';
import { end, launch, startProcess } from '#tests/server-process.ts';

const store = createObjectStore();
let folder: string;
let mailServer: TestSmtpServer;
let bucket: Record<string, string>;

beforeAll(async () => {
  mailServer = await startSmtpServer();
  await new Promise<void>((done) => {
    store.server.listen(0, '127.0.0.1', done);
  });
  bucket = {
    S3_ENDPOINT: `http://127.0.0.1:${(store.server.address() as AddressInfo).port}`,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    S3_REGION: KEYS.region,
  };
});
afterAll(async () => {
  store.server.closeAllConnections();
  await mailServer.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-doctor-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

/** Runs the command; returns its exit code, its findings and all that it printed. */
async function doctor(settings: Record<string, string | undefined> = {}) {
  const program = [inRoot('server', 'doctor.ts'), '--json'];
  const { child, said } = launch(folder, { RATE_LIMITS: 'on', ...settings }, program);
  await once(child, 'close');
  const findings = JSON.parse(said()) as Finding[];
  const of = (state: Finding['state']) =>
    findings.filter((one) => one.state === state).map(({ part, found }) => `${part}: ${found}`);
  return {
    code: child.exitCode,
    findings,
    said: said(),
    problems: of('problem'),
    warnings: of('warning'),
  };
}

test('a new server on this machine is well, and each part is named', async () => {
  const { code, findings, problems, warnings } = await doctor();
  expect([code, problems, warnings]).toEqual([0, [], []]);
  expect(findings.map(({ part }) => part)).toEqual([
    'node',
    'settings',
    'data folder',
    'disk',
    'database',
    'files',
    'backups',
    'mail',
    'address',
  ]);
});

test('wrong settings are named without their values', async () => {
  const { code, problems, said } = await doctor({
    DATABASE_URL: 'postgres://u:hunter2@db.example/x',
  });
  expect(code).toBe(1);
  expect(problems[0]).toMatch(/^settings: JWT_SECRET is missing/);
  expect(said).not.toContain('hunter2');
});

test('a running server with the embedded database answers for it', async () => {
  const port = String(await freePort());
  const server = await startProcess(folder, { PORT: port });
  onTestFinished(() => end(server, 'SIGKILL').then(() => undefined));
  const { code, findings } = await doctor({ PORT: port });
  expect(code).toBe(0);
  expect(findings.find(({ part }) => part === 'database')?.found).toMatch(
    // Busy on a machine that runs other tests.
    /says that it is ready|\(event_loop late\)/,
  );
  expect((await doctor({ PORT: '1' })).warnings[0]).toMatch(
    /^database: Another process uses DATA_DIR/,
  );
});

test('a folder that everybody can read is warned of', async () => {
  await chmod(folder, 0o755);
  expect((await doctor()).warnings[0]).toMatch(/^data folder: Every user of this machine/);
});

test('a bucket is tried with a file that is gone afterwards, and wrong keys are a problem', async () => {
  store.objects.clear();
  expect(await doctor(bucket)).toMatchObject({ code: 0, problems: [] });
  expect(store.objects.size).toBe(0);
  const wrong = await doctor({ ...bucket, S3_SECRET_ACCESS_KEY: 'hunter2' });
  expect(wrong.problems).toEqual([expect.stringMatching(/^files: The bucket files at .* 403/)]);
  expect(wrong.said).not.toContain('hunter2');
});

test('the place of backups is tried, and one on the disk of DATA_DIR is warned of', async () => {
  const place = join(folder, 'backups');
  const missing = await doctor({ BACKUP_TO: place });
  expect(missing.problems).toEqual([expect.stringMatching(/^backups: .* \(ENOENT/)]);
  await mkdir(place);
  const beside = await doctor({ BACKUP_TO: place });
  expect([beside.code, beside.problems]).toEqual([0, []]);
  expect(beside.warnings).toEqual([expect.stringMatching(/^backups: .* same disk as DATA_DIR/)]);
  expect(await readdir(place)).toEqual([]);

  await writeFile(join(folder, 'file'), '');
  const { code, problems } = await doctor({ BACKUP_TO: join(folder, 'file') });
  expect(code).toBe(1);
  expect(problems).toEqual([expect.stringMatching(/^backups: .* can't be written \(EEXIST/)]);

  store.objects.clear();
  const inBucket = { ...bucket, BACKUP_TO: 's3://files/nightly' };
  expect(await doctor(inBucket)).toMatchObject({ code: 0, problems: [], warnings: [] });
  expect(store.objects.size).toBe(0);
  const wrong = await doctor({ ...inBucket, S3_SECRET_ACCESS_KEY: 'hunter2' });
  expect(wrong.problems).toContainEqual(expect.stringMatching(/^backups: s3:.*nightly .* 403/));
  expect(wrong.said).not.toContain('hunter2');
});

test('a server for others that makes no backups is warned of', async () => {
  const { warnings } = await doctor({ TRUST_PROXY: '1', PUBLIC_URL: 'https://127.0.0.1:1' });
  expect(warnings).toContain('backups: The server makes none by itself.');
});

test('a mail server is asked, but gets no mail; a closed port is a problem', async () => {
  const url = mailServer.url.replace('//', '//user:hunter2@');
  const { code, findings, said } = await doctor({ SMTP_URL: url });
  expect(code).toBe(0);
  expect(findings.find(({ part }) => part === 'mail')?.found).toMatch(/accepts us/);
  expect(mailServer.passwords).toContain('hunter2');
  expect(mailServer.recipients).toEqual([]);
  const closed = await doctor({ SMTP_URL: `smtp://user:hunter2@127.0.0.1:${await freePort()}` });
  expect(closed.problems).toEqual([expect.stringMatching(/^mail: .* ECONN/)]);
  expect(said + closed.said).not.toContain('hunter2');
});

test('an address that does not answer, or without the count of its proxies, is a problem', async () => {
  const { problems } = await doctor({ PUBLIC_URL: `https://localhost:${await freePort()}` });
  expect(problems).toEqual([
    expect.stringMatching(/^address: PUBLIC_URL is https, .* TRUST_PROXY is 0/),
    expect.stringMatching(/^address: https:\/\/localhost:\d+ doesn't answer \(ECONNREFUSED/),
  ]);
});

test('the pages at the address are looked at', async () => {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const server = await startProcess(folder, { PORT: port, PUBLIC_URL: url, HOST: 'localhost' });
  onTestFinished(() => end(server, 'SIGKILL').then(() => undefined));
  const { problems, findings } = await doctor({ PORT: port, PUBLIC_URL: url, HOST: 'localhost' });
  expect(problems).toEqual([]);
  const found = findings.filter(({ part }) => part === 'address' || part === 'clock');
  expect(found.map((one) => one.found)).toEqual([
    expect.stringContaining('agrees'),
    'Pages come with the server’s headers and compression.',
  ]);
});

test('a proxy that compresses again, drops headers or shows metrics is a problem', async () => {
  const proxy = createServer((request, response) => {
    if (request.url === '/metrics') response.end('meydan_info 1');
    else if (request.url === '/api/live') response.end('{"status":"ok"}');
    else {
      const twice = brotliCompressSync(brotliCompressSync('<!doctype html>'));
      response.writeHead(200, { 'Content-Encoding': 'br', 'X-Content-Type-Options': 'nosniff' });
      response.end(twice);
    }
  });
  await new Promise<void>((done) => {
    proxy.listen(0, '127.0.0.1', done);
  });
  onTestFinished(() => void proxy.close());
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  expect((await doctor({ PUBLIC_URL: url })).problems).toEqual([
    'address: The start page comes without content-security-policy.',
    'address: The start page is compressed twice.',
    'address: Everybody can read /metrics.',
  ]);
});

test('an old Node and a wrong clock are problems', () => {
  expect(checkNode('22.19.0').state).toBe('problem');
  const now = new Date();
  const after = (seconds: number) => new Date(now.getTime() + 1000 * seconds);
  expect(compareClocks('the database', after(2), now).state).toBe('ok');
  expect(compareClocks('the database', after(-10), now).state).toBe('warning');
  expect(compareClocks('the database', after(60), now)).toMatchObject({
    state: 'problem',
    found: 'It differs by 60 seconds from that of the database.',
  });
});

describe('with PostgreSQL', async () => {
  const postgres = await startPostgres();
  afterAll(() => postgres?.stop());
  const settings = () => ({
    ...bucket,
    DATABASE_URL: `${postgres?.url}?sslmode=disable`,
    JWT_SECRET: 'a secret of the tests, long enough',
  });

  test.skipIf(!postgres)(
    'it says how far the migrations are, and that a newer version was here',
    async () => {
      expect((await doctor(settings())).findings.map(({ found }) => found)).toContain(
        'It is empty; the first start creates the schema.',
      );
      const server = await startProcess(folder, settings());
      await end(server, 'SIGTERM');
      const after = await doctor(settings());
      expect(after).toMatchObject({ code: 0, problems: [] });
      expect(after.findings.map(({ found }) => found)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^All \d+ migrations are applied\.$/)]),
      );
      const { Client } = await import('pg');
      const client = new Client(postgres?.url);
      await client.connect();
      await client.query("insert into schema_migrations (name) values ('9999_later.sql')");
      await client.end();
      const newer = await doctor(settings());
      expect(newer.code).toBe(1);
      expect(newer.problems).toEqual([expect.stringMatching(/newer version .*9999_later\.sql/)]);
    },
  );

  test.skipIf(!postgres)(
    'a wrong password and a stopped server are problems, without secrets',
    async () => {
      const wrong = new URL(settings().DATABASE_URL);
      wrong.password = 'hunter2';
      const refused = await doctor({ ...settings(), DATABASE_URL: wrong.href });
      expect(refused.problems).toEqual([expect.stringMatching(/^database: .* \(28P01/)]);
      wrong.port = String(await freePort());
      const stopped = await doctor({ ...settings(), DATABASE_URL: wrong.href });
      expect(stopped.problems).toEqual([expect.stringMatching(/^database: .* \(ECONNREFUSED/)]);
      expect(refused.said + stopped.said).not.toContain('hunter2');
    },
  );
});
