import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { tokenPayloadSchema, type User } from '#src/contract/accounts/user.ts';
import { createSealing, keyFor, type Sealing } from './sealing.ts';

/** Seconds: seven days (rule SESSION-5). */
const TOKEN_LIFETIME = 7 * 24 * 60 * 60;
/** Minimum characters. */
export const SECRET_MIN = 32;

/** The claims of a valid token. `exp` and `iat` in seconds since 1970; `jti` is the id of its session. */
const claimsSchema = z.extend(tokenPayloadSchema, { iat: z.int(), jti: z.string() });
type Claims = z.infer<typeof claimsSchema>;

/** The account that a token is for. */
type TokenOwner = Pick<User, '_id' | 'user_type'>;

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** When a token that was signed at this moment expires. */
export const tokenExpiry = (signedAt: Date): Date =>
  new Date((secondsOf(signedAt) + TOKEN_LIFETIME) * 1000);

/** When a token that expires at this moment was signed. */
export const tokenStart = (expiresAt: Date): Date =>
  new Date(expiresAt.getTime() - TOKEN_LIFETIME * 1000);

/** The only purpose of a mail reader's token. */
const PREFERENCES_AUDIENCE = 'notification-preferences';
/** Seconds: two years, since mails are kept. */
const PREFERENCES_LIFETIME = 2 * 365 * 24 * 60 * 60;

export type Tokens = Sealing & {
  /** Signs a token of the session, valid until it expires or the session ends. */
  sign: (user: TokenOwner, sessionId: string, signedAt: Date) => Promise<string>;
  /** The token's claims, or what is wrong with it. */
  verify: (token: string) => Promise<Claims | 'expired' | 'invalid'>;
  /** Signs the token for a mail's links, which permits only changing what this account is mailed. */
  signPreferencesToken: (accountId: string) => Promise<string>;
  /** The account's id, or undefined for any other token. Doesn't check that the account exists. */
  verifyPreferencesToken: (token: string) => Promise<string | undefined>;
  /** A hash keyed with the data key, for texts few enough to be guessed one by one. */
  keyedHash: (text: string) => string;
};

/** What tokens are signed with. */
export type Secrets = {
  current: string;
  /** Accepted, too, while the secret changes. */
  fallback?: string | undefined;
};

/**
 * Signs and verifies tokens (JWT, HS256); `clock` gives the current time. What lasts longer than a session depends on
 * the data key alone (see `openDataKey`).
 */
export function createTokens(
  { current, fallback, dataKey }: Secrets & { dataKey: string },
  clock: () => Date,
): Tokens {
  const key = createSecretKey(current, 'utf8');
  const formerKey = fallback === undefined ? undefined : createSecretKey(fallback, 'utf8');
  const hashKey = keyFor('hashing', dataKey);
  const linkKey = keyFor('mail links', dataKey);
  const claimsOf = async (token: string, signedWith: KeyObject) => {
    const { payload } = await jwtVerify(token, signedWith, {
      algorithms: ['HS256'],
      currentDate: clock(),
      requiredClaims: ['exp', 'iat', 'jti'],
    });
    return z.parse(claimsSchema, payload);
  };
  return {
    ...createSealing(dataKey),
    sign: ({ _id, user_type }, sessionId, signedAt) =>
      new SignJWT({ user: { id: _id, user_type } })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(secondsOf(signedAt))
        .setExpirationTime(tokenExpiry(signedAt))
        .setJti(sessionId)
        .sign(key),
    verify: async (token) => {
      try {
        return await claimsOf(token, key).catch((error: unknown) => {
          if (!formerKey || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
          return claimsOf(token, formerKey);
        });
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
      }
    },
    signPreferencesToken: (accountId) => {
      const now = secondsOf(clock());
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setAudience(PREFERENCES_AUDIENCE)
        .setSubject(accountId)
        .setIssuedAt(now)
        .setExpirationTime(now + PREFERENCES_LIFETIME)
        .sign(linkKey);
    },
    verifyPreferencesToken: async (token) => {
      try {
        const { payload } = await jwtVerify(token, linkKey, {
          algorithms: ['HS256'],
          audience: PREFERENCES_AUDIENCE,
          currentDate: clock(),
          requiredClaims: ['exp', 'sub'],
        });
        return payload.sub;
      } catch {
        return undefined;
      }
    },
    keyedHash: (text) => createHmac('sha256', hashKey).update(text).digest('hex'),
  };
}
