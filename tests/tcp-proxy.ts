import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of a TCP server whose connections can be made to fail. */
export type TcpProxy = {
  /** The server's address through the proxy. */
  url: string;
  /** Silently stops all traffic on open connections; new ones are not affected. */
  freeze: () => void;
  /** Ends all connections and refuses new ones. */
  cut: () => void;
  /** Freezes each connection as soon as `sent` is sent on it. */
  freezeOn: (sent: string) => void;
  /** Hands what the server sends to `reply` instead of the client, also on open connections. */
  spoil: (reply: (sent: Buffer, client: Socket) => void) => void;
  restore: () => void;
  close: () => Promise<void>;
};

/** Starts a proxy for the server at `target`. A connection on which `refused` is sent is ended. */
export async function startTcpProxy(target: string, refused?: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
  let frozenOn: string | undefined;
  let reply: ((sent: Buffer, client: Socket) => void) | undefined;
  const destroyAll = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.on('data', (bytes: Buffer) => {
        if (refused && bytes.includes(refused)) return from.destroy();
        if (frozenOn && bytes.includes(frozenOn)) {
          to.pause();
          return void from.pause();
        }
        if (reply && from === upstream) return reply(bytes, client);
        to.write(bytes);
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    freeze: () => {
      for (const socket of open) socket.pause();
    },
    cut: () => {
      isCut = true;
      destroyAll();
    },
    freezeOn: (sent) => {
      frozenOn = sent;
    },
    spoil: (given) => {
      reply = given;
    },
    restore: () => {
      isCut = false;
      frozenOn = undefined;
      reply = undefined;
    },
    close: async () => {
      destroyAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
