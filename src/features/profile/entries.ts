import type { FieldError } from 'react-hook-form';
import * as z from 'zod/mini';
import { errorMessages } from '#src/contract/error-messages.ts';
import {
  type Education,
  type Experience,
  educationSchema,
  experienceSchema,
} from '#src/contract/profiles/profile.ts';
import type { Dated } from '#src/entities/profile/period.tsx';

/** Sorts after any date that can be entered. */
const STILL = '9999';

/** Sorts entries newest first: current ones, then by end date, then by start date; undated ones last. */
export const newestFirst = <Entry extends Dated>(entries: readonly Entry[]): Entry[] => {
  const endOf = ({ current, end_date, start_date }: Dated) =>
    current ? STILL : end_date || start_date;
  return entries.toSorted(
    (one, other) =>
      endOf(other).localeCompare(endOf(one)) || other.start_date.localeCompare(one.start_date),
  );
};

const YEARS = { first: 1900, last: 2100 };
const isDate = (date: string): boolean => {
  const [year, month = '01'] = date.split('-').map(Number);
  return (
    date === '' ||
    (year !== undefined &&
      year >= YEARS.first &&
      year <= YEARS.last &&
      Number(month) >= 1 &&
      Number(month) <= 12)
  );
};

/** Compares dates at their common precision: a year equals any of its months, and no date is before another. */
const isBefore = (one: string, other: string): boolean => one < other.slice(0, one.length);

/** A current entry has no end date (rule PROFILE-4). */
const withoutVoidEnd = <Entry extends Dated>(entry: Entry): Entry =>
  entry.current ? { ...entry, end_date: '' } : entry;

const dateRules = [
  ...(['start_date', 'end_date'] as const).map((name) =>
    z.refine<Dated>((entry) => isDate(entry[name]), {
      path: [name],
      error: errorMessages.deadlineInvalid,
    }),
  ),
  z.refine<Dated>(({ start_date, end_date }) => !isBefore(end_date, start_date), {
    path: ['end_date'],
    error: errorMessages.endBeforeStart,
  }),
];

/** Keeps unknown keys: a list is saved whole, and a newer server may know more keys. */
export const wholeEducationSchema = z.looseObject(educationSchema.shape);
export const wholeExperienceSchema = z.looseObject(experienceSchema.shape);

/** Validates the dialog's form by the contract and checks its dates. */
export const educationFormSchema = z.pipe(
  z.transform((entry: Education): z.input<typeof educationSchema> => withoutVoidEnd(entry)),
  wholeEducationSchema.check(...dateRules),
);
export const experienceFormSchema = z.pipe(
  z.transform((entry: Experience): z.input<typeof experienceSchema> => withoutVoidEnd(entry)),
  wholeExperienceSchema.check(...dateRules),
);

/** The first error of each entry, in list order. */
export const entryErrors = (error: FieldError | undefined): (string | undefined)[] =>
  Array.isArray(error) ? Array.from(error, firstMessage) : [];

const firstMessage = (entry?: Record<string, FieldError | undefined>): string | undefined =>
  Object.values(entry ?? {}).find((problem) => problem?.message)?.message;

const noPeriod = { start_date: '', end_date: '', current: false };

export const emptyEducation: Education = { institution: '', degree: '', field: '', ...noPeriod };
export const emptyExperience: Experience = {
  company: '',
  title: '',
  location: '',
  description: '',
  ...noPeriod,
};
