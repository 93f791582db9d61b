import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { findProgram } from '#scripts/system.ts';
import { fileForm, pdfBytes } from '#tests/factories.ts';
import { serverPerTest } from './server-per-test.ts';
import { account, call } from './writes.ts';

const { start } = serverPerTest();

/** File handles of the server, and connections that would use up the rest. */
const HANDLES = 800;
const CONNECTIONS = HANDLES;

/** Opens connections that never ask for anything. */
const openIdle = async (url: string): Promise<Socket[]> => {
  const { port, hostname } = new URL(url);
  const sockets = Array.from({ length: CONNECTIONS }, () => connect(Number(port), hostname));
  await Promise.all(
    sockets.map((socket) => {
      socket.on('error', () => {});
      return Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    }),
  );
  return sockets;
};

test('connections beyond half of the file handles are closed, so that files and the database have the others (bad day: out of file handles)', async ({
  skip,
}) => {
  const prlimit = findProgram(['prlimit']);
  if (!prlimit) return skip('there is no prlimit here');
  const { url, child, said } = await start(undefined, {}, [
    prlimit,
    `--nofile=${HANDLES}:${HANDLES}`,
  ]);
  const person = account('candidate', 'ceren@example.com');
  const { token } = await call<{ token: string }>(url, 'POST', '/api/auth/register', person);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** Uploads a resume on one connection that stays open. */
  const upload = async () => {
    const form = new Response(fileForm('cv.pdf', pdfBytes()));
    const sent = request(`${url}/api/uploads/resume`, {
      agent,
      method: 'POST',
      headers: { 'X-Auth-Token': token, 'Content-Type': form.headers.get('content-type') ?? '' },
    });
    sent.end(Buffer.from(await form.arrayBuffer()));
    const [response] = await once(sent, 'response');
    response.resume();
    await once(response, 'end');
    return response.statusCode;
  };
  expect(await upload()).toBe(201);

  const idle = await openIdle(url);
  await expect
    .poll(() => idle.filter(({ closed }) => closed).length)
    .toBeGreaterThan(CONNECTIONS / 3);
  expect(await Promise.all([upload(), upload(), upload()])).toEqual([201, 201, 201]);
  const late = await openIdle(url);
  await expect.poll(() => late.every(({ closed }) => closed)).toBe(true);
  for (const socket of idle) socket.destroy();
  await expect
    .poll(() =>
      fetch(`${url}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  expect(child.exitCode).toBeNull();
  expect(said().match(/"event":"connections.refused"/g)).toHaveLength(1);
  expect(said()).not.toContain('EMFILE');
  agent.destroy();
});
