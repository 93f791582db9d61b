import { scryptSync } from 'node:crypto';

const KEY_BYTES = 32;

/** What a hash costs: scrypt's N as a power of two, r and p. */
export type PasswordCost = { log2N: number; r: number; p: number };

/** What a key is derived from; `salt` in hex, as all of it travels between threads. */
export type KeyRequest = { password: string; salt: string; cost: PasswordCost };

/**
 * The key of a password, in hex. It holds up the thread that it is called on; crypto's way that does not
 * would take the threads that files and compression need. The pool's threads load this file.
 */
export function deriveKey({ password, salt, cost }: KeyRequest): string {
  const N = 2 ** cost.log2N;
  const options = { N, r: cost.r, p: cost.p, maxmem: 256 * N * cost.r };
  return scryptSync(password, Buffer.from(salt, 'hex'), KEY_BYTES, options).toString('hex');
}

export default deriveKey;
