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

/** An interview as a calendar shows it, and whose it is. */
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

/** In whose language the file is, when it was made, and the address that it opens. */
type FileContext = { language: Language; readWords: ReadWords; now: Date; url: string };

const ANSWERS: Record<InterviewAnswerKind, ICalAttendeeStatus> = {
  none: ICalAttendeeStatus.NEEDSACTION,
  confirmed: ICalAttendeeStatus.ACCEPTED,
  declined: ICalAttendeeStatus.DECLINED,
  other_time: ICalAttendeeStatus.TENTATIVE,
};

/**
 * The inviter's address, which calendars require: the job's public one, else one that belongs to nobody. The
 * employer's own is not shown to the candidate.
 */
const inviter = ({ contact_email }: CalendarInterview, url: string): string =>
  contact_email || `no-reply@${new URL(url).hostname}`;

/**
 * The interview as an iCalendar file (RFC 5545 and 5546) with times in UTC: an invitation, or its
 * cancellation. Its UID stays the same and its SEQUENCE rises, so that a calendar replaces what it has (rule
 * INTERVIEW-6).
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
        // The answer is given here: nobody reads what a calendar sends back.
        rsvp: false,
      },
    ],
  });
  return calendar.toString();
}
