import * as z from 'zod/mini';
import { errorMessages } from './error-messages.ts';
import { EMAIL_MAX, LINE_MAX, LIST_MAX, TEXT_MAX, URL_MAX } from './limits.ts';

/*
 * The building blocks of request schemas. A failed length check aborts: no pattern or other check
 * ever runs on a text or list that is too long. `requests.test.ts` checks that for every field.
 */

/** At most this many characters or items; otherwise no further check runs. */
export const atMost = (max: number, tooLong: string = errorMessages.textTooLong) =>
  z.maxLength(max, { error: tooLong, abort: true });

/**
 * Not allowed in a single line: control characters, including line breaks, and characters that
 * override the text direction. Joiners are allowed, since emoji and some scripts need them.
 */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const printable = z.refine<string>(
  (text) => !UNPRINTABLE.test(text),
  errorMessages.textUnprintable,
);

/**
 * The text with normalised line ends, and without control characters other than line feed and tab.
 */
const clean = z.overwrite((text: string) =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim(),
);

/** A single-line text that may be blank, trimmed (rule DATA-3). */
export const optionalLine = (max: number = LINE_MAX) =>
  z.string().check(z.trim(), atMost(max), printable);

/** A single-line text that must not be blank, trimmed; otherwise the message is `required`. */
export const requiredLine = (required: string, max: number = LINE_MAX) =>
  z.string(required).check(z.trim(), atMost(max), z.minLength(1, required), printable);

/** A multi-line text that may be blank, trimmed. */
export const optionalText = (max: number = TEXT_MAX) =>
  z.string().check(z.trim(), atMost(max), clean);

/** A multi-line text that must not be blank, trimmed; otherwise the message is `required`. */
export const requiredText = (required: string, max: number = TEXT_MAX) =>
  z.string(required).check(z.trim(), atMost(max), clean, z.minLength(1, required));

/** A text that matches a pattern, trimmed; otherwise the message is `invalid`. */
export const matching = (pattern: RegExp, max: number, invalid: string) =>
  z.string(invalid).check(z.trim(), atMost(max, invalid), z.regex(pattern, invalid));

/** A number with no more than two decimals. */
export const twoDecimals = (invalid: string) =>
  z.refine<number>((number) => Number(number.toFixed(2)) === number, invalid);

/**
 * What looks like an email: one @, something before it, and a domain with a dot after it. No part
 * contains blanks, invisible characters or separators of address lists.
 */
const EMAIL =
  /^[^\s\p{Cc}\p{Cf}@,;:<>()[\]\\"]+@[^\s\p{Cc}\p{Cf}@.,;:<>()[\]\\"]+(?:\.[^\s\p{Cc}\p{Cf}@.,;:<>()[\]\\"]+)+$/u;

/** A blank email is left to another rule, so that there is only one message. */
const looksLikeEmail = z.refine<string>(
  (email) => email === '' || EMAIL.test(email),
  errorMessages.emailInvalid,
);

/** A required email, trimmed. */
export const emailAddress = z
  .string(errorMessages.emailRequired)
  .check(
    z.trim(),
    atMost(EMAIL_MAX, errorMessages.emailInvalid),
    z.minLength(1, errorMessages.emailRequired),
    looksLikeEmail,
  );

/** An optional email, trimmed. */
export const optionalEmail = z
  .string()
  .check(z.trim(), atMost(EMAIL_MAX, errorMessages.emailInvalid), looksLikeEmail);

/** An optional web URL, '' for none. */
export const webUrl = optionalLine(URL_MAX).check(
  z.regex(/^(?:$|https?:\/\/[^\s/])/i, errorMessages.resumeUrlInvalid),
);

const FILE_ADDRESS = /^(?:https?:\/\/[^\s/]|\/api\/uploads\/)/i;

/** A file's URL: a web URL, or the path of an upload (rule APPLY-4). */
export const fileUrl = (required: string) =>
  requiredLine(required, URL_MAX).check(z.regex(FILE_ADDRESS, errorMessages.resumeUrlInvalid));

/** The same, or '' for none. */
export const optionalFileUrl = optionalLine(URL_MAX).check(
  z.refine(
    (address) => address === '' || FILE_ADDRESS.test(address),
    errorMessages.resumeUrlInvalid,
  ),
);

/** A list; its items are only checked once its length is. */
export const listOf = <Item extends z.core.$ZodType>(item: Item, max: number = LIST_MAX) =>
  z.pipe(z.array(z.unknown()).check(atMost(max, errorMessages.listTooLong)), z.array(item));

/** A list of short texts: trimmed, without blanks and duplicates. */
export const textList = (itemMax: number, max?: number) =>
  z.pipe(
    listOf(optionalLine(itemMax), max),
    z.transform((items: string[]) => [...new Set(items.filter((item) => item !== ''))]),
  );

/** Whether a date-time is within the years that every part of the product supports. */
const isInReach = (value: string): boolean => {
  const year = new Date(value).getUTCFullYear();
  // Invalid dates are refused by another check.
  return !(year < 1900 || year > 9998);
};

/** The maximum length of a date-time. */
const DATE_TIME_MAX = 40;

/**
 * A calendar day, `YYYY-MM-DD`, or a date-time cut to its day; otherwise the message is `invalid`.
 */
export const calendarDay = (invalid: string) =>
  z.string(invalid).check(
    atMost(DATE_TIME_MAX, invalid),
    z.overwrite((value) => value.slice(0, 10)),
    z.iso.date(invalid),
    z.refine(isInReach, invalid),
  );

/** An ISO 8601 date-time with offset; otherwise the message is `invalid`. */
export const offsetDateTime = (invalid: string) =>
  z
    .string(invalid)
    .check(
      atMost(DATE_TIME_MAX, invalid),
      z.iso.datetime({ offset: true, error: invalid }),
      z.refine(isInReach, invalid),
    );
