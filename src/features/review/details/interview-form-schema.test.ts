import { describe, expect, it } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { type Interview, interviewSchema } from '#src/contract/interviews/interview.ts';
import {
  formField,
  formOf,
  type InterviewForm,
  interviewFormSchema,
} from './interview-form-schema.ts';

const ISTANBUL = 'Europe/Istanbul';
const filled: InterviewForm = {
  date: '2026-12-01',
  time: '14:30',
  minutes: '45',
  zone: ISTANBUL,
  place: ' Izmir ',
  link: 'https://meet.example',
  note: 'Ring twice.',
};
const problems = (given: Partial<InterviewForm>) =>
  interviewFormSchema
    .safeParse({ ...filled, ...given })
    .error?.issues.map(({ path, message }) => [...path, message]);

describe('the form of an interview', () => {
  it('is sent as a moment, with the zone it was meant in (INTERVIEW-9)', () => {
    expect(interviewFormSchema.parse(filled)).toEqual({
      interview_date: '2026-12-01T11:30:00.000Z',
      duration_minutes: 45,
      time_zone: ISTANBUL,
      place: 'Izmir',
      link: 'https://meet.example',
      note: 'Ring twice.',
    });
  });

  it('refuses a time that daylight saving skips (INTERVIEW-9)', () => {
    const berlin = { zone: 'Europe/Berlin', date: '2027-03-28' };
    expect(problems({ ...berlin, time: '02:30' })).toEqual([['time', errorMessages.timeSkipped]]);
    expect(problems({ ...berlin, time: '03:30' })).toBeUndefined();
  });

  it.each(['', '9:30', '14:3', '14:30:00', ' 14:30', 'noon'])('refuses the time %j', (time) => {
    expect(problems({ time })).toEqual([['time', errorMessages.timeInvalid]]);
  });

  it('has no moment at a time that no clock shows', () => {
    expect(interviewFormSchema.parse({ ...filled, time: '25:00' }).interview_date).toBeNull();
  });

  it('refuses a day that doesn’t exist', () => {
    expect(problems({ date: '2026-02-30' })?.[0]).toEqual(['date', errorMessages.deadlineInvalid]);
  });
});

describe('the form begins', () => {
  const stored: Interview = interviewSchema.parse({
    starts_at: '2026-12-01T11:30:00.000Z',
    duration_minutes: 45,
    time_zone: ISTANBUL,
    place: 'Izmir',
    link: 'https://meet.example',
    note: 'Ring twice.',
  });
  const blank = {
    date: '',
    time: '',
    minutes: '60',
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    place: '',
    link: '',
    note: '',
  };

  it('with the interview, in its own zone', () => {
    expect(formOf(stored)).toEqual({ ...filled, place: 'Izmir' });
  });

  it.each([
    ['none', null],
    ['none known', undefined],
    ['a cancelled one', { ...stored, state: 'cancelled' as const }],
    ['one without a time', { ...stored, starts_at: null }],
  ])('blank with %s, in the zone of the browser (INTERVIEW-9)', (_, interview) => {
    expect(formOf(interview)).toEqual(blank);
  });
});

it('the server’s problems are shown at the fields of the form', () => {
  expect(['interview_date', 'duration_minutes', 'time_zone', 'link'].map(formField)).toEqual([
    'date',
    'minutes',
    'zone',
    'link',
  ]);
});
