import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '#server/domains/demo/accounts.ts';
import { type Config, readConfig } from '#server/platform/config/config.ts';
import { type Running, startServer } from '#server/start.ts';
import { makeDataFolder } from '#tests/database.ts';
import { serverUrl } from './shared-backend.ts';

// Each start opens a database on disk, which is slow on a busy machine.
const START = 120_000;

/* Only the embedded database has demo content; access is checked alike on both. */
describe.skipIf(serverUrl)('a server with demo content', { timeout: START }, () => {
  let folder = '';
  let running: Running | undefined;
  const start = (given: Partial<Config> = {}) =>
    startServer({ ...readConfig({ DATA_DIR: folder }), port: 0, ...given }, () => {});
  beforeAll(async () => {
    folder = await makeDataFolder();
    running = await start();
  }, START);
  afterAll(async () => {
    await running?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Sends a raw request, since fetch sets Host itself; returns status and text. */
  async function call(path: string, headers: readonly string[], version = '1.1', body = '') {
    const socket = connect(running?.port ?? 0, '127.0.0.1');
    await once(socket, 'connect');
    const lines = [
      `${body ? 'POST' : 'GET'} ${path} HTTP/${version}`,
      ...headers,
      ...(body ? [`Content-Length: ${body.length}`] : []),
      'Connection: close',
    ];
    // Not `end`: the server takes a half-closed connection as hung up.
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
    const chunks: Buffer[] = await socket.toArray();
    const text = Buffer.concat(chunks).toString();
    return { status: Number(text.split(' ')[1]), text };
  }
  const credentials = JSON.stringify({
    email: DEMO_ACCOUNTS.admin,
    password: DEMO_ACCOUNTS.password,
  });

  test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.1.2.3:80', '[::1]:3000'])(
    'answers at %s',
    async (host) => {
      expect((await call('/api/jobs', [`Host: ${host}`])).status).toBe(200);
      // 404 unless the app is built.
      expect((await call('/', [`Host: ${host}`])).status).not.toBe(403);
    },
  );

  test.each([
    ['jobs.example'],
    ['jobs.example:3000'],
    ['localhost.jobs.example'],
    ['127.0.0.1.jobs.example'],
    ['127.0.0.1@jobs.example'],
    ['192.168.1.5'],
    ['0.0.0.0'],
    ['[::ffff:192.168.1.5]'],
    ['localhost/@jobs.example'],
    [''],
  ])('refuses the Host "%s", for API, login and pages', async (host) => {
    for (const [path, body] of [
      ['/api/jobs', ''],
      ['/api/auth/login', credentials],
      ['/api/health', ''],
      ['/', ''],
      ['/jobs', ''],
    ] as const) {
      const { status, text } = await call(path, [`Host: ${host}`], '1.1', body);
      // The HTTP listener itself refuses invalid hosts.
      expect([400, 403], path).toContain(status);
      expect(text).not.toContain('token');
      if (host === 'jobs.example') {
        expect(status).toBe(403);
        expect(text).toContain('only answers on this machine');
      }
    }
  });

  test('says so in Turkish too', async () => {
    const { text } = await call('/', ['Host: jobs.example', 'Accept-Language: tr']);
    expect(text).toContain('yalnızca bu bilgisayardan');
  });

  test('refuses a request without a Host', async () => {
    expect([400, 403]).toContain((await call('/api/jobs', [], '1.0')).status);
  });

  test('refuses another host in the request line', async () => {
    const { status } = await call('http://jobs.example/api/jobs', ['Host: localhost']);
    expect([400, 403]).toContain(status);
  });

  test.each([
    'X-Forwarded-For: 203.0.113.1',
    'X-Forwarded-Host: jobs.example',
    'X-Forwarded-Proto: https',
    'Forwarded: for=203.0.113.1',
    'X-Real-IP: 203.0.113.1',
    'Via: 1.1 proxy',
  ])('refuses requests forwarded by a proxy: %s', async (header) => {
    const login = ['Host: localhost', header, 'Content-Type: application/json'];
    expect((await call('/api/auth/login', login, '1.1', credentials)).status).toBe(403);
    const direct = login.filter((line) => line !== header);
    expect((await call('/api/auth/login', direct, '1.1', credentials)).status).toBe(200);
  });

  test.each<[string, Partial<Config>]>([
    ['behind a proxy', { proxies: 1 }],
    ['that other machines reach', { host: '0.0.0.0' }],
    ['whose app has an address of its own', { publicUrl: 'https://jobs.example' }],
  ])('does not start %s', async (_name, given) => {
    await running?.stop();
    await expect(start({ ...given, seed: 'none' })).rejects.toThrow('demo content');
    running = await start();
  });
});

describe.skipIf(serverUrl)('a server behind a proxy', { timeout: START }, () => {
  test('gets no demo content, and answers at any host', async () => {
    const folder = await makeDataFolder();
    const config = readConfig({ DATA_DIR: folder, TRUST_PROXY: '1' });
    const running = await startServer({ ...config, port: 0 }, () => {});
    try {
      expect(running.demo).toBeUndefined();
      const response = await fetch(`http://127.0.0.1:${running.port}/api/jobs`, {
        headers: { 'X-Forwarded-For': '203.0.113.1' },
      });
      expect(await response.json()).toMatchObject({ jobs: [] });
    } finally {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
