import postgres from 'postgres';
import { isLoopback } from '../plaintext.ts';

/** Modes in which the driver speaks TLS or not at all; `prefer` goes on without, and so may `allow`. */
const WITH_TLS: readonly unknown[] = [true, 'true', 'require', 'verify-ca', 'verify-full'];

/**
 * Whether nothing is sent to the PostgreSQL server at this address in clear text over a network: TLS is required,
 * or the server is on this machine. As the driver reads the address, from which nothing is opened yet.
 */
export function usesTls(url: string): boolean {
  const { host, path, ssl } = postgres(url).options;
  // A Unix socket.
  if (path) return true;
  return WITH_TLS.includes(ssl) || host.every(isLoopback);
}
