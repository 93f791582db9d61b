import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
/** As GCM recommends. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type Sealing = {
  /** Encrypts a text for storing. `about` says whose and which it is: elsewhere it can't be read. */
  seal: (text: string, about: string) => string;
  /** The text; undefined if it was changed, is about something else, or was sealed under another key. */
  unseal: (sealed: string, about: string) => string | undefined;
};

/** The key for one purpose that a secret is used for. */
export const keyFor = (purpose: 'sealing' | 'hashing' | 'mail links', secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));

/** Encrypts under a key derived from a secret (rule TWOSTEP-2). */
export const createSealing = (secret: string): Sealing => sealWith(keyFor('sealing', secret));

/** A new random key, as text. */
export const newSealingKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** Encrypts under a key of `newSealingKey`: once that is gone, nothing can be read any more (rule CONSOLE-10). */
export const sealWithKey = (key: string): Sealing => sealWith(Buffer.from(key, 'base64url'));

/** AES in GCM with 256 bits. */
function sealWith(key: Buffer): Sealing {
  return {
    seal: (text, about) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    unseal: (sealed, about) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
        const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
