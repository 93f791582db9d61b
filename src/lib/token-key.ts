/** The token's storage key (rule SESSION-1). */
export const TOKEN_KEY = 'token';

/** Where the auth state is saved between visits (rule SESSION-2). */
export const AUTH_KEY = 'auth';
