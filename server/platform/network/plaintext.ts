import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Services beyond this machine that the server may use without TLS, if the operator allows it (ALLOW_PLAINTEXT). */
export const PLAINTEXT_PEERS = ['smtp', 'database', 's3'] as const;
export type PlaintextPeer = (typeof PLAINTEXT_PEERS)[number];

/** Whether connections to the host stay within this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || (isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback');

/** The host name of a URL, an IPv6 address without its brackets. */
export const hostnameOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '');

/** The peers in a list such as `smtp,s3`; undefined if one is unknown. */
export function readPeers(value: string): readonly PlaintextPeer[] | undefined {
  const names = value.split(',').map((name) => name.trim());
  const peers = PLAINTEXT_PEERS.filter((peer) => names.includes(peer));
  return names.every((name) => (PLAINTEXT_PEERS as readonly string[]).includes(name))
    ? peers
    : undefined;
}
