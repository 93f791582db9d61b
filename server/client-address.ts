import { isIP } from 'node:net';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** What the server that listens knows of the connection; absent where a call comes by no connection. */
type Connection = { incoming?: { socket?: { remoteAddress?: string } } };

/** Groups of an IPv6 address that name a network: one customer of a provider is given a whole one at the least. */
const NETWORK_GROUPS = 4;

/**
 * An address as one sender is told from another: an IPv4 address, also where it is written as an IPv6 one, or
 * an IPv6 network of 64 bits. Undefined for what is no address.
 */
function senderOf(given: string | undefined): string | undefined {
  const address = given
    ?.trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  // The library reads short and octal forms too, which no proxy writes.
  if (!address || isIP(address) === 0) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.map((group, index) => (index < NETWORK_GROUPS ? group : 0));
  return `${new ipaddr.IPv6(network)}/64`;
}

/**
 * Where the call comes from: an IPv4 address, or an IPv6 network of 64 bits. `proxies` says how many
 * proxies of one's own stand before the server: each has added to X-Forwarded-For whom it heard, and
 * what stands before that in the list anybody could have written. A connection that ended before anyone
 * asked tells no address: all such are one sender. Undefined when there is no connection at all.
 */
export function clientAddress(c: Context, proxies: number): string | undefined {
  const { incoming }: Connection = c.env ?? {};
  if (!incoming) return undefined;
  const heard = senderOf(incoming.socket?.remoteAddress) ?? 'unknown';
  if (proxies === 0) return heard;
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
  return senderOf(forwarded.at(-proxies)) ?? heard;
}
