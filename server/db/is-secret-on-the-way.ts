import postgres from 'postgres';
import { isLoopback } from '../plaintext.ts';

/** Modes in which the driver speaks TLS or not at all; `prefer` goes on without, and so may `allow`. */
const WITH_TLS: readonly unknown[] = [true, 'true', 'require', 'verify-ca', 'verify-full'];

/**
 * Whether what is said to the PostgreSQL server at this address stays secret: it is on this machine, or TLS is
 * asked for. As the driver reads the address, from which nothing is opened yet.
 */
export function isSecretOnTheWay(url: string): boolean {
  const { host, path, ssl } = postgres(url).options;
  // A Unix socket.
  if (path) return true;
  return WITH_TLS.includes(ssl) || host.every(isLoopback);
}
