import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createListener, listen, stopListening } from './http-server.ts';

/** A server that echoes bodies. */
async function start(bounds?: Parameters<typeof createListener>[1]) {
  const server = createListener(async (request) => new Response(await request.text()), bounds);
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(async () => void (await stopListening(server)));
  return { server, port };
}

/** Sends only the text; returns all that comes back until the server closes the connection. */
async function say(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += String(chunk);
  });
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return heard;
}

const START = 'POST / HTTP/1.1\r\nHost: a\r\n';

test('headers over 8 KB are answered with 431', async () => {
  const { port } = await start();
  const headed = (letters: number) =>
    say(port, `${START}X-A: ${'a'.repeat(letters)}\r\nConnection: close\r\n\r\n`);
  expect(await headed(9_000)).toMatch(/^HTTP\/1\.1 431 /);
  expect(await headed(7_000)).toMatch(/^HTTP\/1\.1 200 /);
  const path = await say(port, `GET /${'a'.repeat(9_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(path).toMatch(/^HTTP\/1\.1 431 /);
});

test('a caller that is still sending reads why its request is refused', async () => {
  const { port } = await start();
  const socket = connect(port, '127.0.0.1');
  const errors: string[] = [];
  socket.on('error', ({ message }) => errors.push(message));
  const heard = text(socket);
  socket.write(`GET /${'a'.repeat(9_000)} HTTP/1.1\r\nHost: a\r\nContent-Length: 300000\r\n\r\n`);
  socket.end(Buffer.alloc(300_000));
  expect(await heard).toMatch(/^HTTP\/1\.1 431 /);
  expect(errors).toEqual([]);
});

test('the server limits the time of headers and bodies', async () => {
  const { server } = await start();
  const { headersTimeout, requestTimeout, maxConnections } = server;
  expect({ headersTimeout, requestTimeout, maxConnections }).toEqual({
    headersTimeout: 15_000,
    requestTimeout: 300_000,
    maxConnections: 2_000,
  });
  const bounds = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
  const { port } = await start(bounds);
  expect(await say(port, START)).toMatch(/^HTTP\/1\.1 408 /);
  expect(await say(port, `${START}Content-Length: 100\r\n\r\nabc`)).not.toMatch(/ 200 /);
});
