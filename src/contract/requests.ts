import * as z from 'zod/mini';
import { EMAIL_MAX, LINE_MAX, LIST_MAX, TEXT_MAX, URL_MAX } from './limits.ts';
import { messages } from './messages.ts';

/*
 * What a request's fields are made of. A length that fails ends the check: no pattern and nothing else
 * ever looks into a text or a list that is too long. `requests.test.ts` holds every field to it.
 */

/** No more than this many characters or items, or nothing else of the value is looked at. */
export const atMost = (max: number, tooLong: string = messages.textTooLong) =>
  z.maxLength(max, { error: tooLong, abort: true });

/**
 * What no line holds: control characters, line breaks among them, and those that turn around the
 * direction in which everything after them is read. Joiners stay: emoji and some scripts need them.
 */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const printable = z.refine<string>((text) => !UNPRINTABLE.test(text), messages.textUnprintable);

/** The text with one kind of line end, and without control characters but for that one and the tab. */
const clean = z.overwrite((text: string) =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim(),
);

/** A request's text of one line that may be blank, trimmed. */
export const optionalLine = (max: number = LINE_MAX) =>
  z.string().check(z.trim(), atMost(max), printable);

/** A request's text of one line that must not be blank, trimmed; `required` is said when it is. */
export const requiredLine = (required: string, max: number = LINE_MAX) =>
  z.string(required).check(z.trim(), atMost(max), z.minLength(1, required), printable);

/** A request's text of several lines that may be blank, trimmed. */
export const optionalText = (max: number = TEXT_MAX) =>
  z.string().check(z.trim(), atMost(max), clean);

/** A request's text of several lines that must not be blank, trimmed; `required` is said when it is. */
export const requiredText = (required: string, max: number = TEXT_MAX) =>
  z.string(required).check(z.trim(), atMost(max), clean, z.minLength(1, required));

/** A request's text of a closed form, trimmed; `invalid` is said of anything else. */
export const matching = (pattern: RegExp, max: number, invalid: string) =>
  z.string(invalid).check(z.trim(), atMost(max, invalid), z.regex(pattern, invalid));

/**
 * What looks like an email: one @, something before it, and names with a dot between them after it. None
 * of them holds blanks, invisible characters or what separates the addresses of a mail.
 */
const EMAIL =
  /^[^\s\p{Cc}\p{Cf}@,;:<>()[\]\\"]+@[^\s\p{Cc}\p{Cf}@.,;:<>()[\]\\"]+(?:\.[^\s\p{Cc}\p{Cf}@.,;:<>()[\]\\"]+)+$/u;

/** A blank email is not this rule's to refuse: one text a time, and the rules of the whole form run on. */
const looksLikeEmail = z.refine<string>(
  (email) => email === '' || EMAIL.test(email),
  messages.emailInvalid,
);

/** A request's email, trimmed. */
export const emailAddress = z
  .string(messages.emailRequired)
  .check(
    z.trim(),
    atMost(EMAIL_MAX, messages.emailInvalid),
    z.minLength(1, messages.emailRequired),
    looksLikeEmail,
  );

/** A request's email that may be blank, trimmed. */
export const optionalEmail = z
  .string()
  .check(z.trim(), atMost(EMAIL_MAX, messages.emailInvalid), looksLikeEmail);

/** A request's address on the web, '' for none. */
export const webUrl = optionalLine(URL_MAX).check(
  z.regex(/^(?:$|https?:\/\/[^\s/])/i, messages.resumeUrlInvalid),
);

const FILE_ADDRESS = /^(?:https?:\/\/[^\s/]|\/api\/uploads\/)/i;

/** Where a file is found: an address on the web, or a path that an upload gave. */
export const fileUrl = (required: string) =>
  requiredLine(required, URL_MAX).check(z.regex(FILE_ADDRESS, messages.resumeUrlInvalid));

/** Likewise, and '' for none. */
export const optionalFileUrl = optionalLine(URL_MAX).check(
  z.refine((address) => address === '' || FILE_ADDRESS.test(address), messages.resumeUrlInvalid),
);

/** A request's list; its items are looked at once it is known to be short enough. */
export const listOf = <Item extends z.core.$ZodType>(item: Item, max: number = LIST_MAX) =>
  z.pipe(z.array(z.unknown()).check(atMost(max, messages.listTooLong)), z.array(item));

/** A request's list of short texts: trimmed, without blanks and without repeats. */
export const textList = (itemMax: number) =>
  z.pipe(
    listOf(optionalLine(itemMax)),
    z.transform((items: string[]) => [...new Set(items.filter((item) => item !== ''))]),
  );

/** Whether a date-time lies in the years that every part of the product can hold and show. */
const isInReach = (value: string): boolean => {
  const year = new Date(value).getUTCFullYear();
  // What is no date at all has been refused by then.
  return !(year < 1900 || year > 9998);
};

/** Characters of the longest date-time that is read. */
const DATE_TIME_MAX = 40;

/** A request's calendar day, `YYYY-MM-DD`, or a date-time cut to its day; `invalid` is said of anything else. */
export const calendarDay = (invalid: string) =>
  z.string(invalid).check(
    atMost(DATE_TIME_MAX, invalid),
    z.overwrite((value) => value.slice(0, 10)),
    z.iso.date(invalid),
    z.refine(isInReach, invalid),
  );

/** A request's moment, an ISO 8601 date-time with its offset; `invalid` is said of anything else. */
export const offsetDateTime = (invalid: string) =>
  z
    .string(invalid)
    .check(
      atMost(DATE_TIME_MAX, invalid),
      z.iso.datetime({ offset: true, error: invalid }),
      z.refine(isInReach, invalid),
    );
