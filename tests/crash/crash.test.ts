import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jobFields } from '../factories.ts';
import { end, launch, type ServerProcess, startProcess } from './server-process.ts';

/** Clients that write at the same time, and what they are told is stored before the server is killed. */
const CLIENTS = 4;
const ACKNOWLEDGED = 24;
const ROUNDS = 2;
const PASSWORD = 'a good password';

let folder = '';
let running: ServerProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-crash-'));
});
afterEach(async () => {
  if (running) await end(running, 'SIGKILL');
  running = undefined;
  await rm(folder, { recursive: true, force: true });
});

const start = async (): Promise<ServerProcess> => {
  running = await startProcess(folder);
  return running;
};

async function call<Reply>(url: string, method: string, path: string, json?: unknown, token = '') {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Auth-Token': token },
    body: json === undefined ? null : JSON.stringify(json),
  });
  const body = (await response.json()) as Reply;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return body;
}

const account = (user_type: string, email: string) => ({
  ...{ first_name: 'Ceren', last_name: 'Test', password: PASSWORD },
  ...{ user_type, email },
});

/** Registers and applies without pause until the server is gone; notes what was acknowledged. */
async function writeUntilGone(
  url: string,
  name: string,
  jobId: string,
  acknowledged: { emails: string[]; applications: string[] },
  onWrite: () => void,
): Promise<void> {
  for (let number = 0; ; number += 1) {
    const email = `${name}-${number}@example.com`;
    try {
      const json = account('candidate', email);
      const { token } = await call<{ token: string }>(url, 'POST', '/api/auth/register', json);
      acknowledged.emails.push(email);
      onWrite();
      const form = { cover_letter: 'Hello', resume_url: 'https://cv.example/me.pdf' };
      const path = `/api/applications/${jobId}`;
      const { _id } = await call<{ _id: string }>(url, 'POST', path, form, token);
      acknowledged.applications.push(_id);
      onWrite();
    } catch {
      return;
    }
  }
}

describe('a server that is killed while it writes', () => {
  test('has everything that it acknowledged when it starts again', async () => {
    let server = await start();
    const employer = account('employer', 'employer@example.com');
    const { token } = await call<{ token: string }>(
      server.url,
      'POST',
      '/api/auth/register',
      employer,
    );
    const job = await call<{ _id: string }>(server.url, 'POST', '/api/jobs', jobFields(), token);
    const acknowledged = { emails: [] as string[], applications: [] as string[] };

    for (let round = 1; round <= ROUNDS; round += 1) {
      const { url, child } = server;
      let writes = 0;
      const onWrite = () => {
        writes += 1;
        if (writes === ACKNOWLEDGED) child.kill('SIGKILL');
      };
      const gone = once(child, 'close');
      await Promise.all(
        Array.from({ length: CLIENTS }, (_, client) =>
          writeUntilGone(url, `round-${round}-${client}`, job._id, acknowledged, onWrite),
        ),
      );
      await gone;
      expect(child.signalCode).toBe('SIGKILL');
      expect(writes).toBeGreaterThanOrEqual(ACKNOWLEDGED);

      server = await start();
      // The secret is the same, so the session goes on.
      const path = `/api/applications/job/${job._id}`;
      const found = await call<{ _id: string }[]>(server.url, 'GET', path, undefined, token);
      const ids = found.map((application) => application._id);
      expect(ids).toEqual(expect.arrayContaining(acknowledged.applications));
      for (const email of acknowledged.emails) {
        const json = { email, password: PASSWORD };
        const session = await call<{ token: string }>(server.url, 'POST', '/api/auth/login', json);
        expect(session.token).toMatch(/\w/);
      }
    }
  });
});

describe('the data folder', () => {
  test('is refused to a second process, in words, and free again after a kill', async () => {
    const first = await start();
    const { child, said } = launch(folder);
    await once(child, 'close');
    expect(child.exitCode).toBe(1);
    expect(said()).toContain(`The data folder ${folder} is in use`);
    expect(said()).not.toMatch(/^\s+at /m);
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
    await end(first, 'SIGKILL');
    await start();
  });
});

describe('a server that is asked to stop', () => {
  /** Waits until nobody listens there any more. */
  async function untilRefused(url: string): Promise<void> {
    const { port, hostname } = new URL(url);
    for (;;) {
      const socket = connect(Number(port), hostname);
      const refused = await Promise.race([
        once(socket, 'connect').then(() => false),
        once(socket, 'error').then(() => true),
      ]).catch(() => true);
      socket.destroy();
      if (refused) return;
    }
  }

  const answer = async (call: ClientRequest) => {
    const [response] = await once(call, 'response');
    const chunks: Buffer[] = await response.toArray();
    return { status: response.statusCode, body: Buffer.concat(chunks).toString() };
  };

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes what is in flight at %s and ends well',
    async (signal) => {
      const { url, child } = await start();
      const text = JSON.stringify(account('candidate', 'late@example.com'));
      const register = request(`${url}/api/auth/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': text.length },
      });
      const answered = answer(register);
      // The server has read the head of the call by the time it answers a later one.
      register.write(text.slice(0, 20));
      await fetch(`${url}/api/health`);
      const ended = once(child, 'close');
      child.kill(signal);
      child.kill(signal);
      await untilRefused(url);
      register.end(text.slice(20));
      expect((await answered).status).toBe(201);
      await ended;
      expect(child.exitCode).toBe(0);

      const again = await start();
      const json = { email: 'late@example.com', password: PASSWORD };
      await call(again.url, 'POST', '/api/auth/login', json);
    },
  );

  test('does not wait for a connection that asks for nothing', async () => {
    const { url, child, said } = await start();
    const { hostname, port } = new URL(url);
    // As browsers open them ahead of their first call.
    const silent = connect(Number(port), hostname);
    await once(silent, 'connect');
    await fetch(`${url}/api/health`);
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
    silent.destroy();
    expect(child.exitCode).toBe(0);
    // Calls in flight are waited for, and then broken off.
    expect(said()).toMatch(/"brokenOff":0,"event":"server.stopped"/);
  });

  test('does so also while it still starts', async () => {
    const { child } = launch(folder);
    const ended = once(child, 'close');
    await once(child, 'spawn');
    child.kill('SIGINT');
    await ended;
    await start();
  });
});
