import * as z from 'zod/mini';

/** A reply that starts or continues a session. Another server may omit the token; the session reports that. */
export const sessionSchema = z.object({ token: z.optional(z.string()) });
