/** Where the token is kept (specification, section 9). */
export const TOKEN_KEY = 'token';
