import type { Context } from 'hono';
import type { LogEvent } from '#server/platform/log/log.ts';
import { Problem } from './problem.ts';

/** Events logged when a call succeeds (`done`) or is refused with a reason (`refused`). */
const EVENTS: Readonly<Record<string, { done?: LogEvent; refused?: LogEvent }>> = {
  'POST /api/auth/register': { done: 'account.registered' },
  'POST /api/auth/login': { done: 'login.succeeded', refused: 'login.failed' },
  'POST /api/auth/logout': { done: 'logout' },
  'POST /api/auth/logout-everywhere': { done: 'sessions.ended' },
  'PUT /api/auth/password': { done: 'password.changed' },
  'POST /api/auth/forgot-password': { done: 'password_reset.requested' },
  'POST /api/auth/reset-password': {
    done: 'password_reset.used',
    refused: 'password_reset.refused',
  },
  'POST /api/uploads/resume': { refused: 'upload.refused' },
  'POST /api/uploads/profile-image': { refused: 'upload.refused' },
};

/** The refusal's message; undefined for field errors. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof Problem && 'msg' in error.body ? error.body.msg : undefined;

/** Logs the events of the answered call. */
export function logOutcome(c: Context, route: string): void {
  const events = EVENTS[`${c.req.method} ${route}`];
  const { status } = c.res;
  if (c.res.ok && events?.done) c.var.log(events.done);
  if (c.res.ok && c.var.written) c.var.log('console.write', c.var.written);
  const reason = reasonOf(c.error);
  // Rate limits log their own event.
  if (reason === undefined || status === 429 || status >= 500) return;
  const refused = status === 401 || status === 403 ? 'access.refused' : events?.refused;
  if (refused) c.var.log(refused, { status, reason, address: c.var.address });
}
