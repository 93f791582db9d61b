/** Where the token is saved (rule SESSION-1). */
export const TOKEN_KEY = 'token';
