import * as z from 'zod/mini';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { Interview } from '#src/contract/interviews/interview.ts';
import {
  type InterviewInput,
  interviewInputSchema,
} from '#src/contract/interviews/interview-input.ts';
import { INTERVIEW_MINUTES } from '#src/contract/limits.ts';
import { calendarDay } from '#src/contract/requests.ts';
import { fromZonedTime, localZone, toZonedTime } from '#src/lib/zoned-time.ts';

const { place, link, note } = interviewInputSchema.shape;

/** The form's fields. Date (YYYY-MM-DD) and time (HH:MM) are in the chosen time zone. */
const fieldsSchema = z.object({
  date: calendarDay(errorMessages.deadlineInvalid),
  time: z.string().check(z.regex(/^\d{2}:\d{2}$/, errorMessages.timeInvalid)),
  minutes: z.string(),
  zone: z.string(),
  place: z.nonoptional(place),
  link: z.nonoptional(link),
  note: z.nonoptional(note),
});
export type InterviewForm = z.input<typeof fieldsSchema>;

/** The form's interview time, as `fromZonedTime` returns it. */
export const momentOf = ({ date, time, zone }: Pick<InterviewForm, 'date' | 'time' | 'zone'>) =>
  fromZonedTime(`${date}T${time}`, zone);

/** Validates the form and converts it to the request body (rule INTERVIEW-9). */
export const interviewFormSchema = z.pipe(
  fieldsSchema.check(({ value, issues }) => {
    if (momentOf(value) === 'skipped')
      issues.push({
        code: 'custom',
        message: errorMessages.timeSkipped,
        path: ['time'],
        input: value.time,
      });
  }),
  z.transform(({ date, time, minutes, zone, ...rest }: InterviewForm): InterviewInput => {
    const moment = momentOf({ date, time, zone });
    return {
      interview_date: moment && moment !== 'skipped' ? moment.iso : null,
      duration_minutes: Number(minutes),
      time_zone: zone,
      ...rest,
    };
  }),
);

/** Form fields by request fields, where the names differ. */
const FORM_FIELDS: Readonly<Record<string, keyof InterviewForm>> = {
  interview_date: 'date',
  duration_minutes: 'minutes',
  time_zone: 'zone',
};
export const formField = (path: string): string => FORM_FIELDS[path] ?? path;

const text = z.string();
/** A draft keeps all fields, even invalid ones. */
export const draftFields = {
  date: text,
  time: text,
  minutes: text,
  zone: text,
  place: text,
  link: text,
  note: text,
};

/** The form's initial values: the current interview, or blanks. */
export function formOf(interview: Interview | null | undefined): InterviewForm {
  if (!interview?.starts_at || interview.state === 'cancelled')
    return {
      date: '',
      time: '',
      minutes: String(INTERVIEW_MINUTES),
      zone: localZone(),
      place: '',
      link: '',
      note: '',
    };
  const { time_zone: zone } = interview;
  const [date = '', time = ''] = toZonedTime(interview.starts_at, zone).split('T');
  const where = { place: interview.place, link: interview.link, note: interview.note };
  return { date, time, minutes: String(interview.duration_minutes), zone, ...where };
}
