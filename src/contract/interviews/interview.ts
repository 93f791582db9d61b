import * as z from 'zod/mini';
import { lenientDate, lenientList, lenientText } from '#src/contract/replies.ts';

/** Maximum characters of a time zone's name. */
export const TIME_ZONE_MAX = 64;

/** Whether `name` is an IANA time zone such as `Europe/Istanbul`; offsets are not. */
export const isTimeZone = (name: string): boolean => {
  if (name.length > TIME_ZONE_MAX || !/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const whenAndWhere = {
  starts_at: lenientDate,
  duration_minutes: z.catch(z.int(), 60),
  /** The zone in which the employer set it (IANA). */
  time_zone: z.catch(z.string().check(z.refine(isTimeZone)), 'UTC'),
  place: lenientText,
  link: lenientText,
};

/** A candidate's answers to an interview; `other_time` asks for another time. */
export const GIVEN_ANSWERS = ['confirmed', 'declined', 'other_time'] as const;
export const INTERVIEW_ANSWERS = ['none', ...GIVEN_ANSWERS] as const;
export type InterviewAnswerKind = (typeof INTERVIEW_ANSWERS)[number];

/** The interview of an application. `sequence` counts its changes; an answer refers to one of them. */
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

/** An upcoming interview of the caller, and whom it is with. */
export const upcomingInterviewSchema = z.object({
  ...whenAndWhere,
  application_id: z.string(),
  job_id: z.string(),
  job_title: lenientText,
  company_name: lenientText,
  /** '' for the candidate. */
  candidate_name: lenientText,
  /** The version that an answer refers to. */
  sequence: z.catch(z.optional(z.int()), undefined),
  answer: z.catch(z.enum(INTERVIEW_ANSWERS), 'none'),
});
export type UpcomingInterview = z.infer<typeof upcomingInterviewSchema>;

/** GET /api/interviews: the caller's upcoming interviews, soonest first. */
export const upcomingInterviewsSchema = z.object({
  interviews: lenientList(upcomingInterviewSchema),
});
