import {
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { fillIn } from '#server/http/problem.ts';
import type { Interview, InterviewAnswerKind } from '#src/contract/interviews/interview.ts';
import type { Language } from '#src/contract/language.ts';
import type { ReadWords } from '#src/contract/mails/mail-content.ts';

/** The content of an interview's calendar entry. */
export type CalendarInterview = Pick<
  Interview,
  'duration_minutes' | 'place' | 'link' | 'note' | 'sequence' | 'state' | 'answer'
> & {
  /** An ISO date-time. */
  starts_at: string;
  application_id: string;
  job_title: string;
  company_name: string;
  candidate_name: string;
  candidate_email: string;
  /** The job's public address for questions, '' without one. */
  contact_email: string;
};

/** The file's language and creation time, and the address that it links to. */
type FileContext = { language: Language; readWords: ReadWords; now: Date; url: string };

const ANSWERS: Record<InterviewAnswerKind, ICalAttendeeStatus> = {
  none: ICalAttendeeStatus.NEEDSACTION,
  confirmed: ICalAttendeeStatus.ACCEPTED,
  declined: ICalAttendeeStatus.DECLINED,
  other_time: ICalAttendeeStatus.TENTATIVE,
};

/**
 * The organizer's address, which calendars require: the job's public one, else a no-reply address. Candidates must not
 * see the employer's own.
 */
const inviter = ({ contact_email }: CalendarInterview, url: string): string =>
  contact_email || `no-reply@${new URL(url).hostname}`;

/**
 * The interview as an iCalendar file (RFC 5545 and 5546) with times in UTC: an invitation, or its cancellation. Its UID
 * stays the same and its SEQUENCE rises, so that calendars update their entry (rule INTERVIEW-6).
 */
export async function createInterviewCalendar(
  interview: CalendarInterview,
  { language, readWords, now, url }: FileContext,
): Promise<string> {
  const { starts_at, duration_minutes, place, link, note, sequence, state } = interview;
  const isSet = state === 'set';
  const start = new Date(starts_at);
  const { job_title: job, company_name: company } = interview;
  const words = await readWords(language);
  const calendar = new ICalCalendar({
    prodId: { company: 'Meydan', product: 'Interviews', language: language.toUpperCase() },
    method: isSet ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL,
  });
  calendar.createEvent({
    id: `interview-${interview.application_id}@meydan`,
    sequence,
    start,
    stamp: now,
    url,
    end: new Date(start.getTime() + duration_minutes * 60_000),
    summary: fillIn(words.interview, { job, company }),
    description: [note, link, url].filter(Boolean).join('\n\n'),
    location: place || link || null,
    status: isSet ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    organizer: { name: company, email: inviter(interview, url) },
    attendees: [
      {
        name: interview.candidate_name,
        email: interview.candidate_email,
        status: ANSWERS[interview.answer],
        // Candidates answer in the app: nobody reads replies from calendars.
        rsvp: false,
      },
    ],
  });
  return calendar.toString();
}
