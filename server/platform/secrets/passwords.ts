import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** The cost of a hash: scrypt's N as a power of two, r and p. */
type PasswordCost = { log2N: number; r: number; p: number };

/** 16 MB of memory and about a fifth of a second, as OWASP recommends for scrypt. */
const PASSWORD_COST: PasswordCost = { log2N: 14, r: 8, p: 5 };

/**
 * Keys derived at once. Node derives them in its pool of four threads, shared with files and compression: one thread
 * and one processor stay free for everything else.
 */
export const PASSWORDS_AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
/** Keys that may wait per running one. At a quarter of a second each, none waits longer than about 4 seconds. */
const WAITING_MAX = 16;
/** Share of the queue for calls that aren't log-ins. */
const OTHERS_SHARE = 1 / 4;

/** Too many passwords are queued. Callers may retry in a moment. */
export class PasswordsBusyError extends Error {}

export type Passwords = {
  /** A salted hash that carries its cost: `scrypt$log2N$r$p$salt$key`. */
  hash: (password: string) => Promise<string>;
  /** Whether the password matches the hash. Without a hash, takes the same time and returns false. */
  matches: (password: string, hash: string | undefined, isLogin?: boolean) => Promise<boolean>;
};

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * Hashes new passwords at `cost` and checks each at its hash's cost. Throws PasswordsBusyError when `waitingMax` keys
 * wait per running one.
 */
export function createPasswords(
  cost = PASSWORD_COST,
  waitingMax = WAITING_MAX,
  atOnce = PASSWORDS_AT_ONCE,
): Passwords {
  const queue = pLimit(atOnce);
  const derive = async (
    password: string,
    salt: string,
    { log2N, r, p }: PasswordCost,
    isLogin = false,
  ): Promise<Buffer> => {
    const places = waitingMax * atOnce * (isLogin ? 1 : OTHERS_SHARE);
    if (queue.pendingCount >= places) throw new PasswordsBusyError('Too many passwords wait');
    const N = 2 ** log2N;
    const options = { N, r, p, maxmem: 256 * N * r };
    return queue(() =>
      scryptAsync(password.normalize('NFC'), Buffer.from(salt, 'hex'), KEY_BYTES, options),
    );
  };
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES).toString('hex');
      const key = await derive(password, salt, cost);
      return ['scrypt', cost.log2N, cost.r, cost.p, salt, key.toString('hex')].join('$');
    },
    matches: async (password, hash, isLogin) => {
      const [, log2N, r, p, salt, key] = hash?.split('$') ?? [];
      if (!log2N || !r || !p || !salt || !key) {
        await derive(password, '00'.repeat(SALT_BYTES), cost, isLogin);
        return false;
      }
      const itsCost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
      const found = await derive(password, salt, itsCost, isLogin);
      return timingSafeEqual(found, Buffer.from(key, 'hex'));
    },
  };
}
