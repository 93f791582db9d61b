import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds that calls in flight are given to finish. */
const GRACE = 10_000;
/** Milliseconds between two looks for connections that have become idle. */
const IDLE_CHECK = 50;

/** Listens, and gives the port. Throws the system's error, such as EADDRINUSE. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Takes no more connections, lets calls in flight finish, and after the grace ends them. */
export function stopListening(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK);
    const grace = setTimeout(() => server.closeAllConnections(), GRACE);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(grace);
      resolve();
    });
    server.closeIdleConnections();
  });
}
