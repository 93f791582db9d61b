import * as z from 'zod/mini';
import { listOf } from '#src/contract/requests.ts';
import { LISTED_PAGES, UNLISTED_PAGES } from '#src/contract/site/addresses.ts';
import { ERROR_KINDS, FRAMES_MAX, REPORTED_ERRORS_MAX, VITALS } from './report-limits.ts';

/** The pages that reports tell apart; `*` stands for an id, and all others are `other`. */
export const REPORTED_ROUTES: readonly string[] = [
  ...LISTED_PAGES,
  ...UNLISTED_PAGES,
  '/jobs/*',
  '/applications/*',
];

/** A place in one of the app's own files, `jobs-abc1234.js:1:234`: nothing else of a stack is sent. */
const frame = z
  .string()
  .check(z.maxLength(100, { abort: true }), z.regex(/^[\w.-]{1,80}\.js:\d{1,6}:\d{1,7}$/));

const route = z._default(z.string().check(z.maxLength(60)), 'other');

/** POST /api/reports: what failed in a browser, and how long it waited. Nothing says who or where somebody was. */
export const reportSchema = z.object({
  /** The page as one of `REPORTED_ROUTES`. */
  route,
  errors: z._default(
    listOf(
      z.object({
        kind: z.enum(ERROR_KINDS),
        /** The kind of error, `TypeError`: never its message, which may hold what somebody typed. */
        name: z.string().check(z.maxLength(40, { abort: true }), z.regex(/^[A-Za-z]\w*$/)),
        frames: listOf(frame, FRAMES_MAX),
      }),
      REPORTED_ERRORS_MAX,
    ),
    [],
  ),
  vitals: z._default(
    listOf(
      z.object({
        name: z.enum(VITALS),
        /** Milliseconds; of CLS the score. */
        value: z.number().check(z.nonnegative(), z.maximum(600_000)),
      }),
      VITALS.length,
    ),
    [],
  ),
});
export type Report = z.input<typeof reportSchema>;
export type ReadReport = z.output<typeof reportSchema>;
