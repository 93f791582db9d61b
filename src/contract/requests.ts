import * as z from 'zod/mini';
import { LIST_MAX, TEXT_MAX } from './limits.ts';
import { texts } from './texts.ts';

/** A request's text that may be blank, trimmed. */
export const freeText = (max: number = TEXT_MAX) =>
  z.string().check(z.trim(), z.maxLength(max, texts.textTooLong));

/** A request's text that must not be blank, trimmed; `required` is said when it is. */
export const requiredText = (required: string, max: number = TEXT_MAX) =>
  z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(max, texts.textTooLong));

/** A request's list of short texts: trimmed, without blanks and without repeats. */
export const textList = (itemMax: number) =>
  z.pipe(
    z.array(freeText(itemMax)).check(z.maxLength(LIST_MAX, texts.listTooLong)),
    z.transform((items: string[]) => [...new Set(items.filter((item) => item !== ''))]),
  );

/** Whether a date-time lies in the years that every part of the product can hold and show. */
const isInReach = (value: string): boolean => {
  const year = new Date(value).getUTCFullYear();
  // What is no date at all has been refused by then.
  return !(year < 1900 || year > 9998);
};

/** A request's calendar day, `YYYY-MM-DD`; `invalid` is said of anything else. */
export const calendarDay = (invalid: string) =>
  z.iso.date(invalid).check(z.refine(isInReach, invalid));

/** A request's moment, an ISO 8601 date-time with its offset; `invalid` is said of anything else. */
export const offsetMoment = (invalid: string) =>
  z.iso.datetime({ offset: true, error: invalid }).check(z.refine(isInReach, invalid));
