import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '#server/platform/database/connection.ts';
import { errorCode } from '#server/platform/database/errors.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { describeFailure, gotNoReply, judgeFailure } from '#server/platform/mail/mail-failure.ts';
import { nextAttempt } from './backoff.ts';
import {
  type ClaimedMail,
  claimMails,
  dropMail,
  failUnanswered,
  markFailed,
  noteHandOver,
  noteSent,
  putOff,
  UNANSWERED,
} from './commands.ts';
import { type Composer, composeMail } from './compose.ts';

/** Maximum milliseconds per mail. */
const MAIL_MAX = 100_000;
/** Milliseconds that an instance claims a mail: longer than sending may take. */
export const CLAIM = 150_000;
/** Attempts to record the outcome of a mail, and milliseconds between them. */
const NOTE_TRIES = 5;
const NOTE_DELAY = 1_000;

export type MailQueue = Omit<Composer, 'db' | 'origins'> & {
  database: Pick<Connection, 'db' | 'kind'>;
  mail: Mail;
  /** Undefined while the server has no public address; mails then stay queued. */
  origins: Composer['origins'] | undefined;
  clock: () => Date;
  log: Log;
  /** Once aborted, no further mail is started. */
  stopping?: AbortSignal;
  /** Once aborted, the current mail is cancelled. */
  breakOff?: AbortSignal;
};

/** Retries recording the outcome of a mail, which would otherwise be unknown. */
async function retryRecording(note: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await note();
      return;
    } catch (error) {
      if (tries === NOTE_TRIES) throw error;
      await sleep(NOTE_DELAY);
    }
  }
}

/** Postpones a mail that could not be sent, or marks it as failed. */
async function settleFailure(
  { database: { db }, clock, log, breakOff }: MailQueue,
  claimed: ClaimedMail,
  error: unknown,
  isHandedOver: boolean,
): Promise<void> {
  const { _id, attempt } = claimed;
  const verdict = judgeFailure(error, isHandedOver);
  const now = clock();
  const about = { mail: _id, attempt, code: errorCode(error) };
  if (verdict === 'later' && breakOff?.aborted) {
    await retryRecording(() => putOff(db, claimed, { due: now, error: '', counts: false }));
    return;
  }
  const due = verdict === 'later' ? nextAttempt(attempt, now) : undefined;
  const reason = describeFailure(error);
  if (due) {
    log('mail.delayed', about);
    await retryRecording(() => putOff(db, claimed, { due, error: reason, counts: true }));
  } else {
    log('mail.failed', { ...about, verdict });
    const why = verdict === 'unanswered' ? `${UNANSWERED} (${reason})` : reason;
    await retryRecording(() => markFailed(db, claimed, why, now));
  }
}

/**
 * Sends one mail that this instance has claimed. Uses no database connection while talking to the mail server. Records,
 * just before the end of the message, that the mail may arrive, and right after the answer, the outcome. So if an
 * instance dies, the outcome is unknown only in between. Returns whether to continue with the next mail (rule MAIL-6).
 */
async function sendOne(
  queue: MailQueue & Pick<Composer, 'origins'>,
  claimed: ClaimedMail,
): Promise<boolean> {
  const { database, mail, clock, log, breakOff } = queue;
  const { db } = database;
  let isHandedOver = false;
  const beforeEnd = async () => {
    if (!(await noteHandOver(db, claimed, clock()))) throw new Error('The claim is over');
    isHandedOver = true;
  };
  try {
    const message = await composeMail({ ...queue, db }, claimed._id);
    if (!message) {
      await dropMail(db, claimed);
      return true;
    }
    const limits = [AbortSignal.timeout(MAIL_MAX), ...(breakOff ? [breakOff] : [])];
    await mail.send(message, { beforeEnd, signal: AbortSignal.any(limits) });
  } catch (error) {
    await settleFailure(queue, claimed, error, isHandedOver);
    return !gotNoReply(error);
  }
  await retryRecording(() => noteSent(db, claimed, clock()));
  log('mail.sent', { mail: claimed._id, attempt: claimed.attempt });
  return true;
}

/**
 * Sends the due mails one by one, until none is left or the mail server is out of reach. Returns how many were taken.
 */
export async function sendDueMails(queue: MailQueue): Promise<number> {
  const { database, origins, clock, log, stopping } = queue;
  const { db } = database;
  const lost = await failUnanswered(db, clock());
  if (lost > 0) log('mail.failed', { verdict: 'unanswered', count: lost });
  if (!origins) return 0;
  for (let taken = 0; ; taken += 1) {
    if (stopping?.aborted) return taken;
    const now = clock();
    const until = new Date(now.getTime() + CLAIM);
    const [claimed] = await claimMails(db, 1, { now, until });
    if (!claimed) return taken;
    if (!(await sendOne({ ...queue, origins }, claimed))) return taken + 1;
  }
}
