import * as z from 'zod/mini';

/** The reply of register and login. The token may be missing in a foreign server's reply; the session says so. */
export const sessionSchema = z.object({ token: z.optional(z.string()) });
