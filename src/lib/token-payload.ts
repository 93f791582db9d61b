import { decodeJwt } from 'jose/jwt/decode';
import { type TokenPayload, tokenPayloadSchema } from '#src/contract/accounts/user.ts';

/** Decodes a token's payload; null if it has another shape. The server checks the signature. Throws jose's errors. */
export const decodeToken = (token: string): TokenPayload | null => {
  const payload = tokenPayloadSchema.safeParse(decodeJwt(token));
  return payload.success ? payload.data : null;
};
