/**
 * The messages about a refused, missing or malformed token (rules CALL-2, SESSION-1 and SESSION-3),
 * by which the browser ends a session.
 */
export const sessionMessages = {
  tokenFormat: 'Invalid token format',
  noToken: 'No authentication token found',
  tokenInvalid: 'Token is not valid',
  tokenExpired: 'Token has expired, please log in again',
} as const;
