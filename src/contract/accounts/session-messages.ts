/**
 * Messages about a rejected, missing or malformed token (rules CALL-2, SESSION-1 and SESSION-3), which make the browser
 * end the session.
 */
export const sessionMessages = {
  tokenFormat: 'Invalid token format',
  noToken: 'No authentication token found',
  tokenInvalid: 'Token is not valid',
  tokenExpired: 'Token has expired, please log in again',
} as const;
