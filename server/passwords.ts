import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyRequest, PasswordCost } from './derive-key.ts';

const SALT_BYTES = 16;

/** 16 MB of memory and about a fifth of a second, as OWASP recommends for scrypt. */
const PASSWORD_COST: PasswordCost = { log2N: 14, r: 8, p: 5 };

/** Derives a key, for a log-in or for something else, on the calling thread (`deriveKey`) or in the pool's threads (`createPasswordPool`). */
export type DeriveKey = (request: KeyRequest, isLogin?: boolean) => string | Promise<string>;

export type Passwords = {
  /** A salted hash that carries its cost: `scrypt$log2N$r$p$salt$key`. */
  hash: (password: string) => Promise<string>;
  /** Whether the password matches the hash. Without a hash it takes the same time and gives false. */
  matches: (password: string, hash: string | undefined, isLogin?: boolean) => Promise<boolean>;
};

/**
 * Hashes new passwords at `cost` and checks each at the cost that its hash names. Both throw what `deriveKey`
 * throws.
 */
export function createPasswords(
  deriveKey: DeriveKey,
  cost: PasswordCost = PASSWORD_COST,
): Passwords {
  const derive = (password: string, salt: string, cost: PasswordCost, isLogin = false) =>
    deriveKey({ password: password.normalize('NFC'), salt, cost }, isLogin);
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES).toString('hex');
      const key = await derive(password, salt, cost);
      return ['scrypt', cost.log2N, cost.r, cost.p, salt, key].join('$');
    },
    matches: async (password, hash, isLogin) => {
      const [, log2N, r, p, salt, key] = hash?.split('$') ?? [];
      if (!log2N || !r || !p || !salt || !key) {
        await derive(password, '00'.repeat(SALT_BYTES), cost, isLogin);
        return false;
      }
      const itsCost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
      const found = await derive(password, salt, itsCost, isLogin);
      return timingSafeEqual(Buffer.from(found, 'hex'), Buffer.from(key, 'hex'));
    },
  };
}
