import type { Interview } from '../../contract/interview.ts';
import type { InterviewInput } from '../../contract/interview-input.ts';
import { INTERVIEW_MINUTES } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { fromZonedTime, localZone, toZonedTime } from '../../lib/zoned-time.ts';

/** What the form holds: date (YYYY-MM-DD) and time (HH:MM) are those of the zone. */
export type InterviewValues = Record<
  'date' | 'time' | 'minutes' | 'zone' | 'place' | 'link' | 'note',
  string
>;

/** The form of the interview that is set, or of a new one. */
export function valuesOf(interview: Interview | null | undefined): InterviewValues {
  if (!interview?.starts_at || interview.state === 'cancelled')
    return {
      ...{ date: '', time: '', minutes: String(INTERVIEW_MINUTES), zone: localZone() },
      ...{ place: '', link: '', note: '' },
    };
  const { time_zone: zone, place, link, note } = interview;
  const [date = '', time = ''] = toZonedTime(interview.starts_at, zone).split('T');
  return { date, time, minutes: String(interview.duration_minutes), zone, place, link, note };
}

/** A draft's values; undefined when it is none of this form. */
export function readValues(draft: string, blank: InterviewValues): InterviewValues | undefined {
  if (!draft) return undefined;
  try {
    const found = JSON.parse(draft) as Partial<Record<keyof InterviewValues, unknown>>;
    const names = Object.keys(blank) as (keyof InterviewValues)[];
    const entries = names.map((name) => {
      const value = found[name];
      return [name, typeof value === 'string' ? value : blank[name]];
    });
    return Object.fromEntries(entries) as InterviewValues;
  } catch {
    // Drafts were once a date and time alone.
    const [date = '', time = ''] = draft.split('T');
    return { ...blank, date, time: time.slice(0, 5) };
  }
}

type Errors = Partial<Record<keyof InterviewValues, string>>;

/** What the form asks for, or what is wrong with it; `isTwice` when its time happens twice that day. */
export function readForm(values: InterviewValues): {
  input?: InterviewInput;
  errors: Errors;
  isTwice: boolean;
} {
  const errors: Errors = {};
  if (!values.date) errors.date = messages.deadlineInvalid;
  if (!values.time) errors.time = messages.timeInvalid;
  if (values.link.trim() && !/^https?:\/\/[^\s/]/i.test(values.link.trim()))
    errors.link = messages.resumeUrlInvalid;
  const moment = fromZonedTime(`${values.date}T${values.time}`, values.zone);
  if (moment === 'skipped') errors.time = messages.timeSkipped;
  if (!moment || moment === 'skipped') return { errors, isTwice: false };
  const { iso, isTwice } = moment;
  if (Object.keys(errors).length > 0) return { errors, isTwice };
  const input = {
    ...{ interview_date: iso, duration_minutes: Number(values.minutes), time_zone: values.zone },
    ...{ place: values.place, link: values.link, note: values.note },
  };
  return { input, errors, isTwice };
}
