import { decodeJwt } from 'jose/jwt/decode';
import { type TokenPayload, tokenPayloadSchema } from '#src/contract/accounts/user.ts';

/** A token's payload, or null for another one's. The server checks the signature. Raises jose's errors. */
export const decodeToken = (token: string): TokenPayload | null => {
  const payload = tokenPayloadSchema.safeParse(decodeJwt(token));
  return payload.success ? payload.data : null;
};
