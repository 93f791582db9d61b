import { isIP } from 'node:net';
import type { Context } from 'hono';

/** What the server that listens knows of the connection; absent where a call comes by no connection. */
type Connection = { incoming?: { socket?: { remoteAddress?: string } } };

/** The first four groups of an IPv6 address: what one customer of a network is given at the least. */
function network(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail?.split(':').filter((group) => group !== '') ?? [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array<string>(missing).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** An address as one sender is told from another; undefined for what is none. */
function senderOf(given: string | undefined): string | undefined {
  const address = given
    ?.trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  if (!address) return undefined;
  const version = isIP(address);
  return version === 6 ? network(address) : version === 4 ? address : undefined;
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
