import { SignJWT } from 'jose';

const key = { kty: 'oct', k: 'c2lnbmVkIGZvciB0ZXN0cyBhbmQgZm9yIG5vdGhpbmcgZWxzZSE' };

/** A signed token of a candidate as the server makes it, valid until `expires`, by default in an hour. */
export const makeToken = (expires: Date = new Date(Date.now() + 3_600_000)): Promise<string> =>
  new SignJWT({ user: { id: 'candidate-1', user_type: 'candidate' } })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(expires)
    .setJti(crypto.randomUUID())
    .sign(key);

/** A signed token with any payload. */
export const makeTokenOf = (payload: Record<string, unknown>): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(key);

/** Secrets for `createTokens`, where one text stands for all. */
export const secretsOf = (secret: string) => ({ current: secret, dataKey: secret });
