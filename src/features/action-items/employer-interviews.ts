import type { UpcomingInterview } from '#src/contract/interviews/interview.ts';

const HOUR = 60 * 60 * 1000;
/** How long before its start an interview needs its employer. */
const SOON_MS = 24 * HOUR;
/** The same, while the candidate hasn't answered. */
const UNANSWERED_MS = 72 * HOUR;

/** The interviews that need their employer at `now` (epoch milliseconds): soon, or not agreed on (rule DASH-4). */
export const employerInterviews = (
  interviews: readonly UpcomingInterview[],
  now: number,
): UpcomingInterview[] =>
  interviews.filter(({ starts_at, answer }) => {
    if (answer === 'other_time' || answer === 'declined') return true;
    const ahead = starts_at ? Date.parse(starts_at) - now : Number.POSITIVE_INFINITY;
    return ahead <= (answer === 'none' ? UNANSWERED_MS : SOON_MS);
  });
