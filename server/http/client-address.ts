import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What the HTTP server knows about the connection; nothing in tests that call the handler directly. */
export type HttpConnection = { incoming?: { socket?: { remoteAddress?: string } } };

/** Groups of an IPv6 address that name a network: providers give each customer at least one such network. */
const NETWORK_GROUPS = 4;

/**
 * The address under which a sender is counted: an IPv4 address, even if written as an IPv6 one, or an IPv6
 * network of 64 bits. Undefined for text that is not an address.
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

/**
 * The sender of the call: an IPv4 address, or an IPv6 network of 64 bits. `proxies` is the number of our own
 * proxies before the server. Each appends the address that it was called from to X-Forwarded-For; anybody
 * could have written the entries before those. Connections that closed before their address was read count as
 * one sender, 'unknown'. Undefined without a connection.
 */
export function clientAddress(
  { headers }: Request,
  { incoming }: HttpConnection = {},
  proxies = 0,
): string | undefined {
  if (!incoming) return undefined;
  const heard = senderOf(incoming.socket?.remoteAddress) ?? 'unknown';
  if (proxies === 0) return heard;
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? [];
  return senderOf(forwarded.at(-proxies)) ?? heard;
}
