import type { Context } from 'hono';
import { hostnameOf, isLoopback } from '#server/platform/network/plaintext.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { problem } from './problem.ts';

/**
 * The origin of the app, for links in mails and passkeys: its public address. Without that setting, the request's
 * origin, but only on this machine: elsewhere, a forged Host would make the owner's link lead to an attacker.
 */
export function appOrigin(c: Context, publicUrl: string | undefined): string | undefined {
  if (publicUrl) return new URL(publicUrl).origin;
  const { url } = c.req;
  return isLoopback(hostnameOf(url)) ? new URL(url).origin : undefined;
}

/** The origin that passkeys belong to. Refuses (400) an address at which none work (rule TWOSTEP-4). */
export function passkeyOrigin(c: Context, publicUrl: string | undefined): string {
  const origin = appOrigin(c, publicUrl);
  const sentFrom = c.req.header('origin');
  if (!origin || (sentFrom && sentFrom !== origin)) throw problem(400, errorMessages.passkeyOrigin);
  return origin;
}
