import { Client } from 'pg';
import { isLoopback } from '#server/platform/network/plaintext.ts';

/** Modes of libpq in which there is TLS or no connection. */
const WITH_TLS = /[?&]sslmode=(?:require|verify-ca|verify-full)(?:&|$)/;

/**
 * Whether nothing is sent to the PostgreSQL server at this address in clear text over a network: TLS is required,
 * or the server is on this machine. As the driver reads the address, from which nothing is opened yet.
 */
export function usesTls(url: string): boolean {
  const { host } = new Client(url);
  // Else a Unix socket.
  return host.startsWith('/') || isLoopback(host) || WITH_TLS.test(url);
}
