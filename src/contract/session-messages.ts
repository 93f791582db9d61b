/** The texts of a refused, missing or malformed token (specification, sections 6 and 8), by which the browser ends a session. */
export const sessionMessages = {
  tokenFormat: 'Invalid token format',
  noToken: 'No authentication token found',
  tokenInvalid: 'Token is not valid',
  tokenExpired: 'Token has expired, please log in again',
} as const;
