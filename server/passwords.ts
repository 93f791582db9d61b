import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** What a hash costs: scrypt's N as a power of two, r and p. */
export type PasswordCost = { log2N: number; r: number; p: number };

/** 16 MB of memory and about a fifth of a second, as OWASP recommends for scrypt. */
export const PASSWORD_COST: PasswordCost = { log2N: 14, r: 8, p: 5 };

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const N = 2 ** cost.log2N;
  const options: ScryptOptions = { N, r: cost.r, p: cost.p, maxmem: 256 * N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

export type Passwords = {
  /** A salted hash that carries its cost: `scrypt$log2N$r$p$salt$key`. */
  hash: (password: string) => Promise<string>;
  /** Whether the password is the one hashed. Without a hash it does the same work and says no. */
  matches: (password: string, hash: string | undefined) => Promise<boolean>;
};

/** Hashes new passwords at `cost`; checks each at the cost that its hash carries. */
export function createPasswords(cost: PasswordCost = PASSWORD_COST): Passwords {
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      const key = await derive(password, salt, cost);
      return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('hex'), key.toString('hex')].join(
        '$',
      );
    },
    matches: async (password, hash) => {
      const [, log2N, r, p, salt, key] = hash?.split('$') ?? [];
      if (!log2N || !r || !p || !salt || !key) {
        await derive(password, Buffer.alloc(SALT_BYTES), cost);
        return false;
      }
      const found = await derive(password, Buffer.from(salt, 'hex'), {
        log2N: Number(log2N),
        r: Number(r),
        p: Number(p),
      });
      return timingSafeEqual(found, Buffer.from(key, 'hex'));
    },
  };
}
