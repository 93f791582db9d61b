/** Encrypts what a backup holds for the owner of one key, in the format of age (age-encryption.org). */
export type Cipher = {
  encrypt: (plain: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>;
  decrypt: (encrypted: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>;
};

/** A secret key of age, as its tools make it too. */
export const BACKUP_KEY = /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/;

/** The name of an encrypted file ends so. */
export const ENCRYPTED = '.age';

/** A text that looks like a key, but isn’t one, or not the one that opens this. */
export class WrongKeyError extends Error {}

/** Throws WrongKeyError. */
export async function createCipher(key: string): Promise<Cipher> {
  // Only loaded by those who encrypt.
  const { Decrypter, Encrypter, identityToRecipient } = await import('age-encryption');
  const encrypter = new Encrypter();
  const recipient = await identityToRecipient(key).catch(() => {
    // The library's message has the key.
    throw new WrongKeyError('BACKUP_KEY isn’t a key: it was mistyped.');
  });
  encrypter.addRecipient(recipient);
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  return {
    encrypt: (plain) => encrypter.encrypt(plain),
    decrypt: (encrypted) =>
      decrypter.decrypt(encrypted).catch((error: unknown) => {
        if (!(error instanceof Error && error.message.startsWith('no identity matched')))
          throw error;
        throw new WrongKeyError(
          'BACKUP_KEY doesn’t open this backup: it was made with another one.',
        );
      }),
  };
}

export async function newBackupKey(): Promise<string> {
  const { generateX25519Identity } = await import('age-encryption');
  return generateX25519Identity();
}
