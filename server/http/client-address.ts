import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The HTTP server's connection; absent in tests that call the handler directly. */
export type HttpConnection = {
  incoming?: { socket?: { remoteAddress?: string }; headers?: Readonly<Record<string, unknown>> };
};

/** Groups of an IPv6 address that identify a network: providers assign each customer at least one /64. */
const NETWORK_GROUPS = 4;

/**
 * The address that rate limits count: IPv4, even if written as IPv6, or an IPv6 /64. Undefined for text that is not an
 * address.
 */
function senderOf(given: string | undefined): string | undefined {
  const address = given
    ?.trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  // `ipaddr.js` also reads short and octal forms, which no proxy writes.
  if (!address || isIP(address) === 0) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.map((group, index) => (index < NETWORK_GROUPS ? group : 0));
  return `${new ipaddr.IPv6(network).toString()}/64`;
}

type Peer = { remoteAddress?: string };

/** The addresses of connections, each of which sends many calls. */
const peers = new WeakMap<Peer, string>();

function peerOf(socket: Peer | undefined): string | undefined {
  const known = socket && peers.get(socket);
  if (known) return known;
  const address = senderOf(socket?.remoteAddress);
  if (socket && address) peers.set(socket, address);
  return address;
}

/**
 * The caller's address: IPv4, or an IPv6 /64. `proxies` is how many of our own proxies are in front of the server; each
 * appends its caller to X-Forwarded-For, and earlier entries may be forged. 'unknown' if the connection closed before
 * its address was read; undefined without a connection.
 */
export function clientAddress(
  { headers }: Request,
  { incoming }: HttpConnection = {},
  proxies = 0,
): string | undefined {
  if (!incoming) return undefined;
  const peer = peerOf(incoming.socket) ?? 'unknown';
  if (proxies === 0) return peer;
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? [];
  return senderOf(forwarded.at(-proxies)) ?? peer;
}
