const MINUTE = 60_000;

/** Minutes between a failed attempt and the next. */
const DELAYS = [1, 5, 30, 120, 360, 1440] as const;

/** When to retry after this attempt, counted from 1; undefined after the last one (rule MAIL-5). */
export const nextAttempt = (attempt: number, now: Date): Date | undefined => {
  const delay = DELAYS[attempt - 1];
  return delay === undefined ? undefined : new Date(now.getTime() + delay * MINUTE);
};
