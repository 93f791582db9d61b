import { createSecretKey, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { messages } from '../src/contract/messages.ts';
import { tokenPayloadSchema, type User } from '../src/contract/user.ts';
import { problem } from './problem.ts';

/** Seconds: seven days. */
export const TOKEN_LIFETIME = 7 * 24 * 60 * 60;
/** Characters. */
export const SECRET_MIN = 32;

/** What a valid token says. `exp` and `iat` in seconds since 1970; `sv` is its account's session version. */
const claimsSchema = z.extend(tokenPayloadSchema, {
  iat: z.int(),
  jti: z.string(),
  // Tokens of before there were versions say none.
  sv: z._default(z.int(), 0),
});
export type Claims = z.infer<typeof claimsSchema>;

/** Whom a token speaks for. */
export type TokenOwner = Pick<User, '_id' | 'user_type'> & { session_version: number };

export type Tokens = {
  /** A new token for this user, good until its account's session version is raised above the one given. */
  sign: (user: TokenOwner) => Promise<string>;
  /** What the token says. Refuses with 401: not valid, or expired. */
  verify: (token: string) => Promise<Claims>;
};

/** Signs and checks tokens (JWT, HS256) with the secret; `clock` gives the present. */
export function createTokens(secret: string, clock: () => Date): Tokens {
  const key = createSecretKey(secret, 'utf8');
  return {
    sign: ({ _id, user_type, session_version }) => {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ user: { id: _id, user_type }, sv: session_version })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(now)
        .setExpirationTime(now + TOKEN_LIFETIME)
        .setJti(randomUUID())
        .sign(key);
    },
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          currentDate: clock(),
          requiredClaims: ['exp', 'iat', 'jti'],
        });
        return z.parse(claimsSchema, payload);
      } catch (error) {
        throw problem(
          401,
          error instanceof errors.JWTExpired ? messages.tokenExpired : messages.tokenInvalid,
        );
      }
    },
  };
}
