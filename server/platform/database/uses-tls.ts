import { Client } from 'pg';
import { isLoopback } from '#server/platform/network/plaintext.ts';

/** libpq modes that require TLS. */
const WITH_TLS = /[?&]sslmode=(?:require|verify-ca|verify-full)(?:&|$)/;

/**
 * Whether nothing goes to the PostgreSQL server at this address in clear text over a network: TLS is required, or the
 * server is on this machine.
 */
export function usesTls(url: string): boolean {
  // The driver parses the address; nothing connects yet.
  const { host } = new Client(url);
  // A slash starts the path of a Unix socket.
  return host.startsWith('/') || isLoopback(host) || WITH_TLS.test(url);
}
