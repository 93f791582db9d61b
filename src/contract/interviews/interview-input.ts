import * as z from 'zod/mini';
import { errorMessages } from '#src/contract/error-messages.ts';
import {
  ANSWER_NOTE_MAX,
  INTERVIEW_MINUTES_MAX,
  INTERVIEW_MINUTES_MIN,
  INTERVIEW_NOTE_MAX,
} from '#src/contract/limits.ts';
import {
  atMost,
  offsetDateTime,
  optionalLine,
  optionalText,
  webUrl,
} from '#src/contract/requests.ts';
import { GIVEN_ANSWERS, isTimeZone, TIME_ZONE_MAX } from './interview.ts';

/**
 * PUT /api/applications/{id}/interview: sets or changes the interview, or cancels it with a null date. `interview_date`
 * is an ISO 8601 date-time with offset, `time_zone` the IANA zone in which it is meant. Missing fields stay unchanged;
 * a new interview lasts an hour and is in UTC by default (rule INTERVIEW-1).
 */
export const interviewInputSchema = z.object({
  interview_date: z.nullable(offsetDateTime(errorMessages.deadlineInvalid)),
  duration_minutes: z.optional(
    z
      .int(errorMessages.durationInvalid)
      .check(
        z.minimum(INTERVIEW_MINUTES_MIN, errorMessages.durationInvalid),
        z.maximum(INTERVIEW_MINUTES_MAX, errorMessages.durationInvalid),
      ),
  ),
  time_zone: z.optional(
    z
      .string(errorMessages.timeZoneInvalid)
      .check(
        atMost(TIME_ZONE_MAX, errorMessages.timeZoneInvalid),
        z.refine(isTimeZone, errorMessages.timeZoneInvalid),
      ),
  ),
  place: z.optional(optionalLine()),
  link: z.optional(webUrl),
  note: z.optional(optionalText(INTERVIEW_NOTE_MAX)),
  __v: z.optional(z.int()),
});
export type InterviewInput = z.infer<typeof interviewInputSchema>;

/** PUT /api/applications/{id}/interview/answer. `sequence`, if sent, is the version being answered. */
export const interviewAnswerSchema = z.object({
  answer: z.enum(GIVEN_ANSWERS, errorMessages.answerInvalid),
  note: z._default(optionalText(ANSWER_NOTE_MAX), ''),
  sequence: z.optional(z.int()),
});
export type InterviewAnswer = z.input<typeof interviewAnswerSchema>;
