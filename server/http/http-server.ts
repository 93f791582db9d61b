import type { Server, ServerOptions } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

/** Milliseconds that running calls are given to finish. */
const GRACE_PERIOD = 10_000;
/** Milliseconds between two searches for idle connections. */
const IDLE_CHECK = 50;

/** Limits on what a caller can send and how long that may take. */
const LIMITS = {
  /** Bytes of the first line and the headers: 431 beyond it. */
  maxHeaderSize: 8 * 1024,
  /** Milliseconds until the headers have arrived: 408 beyond it. */
  headersTimeout: 15_000,
  /** Milliseconds until the whole request has arrived: a large resume on a slow line takes minutes. */
  requestTimeout: 300_000,
  /** Milliseconds between two searches for requests that take longer. */
  connectionsCheckingInterval: 5_000,
  /** Milliseconds that a connection is kept for a next request. */
  keepAliveTimeout: 5_000,
} satisfies ServerOptions;
/**
 * The most open connections. Further ones are closed at once, so that there are file handles left for files
 * and the database.
 */
const CONNECTIONS_MAX = 2_000;

/** A server that answers with `fetch` and limits sizes and times of requests. It does not listen yet. */
export function createListener(
  fetch: (request: Request, connection?: object) => Response | Promise<Response>,
  limits: ServerOptions = LIMITS,
): Server {
  const server = createAdaptorServer({ fetch, serverOptions: limits }) as Server;
  server.maxConnections = CONNECTIONS_MAX;
  return server;
}

/** The open connections of each server. */
const connections = new WeakMap<Server, Set<Socket>>();

/** Listens and gives the port. Throws the system's error, such as EADDRINUSE. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket) => {
    open.add(socket);
    // Reading it once makes Node remember it, also after the caller has disconnected.
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
 * Closes idle connections, and those that never sent a request: Node does not count them as idle, and
 * browsers open such in advance.
 */
function closeIdle(server: Server): void {
  server.closeIdleConnections();
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}

/**
 * Stops accepting connections, lets running calls finish, and closes what is left after the grace period.
 * Gives how many connections were cut off.
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
