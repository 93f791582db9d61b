import { scryptSync } from 'node:crypto';

const KEY_BYTES = 32;

/** The cost of a hash: scrypt's N as a power of two, r and p. */
export type PasswordCost = { log2N: number; r: number; p: number };

/** What a key is derived from. The salt is in hex, since all of it is passed between threads. */
export type KeyRequest = { password: string; salt: string; cost: PasswordCost };

/**
 * The key of a password, in hex. It blocks its thread; the asynchronous scrypt would occupy the threads that
 * files and compression need. The threads of the password pool load this file.
 */
export default function deriveKey({ password, salt, cost }: KeyRequest): string {
  const N = 2 ** cost.log2N;
  const options = { N, r: cost.r, p: cost.p, maxmem: 256 * N * cost.r };
  return scryptSync(password, Buffer.from(salt, 'hex'), KEY_BYTES, options).toString('hex');
}
