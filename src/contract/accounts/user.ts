import * as z from 'zod/mini';
import { USER_TYPES } from '#src/contract/enumerations.ts';
import { lenientDate, lenientText } from '#src/contract/replies.ts';

/** A user as its owner sees it: GET /api/auth/me and GET /api/users/profile. */
export const userSchema = z.object({
  _id: z.string(),
  user_type: z.enum(USER_TYPES),
  first_name: lenientText,
  last_name: lenientText,
  email: lenientText,
  /** Whether the address is confirmed; true if the server doesn't say. */
  email_confirmed: z.catch(z._default(z.boolean(), true), true),
  /** When the account will be deleted; null if it stays. */
  deletes_at: z.catch(z._default(lenientDate, null), null),
  phone: lenientText,
  location: lenientText,
  resume_url: lenientText,
  profile_image_url: lenientText,
  created_at: lenientDate,
});
export type User = z.infer<typeof userSchema>;

/**
 * GET /api/auth/me. `terms_version` is the version of the terms that the account accepted last, '' for none; undefined if
 * the server doesn't say.
 */
export const meSchema = z.extend(userSchema, {
  terms_version: z.catch(z.optional(z.string()), undefined),
});
export type Me = z.infer<typeof meSchema>;

/** A token's payload: its user, its expiry (seconds since 1970) and its own id. */
export const tokenPayloadSchema = z.object({
  user: z.object({ id: z.string(), user_type: z.enum(USER_TYPES) }),
  exp: z.int(),
  iat: z.optional(z.int()),
  jti: z.optional(z.string()),
});
export type TokenPayload = z.infer<typeof tokenPayloadSchema>;
