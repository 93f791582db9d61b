import type { UpcomingInterview } from '#src/contract/interviews/interview.ts';

/** Whether an interview needs its candidate now: unanswered, or today by the device's clock. */
export const isInterviewNow = (
  { answer, starts_at }: Pick<UpcomingInterview, 'answer' | 'starts_at'>,
  now: number,
): boolean => answer === 'none' || isToday(starts_at, now);

export const isToday = (iso: string | null, now: number): boolean =>
  iso !== null && new Date(iso).toDateString() === new Date(now).toDateString();
