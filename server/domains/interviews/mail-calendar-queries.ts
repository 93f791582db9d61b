import type { Database } from '#server/platform/database/schema.ts';
import { type Attachment, CALENDAR_FILE, type MailedCalendar } from '#server/platform/mail/mail.ts';
import type { User } from '#src/contract/accounts/user.ts';
import { applicationPath } from '#src/contract/applications/application-path.ts';
import type { Language } from '#src/contract/language.ts';
import type { MailedNotification, ReadWords } from '#src/contract/mails/mail-content.ts';
import { createInterviewCalendar } from './calendar.ts';
import { calendarFacts } from './queries.ts';

/** The recipient of the mail. */
type Addressee = Pick<User, 'email' | 'user_type'> & { language: Language };

/** The app's origin, and the server's texts in each language. */
type Around = { origin: string; readWords: ReadWords };

/** Whether the notification cancels the interview; undefined when it does not affect calendars. */
function isCancelledBy({ kind, facts }: MailedNotification): boolean | undefined {
  if (!facts.interview) return undefined;
  // A rejection also cancels the interview.
  if (kind === 'interview_cancelled' || kind === 'status_changed') return true;
  return kind === 'interview_answered' && facts.answer !== 'confirmed' ? undefined : false;
}

/**
 * The notification's interview as a calendar file: as it was announced, however late the mail is. Undefined when the
 * notification does not affect calendars (rule INTERVIEW-10).
 */
export async function calendarOf(
  db: Database,
  notification: MailedNotification,
  reader: Addressee,
  { origin, readWords }: Around,
): Promise<MailedCalendar | undefined> {
  const { application_id: id, facts } = notification;
  const isCancelled = isCancelledBy(notification);
  if (!id || !facts.interview || isCancelled === undefined) return undefined;
  const around = await calendarFacts(db, id);
  if (!around) return undefined;
  const content = await createInterviewCalendar(
    {
      ...facts.interview,
      ...around,
      state: isCancelled ? 'cancelled' : 'set',
      // Mail programs look for their user's address among the attendees.
      ...(reader.user_type === 'candidate' && { candidate_email: reader.email }),
    },
    {
      language: reader.language,
      readWords,
      now: new Date(notification.created_at ?? 0),
      url: origin + applicationPath(reader.user_type, notification),
    },
  );
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content };
}

/** The calendar files of a digest: one per interview, as last announced. */
export async function calendarFiles(
  db: Database,
  notifications: readonly MailedNotification[],
  reader: Addressee,
  around: Around,
): Promise<Attachment[]> {
  // The oldest come first, so the newest remains.
  const last = new Map(
    notifications
      .filter((one) => isCancelledBy(one) !== undefined)
      .map((one) => [one.application_id, one] as const),
  );
  const files: Attachment[] = [];
  for (const one of last.values()) {
    const calendar = await calendarOf(db, one, reader, around);
    if (!calendar) continue;
    const name = files.length === 0 ? CALENDAR_FILE : `interview-${files.length + 1}.ics`;
    const type = `text/calendar; charset=utf-8; method=${calendar.method}`;
    files.push({ name, type, content: calendar.content });
  }
  return files;
}
