import type { InterviewFacts, interviews, KeptAnswer } from '#server/platform/database/schema.ts';
import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';
import type { InterviewInput } from '#src/contract/interviews/interview-input.ts';
import { INTERVIEW_MINUTES } from '#src/contract/limits.ts';
import type { MailedFacts, MailedInterview } from '#src/contract/mails/mail-content.ts';

export type StoredInterview = typeof interviews.$inferSelect;

export const factsOf = ({ starts_at, ...one }: StoredInterview): InterviewFacts => ({
  starts_at: starts_at.toISOString(),
  duration_minutes: one.duration_minutes,
  time_zone: one.time_zone,
  place: one.place,
  link: one.link,
  note: one.note,
});

/** Interview facts as mails contain them. */
export const toMailedInterview = (
  { sequence, answer }: Pick<StoredInterview, 'sequence' | 'answer'>,
  facts: InterviewFacts,
): MailedInterview => ({ ...facts, sequence, answer });

/** Facts of an interview's notification: the app shows the time, the mail everything. */
export const interviewMailFacts = (interview: MailedInterview): MailedFacts => ({
  starts_at: interview.starts_at,
  time_zone: interview.time_zone,
  interview,
});

const differ = (
  one: InterviewFacts,
  other: InterviewFacts,
  names: readonly (keyof InterviewFacts)[],
): boolean => names.some((name) => one[name] !== other[name]);

/** What an answer is about: if this changes, the candidate must answer again. */
const APPOINTMENT = ['starts_at', 'duration_minutes', 'place', 'link'] as const;
const ALL = [...APPOINTMENT, 'time_zone', 'note'] as const;

const NO_ANSWER: KeptAnswer = { answer: 'none', answer_note: '', answered_at: null };

/** The requested interview; missing fields keep their values or get defaults. */
export function wantedFacts(
  stored: StoredInterview | undefined,
  date: Date,
  input: Omit<InterviewInput, 'interview_date' | '__v'>,
): InterviewFacts {
  const before: Omit<InterviewFacts, 'starts_at'> =
    stored?.state === 'set'
      ? factsOf(stored)
      : { duration_minutes: INTERVIEW_MINUTES, time_zone: 'UTC', place: '', link: '', note: '' };
  return {
    duration_minutes: input.duration_minutes ?? before.duration_minutes,
    time_zone: input.time_zone ?? before.time_zone,
    place: input.place ?? before.place,
    link: input.link ?? before.link,
    note: input.note ?? before.note,
    starts_at: date.toISOString(),
  };
}

export const answerOf = ({ answer, answer_note, answered_at }: StoredInterview): KeptAnswer => ({
  answer,
  answer_note,
  answered_at: answered_at?.toISOString() ?? null,
});

/**
 * The answer after the interview changes. A changed appointment needs a new answer. The answer to the announced
 * appointment is kept until the change is announced, so that undoing a mistake in time restores it (rule INTERVIEW-2).
 */
export function nextAnswer(
  stored: StoredInterview,
  wanted: InterviewFacts,
): { given: KeptAnswer; kept: KeptAnswer | null } {
  const before = factsOf(stored);
  const { announced } = stored;
  const isAnnounced = (facts: InterviewFacts) =>
    announced !== null && !differ(facts, announced, APPOINTMENT);
  const isSame = !differ(before, wanted, APPOINTMENT);
  if (isSame && (stored.state === 'set' || announced))
    return { given: answerOf(stored), kept: stored.kept_answer };
  if (isAnnounced(wanted)) return { given: stored.kept_answer ?? NO_ANSWER, kept: null };
  const kept = isAnnounced(before) ? answerOf(stored) : stored.kept_answer;
  return { given: NO_ANSWER, kept };
}

/** The status after an interview is set or cancelled. A cancellation does not revert a later decision. */
export const statusAfter = (
  from: ApplicationStatus,
  isSet: boolean,
  wasSet: boolean,
): ApplicationStatus => {
  if (isSet) return 'interview';
  return wasSet && from === 'interview' ? 'reviewed' : from;
};

/** Whether any fact differs; `changesAppointment` compares only the appointment. */
export const changesFacts = (one: InterviewFacts, other: InterviewFacts): boolean =>
  differ(one, other, ALL);
export const changesAppointment = (one: InterviewFacts, other: InterviewFacts): boolean =>
  differ(one, other, APPOINTMENT);
