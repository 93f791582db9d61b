import { once } from 'node:events';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';

/** Milliseconds that connecting may take, and again the handshake. */
const CONNECT_MAX = 3000;
/** Seconds that running queries may take when their pool is replaced, and when the server stops. */
const RENEW_TIMEOUT = 1;
const CLOSE_TIMEOUT = 5;

type Endpoints = { host: string[]; port: number[]; path?: string | false };

/** A pool of connections to a PostgreSQL server that can be replaced by a new one. */
export type ServerPool = {
  current: () => postgres.Sql;
  /**
   * Replaces `client` and its connections, which may hang; does nothing when it is no longer the current one.
   */
  renew: (client: postgres.Sql) => void;
  close: () => Promise<void>;
};

/** A stream that fails on first use, in place of a connection: the driver accepts no earlier failure. */
export const failingStream = (error: unknown): Duplex =>
  new Duplex({
    read: () => {},
    write: (_chunk, _encoding, done) =>
      done(error instanceof Error ? error : new Error(String(error))),
  });

async function connectSocket(endpoint: NetConnectOpts, open: Set<Socket>): Promise<Socket> {
  const socket = connect({ ...endpoint, noDelay: true } as NetConnectOpts);
  open.add(socket);
  socket.once('close', () => open.delete(socket));
  const timer = setTimeout(() => {
    socket.destroy(Object.assign(new Error('The server is out of reach'), { code: 'ETIMEDOUT' }));
  }, CONNECT_MAX);
  try {
    await once(socket, 'connect');
    // The driver checks the certificate against this name.
    return Object.assign(socket, { host: 'host' in endpoint ? endpoint.host : undefined });
  } finally {
    clearTimeout(timer);
  }
}

/** Connects to the first of the address's hosts that answers. */
async function connectAny({ host, port, path }: Endpoints, open: Set<Socket>): Promise<Duplex> {
  const endpoints: NetConnectOpts[] = path
    ? [{ path }]
    : host.map((name, index) => ({ host: name, port: port[index] ?? 5432 }));
  let failure: unknown;
  for (const endpoint of endpoints) {
    try {
      return await connectSocket(endpoint, open);
    } catch (error) {
      failure = error;
    }
  }
  return failingStream(failure);
}

/** Creates a pool for the server at `url`; connections are made on demand. */
export function openPool(
  url: string,
  options: postgres.Options<Record<string, never>>,
): ServerPool {
  const make = () => {
    const sockets = new Set<Socket>();
    const client = postgres(url, {
      ...options,
      onnotice: () => {},
      connect_timeout: CONNECT_MAX / 1000,
      // Seconds; the driver's own backoff grows to 20.
      backoff: () => 0.25,
      // Missing in its types. With sockets of our own, hanging ones can be closed.
      ...{ socket: (endpoints: Endpoints) => connectAny(endpoints, sockets) },
    });
    // Makes the client parse moments as the query builder expects.
    drizzle(client);
    const shutDown = async (seconds: number) => {
      await client.end({ timeout: seconds });
      for (const socket of sockets) socket.destroy();
    };
    return { client, shutDown };
  };
  let pool = make();
  return {
    current: () => pool.client,
    renew: (client) => {
      if (client !== pool.client) return;
      const old = pool;
      pool = make();
      void old.shutDown(RENEW_TIMEOUT);
    },
    close: () => pool.shutDown(CLOSE_TIMEOUT),
  };
}
