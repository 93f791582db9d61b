import type { Context } from 'hono';
import type { LogEvent } from '#server/platform/log/log.ts';
import { Problem } from './problem.ts';

type Events = { done?: LogEvent; refused?: LogEvent };

/** Events logged when a call succeeds (`done`) or is refused with a reason (`refused`). */
const EVENTS: Readonly<Record<string, Events>> = {
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
  'POST /api/auth/email': { done: 'email.change_requested' },
  'POST /api/auth/email/code': { done: 'email.confirmed', refused: 'email.refused' },
  'POST /api/auth/email/confirm': { done: 'email.confirmed', refused: 'email.refused' },
  'POST /api/auth/totp/confirm': { done: 'second_step.changed' },
  'DELETE /api/auth/totp': { done: 'second_step.changed' },
  'POST /api/auth/recovery-codes': { done: 'second_step.changed' },
  'POST /api/auth/passkeys': { done: 'second_step.changed', refused: 'second_step.refused' },
  'DELETE /api/auth/passkeys/:id': { done: 'second_step.changed' },
  'POST /api/auth/passkeys/login': { done: 'login.succeeded', refused: 'login.failed' },
  'POST /api/auth/second-step/recover': {
    done: 'second_step.recovery_requested',
    refused: 'login.failed',
  },
  'DELETE /api/auth/second-step/recovery': { done: 'second_step.recovery_cancelled' },
  'POST /api/auth/second-step/recovery/cancel': { done: 'second_step.recovery_cancelled' },
  'POST /api/uploads/resume': { refused: 'upload.refused' },
  'POST /api/uploads/profile-image': { refused: 'upload.refused' },
};

/** The refusal's message; undefined for field errors. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof Problem && 'msg' in error.body ? error.body.msg : undefined;

/** The events of a route's calls. */
export const eventsOf = (method: string, route: string): Events | undefined =>
  EVENTS[`${method} ${route}`];

/** Logs the events of the answered call. */
export function logOutcome(
  c: Context,
  { events, status, failure }: { events: Events | undefined; status: number; failure: unknown },
): void {
  const isDone = status >= 200 && status < 300;
  if (isDone && events?.done) c.var.log(events.done);
  const written = c.get('written');
  if (isDone && written) c.var.log('console.write', written);
  const reason = reasonOf(failure);
  // Rate limits log their own event.
  if (reason === undefined || status === 429 || status >= 500) return;
  const refused = status === 401 || status === 403 ? 'access.refused' : events?.refused;
  if (refused) c.var.log(refused, { status, reason, address: c.var.address });
}
