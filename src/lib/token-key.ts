/** The token's storage key (rule SESSION-1). */
export const TOKEN_KEY = 'token';
