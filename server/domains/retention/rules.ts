import type { ApiSettings } from '#server/http/dependencies.ts';

/** How many days what nobody needs is kept; 0 for ever (rule RETAIN-1). */
export type Terms = ApiSettings['retention'];

const DAY = 24 * 60 * 60 * 1000;
/** Days between the warning and the deletion (rule RETAIN-2), and between the second one and that of an account. */
const WARNED_DAYS = 30;
export const WARNED_AGAIN_DAYS = 7;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);
export const daysAfter = (now: Date, days: number): Date => daysBefore(now, -days);

/** When what is warned of now is deleted: never before the term's end, since warnings begin `WARNED_DAYS` before it. */
export const deletionTime = (now: Date): Date => daysAfter(now, WARNED_DAYS);
/** The last moment from which a term of so many days ends within `WARNED_DAYS`. */
export const warnedFrom = (now: Date, days: number): Date => daysBefore(now, days - WARNED_DAYS);

/** The day that people are told: nothing is deleted before it. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
