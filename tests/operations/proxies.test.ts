import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '#scripts/postgres.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/api/smtp-servers.ts';
import { createObjectStore, KEYS } from '#tests/object-store.ts';
import { end, type ServerProcess, startProcess } from '#tests/server-process.ts';
import { ask, hasProxy, type Proxy, SITE, startProxy } from './behind-proxy.ts';

/*
 * The services of the Compose file as processes: the built server with PostgreSQL, an object store and a mail server,
 * and before it each of the proxies with its example.
 */

const store = createObjectStore();
let folder: string;
let database: Awaited<ReturnType<typeof startPostgres>>;
let mailServer: TestSmtpServer;
let app: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-deploy-'));
  // The workers of nginx are another user.
  await chmod(folder, 0o711);
  database = await startPostgres();
  mailServer = await startSmtpServer();
  await new Promise<void>((done) => {
    store.server.listen(0, '127.0.0.1', done);
  });
  app = await startProcess(join(folder, 'data'), {
    // Embedded where this machine has no PostgreSQL.
    ...(database && {
      DATABASE_URL: `${database.url}?sslmode=disable`,
      JWT_SECRET: 'x'.repeat(32),
    }),
    S3_ENDPOINT: `http://127.0.0.1:${(store.server.address() as AddressInfo).port}`,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    S3_REGION: KEYS.region,
    SMTP_URL: mailServer.url,
    PUBLIC_URL: `https://${SITE}`,
    TRUST_PROXY: '1',
    METRICS_TOKEN: 'a-token-of-the-tests',
    RATE_LIMITS: 'on',
  });
});

afterAll(async () => {
  if (app) await end(app, 'SIGTERM');
  store.server.closeAllConnections();
  await mailServer?.close();
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

const json = (content: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(content),
});

const account = (name: string) => ({
  first_name: 'Ayşe',
  last_name: 'Kaya',
  user_type: 'employer',
  email: `${name}@example.com`,
  password: `a long password of ${name}`,
  accepted_terms: true,
});

/** A form with one file, as a browser sends it. */
async function upload(name: string, type: string, content: Uint8Array<ArrayBuffer>, token: string) {
  const form = new FormData();
  form.set('file', new File([content], name, { type }));
  const sent = new Response(form);
  const headers = {
    'Content-Type': sent.headers.get('Content-Type') ?? '',
    'X-Auth-Token': token,
  };
  return { method: 'POST', headers, body: Buffer.from(await sent.arrayBuffer()) };
}

describe.each(['caddy', 'nginx'] as const)('%s', (name) => {
  describe.skipIf(!hasProxy(name))('with its example', () => {
    let proxy: Proxy;
    beforeAll(async () => {
      const { port } = new URL(app.url);
      proxy = await startProxy(name, Number(port), join(folder, name));
    });
    afterAll(async () => {
      if (proxy) await end({ child: proxy.process }, 'SIGTERM');
    });

    test('passes pages on as the server wrote them: headers, and compressed once', async () => {
      const headers = { 'Accept-Encoding': 'br', Accept: 'text/html' };
      const page = await ask(proxy, '/jobs', { headers });
      expect(page.status).toBe(200);
      expect(String(brotliDecompressSync(page.body))).toContain('data-rendered="page"');
      const own = await fetch(`${app.url}/jobs`, { headers });
      for (const header of [
        'content-security-policy',
        'strict-transport-security',
        'x-content-type-options',
        'referrer-policy',
        'cache-control',
        'content-encoding',
        'content-type',
      ])
        expect(page.headers[header], header).toBe(own.headers.get(header) ?? undefined);
      expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
      // And doesn't compress what the server left alone.
      const live = await ask(proxy, '/api/live', { headers: { 'Accept-Encoding': 'gzip, br' } });
      expect(live.headers['content-encoding']).toBeUndefined();
    });

    test('sends callers from http to the same page at https', async () => {
      const answer = await ask(proxy, '/jobs?q=a%20b', { isPlain: true });
      expect(answer.status).toBe(308);
      // Caddy takes its port for the usual one.
      const location = String(answer.headers.location).replace(`:${proxy.securePort}`, '');
      expect(location).toBe(`https://${SITE}/jobs?q=a%20b`);
    });

    test('keeps metrics from callers, also from one who knows the token', async () => {
      const headers = { Authorization: 'Bearer a-token-of-the-tests' };
      expect((await fetch(`${app.url}/metrics`, { headers })).status).toBe(200);
      const answer = await ask(proxy, '/metrics', { headers });
      expect(answer.status).toBe(404);
      expect(String(answer.body)).not.toContain('meydan_');
    });

    test('tells the server who calls, whatever the caller claims', async () => {
      const login = { email: 'nobody@example.com', password: 'wrong' };
      const from = name === 'caddy' ? '127.0.0.42' : '127.0.0.43';
      const { headers, ...sent } = json(login);
      const forged = { 'X-Forwarded-For': '203.0.113.9', 'X-Real-IP': '203.0.113.9' };
      const answer = await ask(proxy, '/api/auth/login', {
        ...sent,
        from,
        headers: { ...headers, ...forged },
      });
      expect(answer.status).toBe(400);
      await expect.poll(() => app.said()).toContain(`"${from}"`);
      expect(app.said()).not.toContain('203.0.113.9');
    });

    test('lets people register and upload, with mails and files where they belong', async () => {
      const registered = await ask(proxy, '/api/auth/register', json(account(name)));
      expect(registered.status).toBe(201);
      const { token } = JSON.parse(String(registered.body)) as { token: string };
      await expect
        .poll(() => mailServer.recipients, { timeout: 60_000 })
        .toContain(`${name}@example.com`);
      const image = await sharp({
        create: { width: 64, height: 64, channels: 3, background: 'red' },
      })
        .png()
        .toBuffer();
      const before = store.objects.size;
      const picture = await upload('me.png', 'image/png', new Uint8Array(image), token);
      const taken = await ask(proxy, '/api/uploads/profile-image', picture);
      expect([taken.status, String(taken.body)]).toEqual([
        201,
        expect.stringContaining('/api/uploads/'),
      ]);
      expect(store.objects.size).toBeGreaterThan(before);

      // The server refuses what is too large for it, in its own words.
      const large = await upload('me.png', 'image/png', randomBytes(6 * 1024 * 1024), token);
      const refused = await ask(proxy, '/api/uploads/profile-image', large);
      expect(refused.status).toBe(413);
      expect(refused.headers['content-type']).toContain('application/json');
      // The proxy refuses what is much too large.
      const huge = await ask(proxy, '/api/uploads/profile-image', {
        ...large,
        body: Buffer.alloc(17 * 1024 * 1024),
      }).catch(() => ({ status: 413 }));
      expect(huge.status).toBe(413);
    });
  });
});
