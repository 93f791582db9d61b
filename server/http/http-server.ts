import { readFileSync } from 'node:fs';
import type { Server, ServerOptions } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import type { Log } from '#server/platform/log/log.ts';

/** Milliseconds for running calls to finish when the server stops. */
const GRACE_PERIOD = 10_000;
/** Milliseconds between checks for idle connections. */
const IDLE_CHECK = 50;

/** Limits on what a caller can send and how long that may take. */
const LIMITS = {
  /** Bytes of the request line and headers; 431 beyond. */
  maxHeaderSize: 8 * 1024,
  /** Milliseconds until the headers have arrived; 408 beyond. */
  headersTimeout: 15_000,
  /** Milliseconds until the whole request has arrived: a large resume on a slow line takes minutes. */
  requestTimeout: 300_000,
  /** Milliseconds between checks for requests that take too long. */
  connectionsCheckingInterval: 5_000,
  /** Milliseconds that an idle connection stays open. */
  keepAliveTimeout: 5_000,
} satisfies ServerOptions;
/** Maximum open connections. Further ones are closed at once, which leaves file handles for files and the database. */
const CONNECTIONS_MAX = 2_000;
/** Milliseconds between two lines about closed connections. */
const REFUSED_INTERVAL = 60_000;

/** Milliseconds for a caller to read a refusal while the rest of its request still arrives. */
const REFUSAL_PERIOD = 1_000;

/** Refusals of what is no request, by Node's error code. */
const REFUSALS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Refuses what is no request. Node would close the connection at once, and the rest of the request would then reset
 * it: a caller that is still sending would never read the answer.
 */
function refuse({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  // Each further part of such a request is an error again.
  if (!socket.writable) return;
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${REFUSALS[code] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`);
  setTimeout(() => socket.destroy(), REFUSAL_PERIOD).unref();
}

/** Half of the file handles that the system gives this process, where it says how many. */
function halfOfHandles(): number {
  try {
    const [, most] =
      /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return most === undefined ? CONNECTIONS_MAX : Math.floor(Number(most) / 2);
  } catch {
    return CONNECTIONS_MAX;
  }
}

/** A server that answers with `fetch` and limits the size and duration of requests. Does not listen yet. */
export function createListener(
  fetch: (request: Request, connection?: object) => Response | Promise<Response>,
  limits: ServerOptions = LIMITS,
): Server {
  const server = createAdaptorServer({ fetch, serverOptions: limits }) as Server;
  server.on('clientError', refuse);
  server.maxConnections = Math.min(CONNECTIONS_MAX, halfOfHandles());
  return server;
}

/** Logs that connections are closed because too many are open, once a minute at most. */
export function logRefused(server: Server, log: Log): void {
  let quietUntil = 0;
  server.on('drop', () => {
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + REFUSED_INTERVAL;
    log('connections.refused', { open: server.maxConnections });
  });
}

const connections = new WeakMap<Server, Set<Socket>>();

/** Listens and resolves to the port. Rejects with the system's error, such as EADDRINUSE. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket) => {
    open.add(socket);
    // Node caches the address when it is first read, so it stays known after the caller disconnects.
    void socket.remoteAddress;
    socket.once('close', () => open.delete(socket));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * Closes idle connections, including those that never sent a request: browsers open them in advance, and Node does not
 * count them as idle.
 */
function closeIdle(server: Server): void {
  server.closeIdleConnections();
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}

/**
 * Stops accepting connections, lets running calls finish, and closes the rest after the grace period. Returns how many
 * connections were cut off.
 */
export function stopListening(server: Server): Promise<number> {
  if (!server.listening) return Promise.resolve(0);
  let brokenOff = 0;
  return new Promise((resolve) => {
    const idle = setInterval(() => closeIdle(server), IDLE_CHECK);
    const grace = setTimeout(() => {
      brokenOff = connections.get(server)?.size ?? 0;
      server.closeAllConnections();
    }, GRACE_PERIOD);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(grace);
      resolve(brokenOff);
    });
    closeIdle(server);
  });
}
