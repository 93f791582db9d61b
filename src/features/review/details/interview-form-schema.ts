import * as z from 'zod/mini';
import type { Interview } from '#src/contract/interviews/interview.ts';
import {
  type InterviewInput,
  interviewInputSchema,
} from '#src/contract/interviews/interview-input.ts';
import { INTERVIEW_MINUTES } from '#src/contract/limits.ts';
import { messages } from '#src/contract/messages.ts';
import { calendarDay } from '#src/contract/requests.ts';
import { fromZonedTime, localZone, toZonedTime } from '#src/lib/zoned-time.ts';

const { place, link, note } = interviewInputSchema.shape;

/** What the form holds: date (YYYY-MM-DD) and time (HH:MM) are those of the zone. */
const fieldsSchema = z.object({
  date: calendarDay(messages.deadlineInvalid),
  time: z.string().check(z.regex(/^\d{2}:\d{2}$/, messages.timeInvalid)),
  minutes: z.string(),
  zone: z.string(),
  place: z.nonoptional(place),
  link: z.nonoptional(link),
  note: z.nonoptional(note),
});
export type InterviewForm = z.input<typeof fieldsSchema>;

/** The moment that the form says, as `fromZonedTime` gives it. */
export const momentOf = ({ date, time, zone }: Pick<InterviewForm, 'date' | 'time' | 'zone'>) =>
  fromZonedTime(`${date}T${time}`, zone);

/** The form of an interview, and the call's body that it becomes. */
export const interviewFormSchema = z.pipe(
  fieldsSchema.check(({ value, issues }) => {
    if (momentOf(value) === 'skipped')
      issues.push({
        code: 'custom',
        message: messages.timeSkipped,
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

/** Where the form says what the call says of a field. */
const FORM_FIELDS: Readonly<Record<string, keyof InterviewForm>> = {
  interview_date: 'date',
  duration_minutes: 'minutes',
  time_zone: 'zone',
};
export const formField = (path: string): string => FORM_FIELDS[path] ?? path;

/** A field of a draft: any text. */
const text = z.string();
/** The fields that a draft keeps: all. */
export const draftFields = {
  date: text,
  time: text,
  minutes: text,
  zone: text,
  place: text,
  link: text,
  note: text,
};

/** The form of the interview that is set, or of a new one. */
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
