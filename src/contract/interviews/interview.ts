import * as z from 'zod/mini';
import { lenientDate, lenientList, lenientText } from '#src/contract/replies.ts';

/** Characters of the name of a time zone. */
export const TIME_ZONE_MAX = 64;

/** Whether it is the name of a time zone (IANA), such as `Europe/Istanbul`; an offset is none. */
export const isTimeZone = (name: string): boolean => {
  if (name.length > TIME_ZONE_MAX || !/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** When and where an interview is. */
const whenAndWhere = {
  starts_at: lenientDate,
  duration_minutes: z.catch(z.int(), 60),
  /** The zone in which the employer set it (IANA). */
  time_zone: z.catch(z.string().check(z.refine(isTimeZone)), 'UTC'),
  place: lenientText,
  link: lenientText,
};

/** What a candidate says to an interview; `other_time` asks for another one. */
export const GIVEN_ANSWERS = ['confirmed', 'declined', 'other_time'] as const;
export const INTERVIEW_ANSWERS = ['none', ...GIVEN_ANSWERS] as const;
export type InterviewAnswerKind = (typeof INTERVIEW_ANSWERS)[number];

/** The interview of an application. `sequence` counts its changes; an answer names the one that it is to. */
export const interviewSchema = z.object({
  ...whenAndWhere,
  note: lenientText,
  sequence: z.catch(z.int(), 0),
  state: z.catch(z.enum(['set', 'cancelled']), 'set'),
  answer: z.catch(z.enum(INTERVIEW_ANSWERS), 'none'),
  answer_note: lenientText,
  answered_at: lenientDate,
});
export type Interview = z.infer<typeof interviewSchema>;

/** An interview ahead of the caller, with whom it is. */
const upcomingInterviewSchema = z.object({
  ...whenAndWhere,
  application_id: z.string(),
  job_id: z.string(),
  job_title: lenientText,
  company_name: lenientText,
  /** '' for the candidate. */
  candidate_name: lenientText,
  answer: z.catch(z.enum(INTERVIEW_ANSWERS), 'none'),
});
export type UpcomingInterview = z.infer<typeof upcomingInterviewSchema>;

/** GET /api/interviews: the caller's next ones, the soonest first. */
export const upcomingInterviewsSchema = z.object({
  interviews: lenientList(upcomingInterviewSchema),
});
