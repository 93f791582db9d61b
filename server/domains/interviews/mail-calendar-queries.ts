import type { Database } from '#server/platform/database/schema.ts';
import { type Attachment, CALENDAR_FILE, type MailedCalendar } from '#server/platform/mail/mail.ts';
import type { User } from '#src/contract/accounts/user.ts';
import type { Language } from '#src/contract/language.ts';
import type { MailedNotification, ReadWords } from '#src/contract/mails/mail-content.ts';
import { applicationPath, createInterviewCalendar } from './calendar.ts';
import { calendarFacts } from './queries.ts';

/** Whom the mail goes to. */
type Addressee = Pick<User, 'email' | 'user_type'> & { language: Language };

/** Where the app is, and in which words it is told. */
type Around = { origin: string; readWords: ReadWords };

/** Whether it is told that the interview is off; undefined of what says nothing of a calendar's. */
function isCancelledBy({ kind, facts }: MailedNotification): boolean | undefined {
  if (!facts.interview) return undefined;
  // A rejection tells of the cancellation too.
  if (kind === 'interview_cancelled' || kind === 'status_changed') return true;
  return kind === 'interview_answered' && facts.answer !== 'confirmed' ? undefined : false;
}

/**
 * The interview that a notification tells of, for a calendar: as it was told, however late the mail is.
 * Undefined when it tells of none.
 */
export async function calendarOf(
  db: Database,
  told: MailedNotification,
  reader: Addressee,
  { origin, readWords }: Around,
): Promise<MailedCalendar | undefined> {
  const { application_id: id, facts } = told;
  const isCancelled = isCancelledBy(told);
  if (!id || !facts.interview || isCancelled === undefined) return undefined;
  const around = await calendarFacts(db, id);
  if (!around) return undefined;
  const content = await createInterviewCalendar(
    {
      ...facts.interview,
      ...around,
      state: isCancelled ? 'cancelled' : 'set',
      // Mail programs look for their own address among the invited.
      ...(reader.user_type === 'candidate' && { candidate_email: reader.email }),
    },
    {
      language: reader.language,
      readWords,
      now: new Date(told.created_at ?? 0),
      url: origin + applicationPath(reader.user_type, id, told.job_id),
    },
  );
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content };
}

/** What a digest puts into the calendar: each interview as it was told last, as files to open. */
export async function calendarFiles(
  db: Database,
  told: readonly MailedNotification[],
  reader: Addressee,
  around: Around,
): Promise<Attachment[]> {
  // The oldest come first.
  const last = new Map(
    told
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
