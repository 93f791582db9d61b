import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What the server may speak to without TLS beyond this machine, if the operator says so (ALLOW_PLAINTEXT). */
export const PLAINTEXT_PEERS = ['smtp', 'database', 's3'] as const;
export type PlaintextPeer = (typeof PLAINTEXT_PEERS)[number];

/** Whether an address of this host stays within this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || (isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback');

/** The host name of a URL, an IPv6 address without its brackets. */
export const hostnameOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '');

/** The names in a list such as `smtp,s3`; undefined when it has others. */
export function readPeers(value: string): readonly PlaintextPeer[] | undefined {
  const names = value.split(',').map((name) => name.trim());
  const peers = PLAINTEXT_PEERS.filter((peer) => names.includes(peer));
  return names.every((name) => (PLAINTEXT_PEERS as readonly string[]).includes(name))
    ? peers
    : undefined;
}
