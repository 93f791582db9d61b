/** The texts of a refused or missing token (specification, sections 6 and 8), by which the browser ends a session. */
export const sessionTexts = {
  noToken: 'No authentication token found',
  tokenInvalid: 'Token is not valid',
  tokenExpired: 'Token has expired, please log in again',
} as const;
