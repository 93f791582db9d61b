import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { end, launch } from '#tests/server-process.ts';
import { serverPerTest } from './server-per-test.ts';
import { account, call, expectNothingLost, PASSWORD } from './writes.ts';

const { folder, start } = serverPerTest();

describe('a server that is killed while it writes', () => {
  test('has everything that it acknowledged when it starts again (bad day: the server is killed)', async () => {
    await expectNothingLost(start);
  });
});

describe('the data folder', () => {
  test('is refused to a second process with a message, and free again after a kill', async () => {
    const first = await start();
    const { child, said } = launch(folder());
    await once(child, 'close');
    expect(child.exitCode).toBe(1);
    expect(said()).toContain(`The data folder ${folder()} is in use`);
    expect(said()).not.toMatch(/^\s+at /m);
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
    await end(first, 'SIGKILL');
    await start();
  });
});

describe('a server that is asked to stop', () => {
  /** Waits until connections are refused. */
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
    'finishes calls in flight at %s and exits with 0',
    async (signal) => {
      const { url, child } = await start();
      const text = JSON.stringify(account('candidate', 'late@example.com'));
      const register = request(`${url}/api/auth/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': text.length },
      });
      const answered = answer(register);
      // Once the server answers a later call, it has read the head of this one.
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

  test('does not wait for an idle connection', async () => {
    const { url, child, said } = await start();
    const { hostname, port } = new URL(url);
    // As browsers open connections before their first call.
    const silent = connect(Number(port), hostname);
    await once(silent, 'connect');
    await fetch(`${url}/api/health`);
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
    silent.destroy();
    expect(child.exitCode).toBe(0);
    // Only calls in flight are waited for, and then aborted.
    expect(said()).toMatch(/"brokenOff":0,"event":"server.stopped"/);
  });

  test('stops even while it is starting', async () => {
    const { child } = launch(folder());
    const ended = once(child, 'close');
    await once(child, 'spawn');
    child.kill('SIGINT');
    await ended;
    await start();
  });
});
