import type { MadeInput } from '#bench/jobs/make-jobs.ts';

/** A job that the market has, without its texts. */
export type SampleJob = Omit<MadeInput, 'description' | 'requirements' | 'responsibilities'> & {
  _id: string;
};

/** The time over which the jobs of a market were published, up to its making. */
export const PERIOD_MS = 90 * 86_400_000;

/** What is known of a market: how many jobs it has, some of them, and words of theirs. */
export type Market = {
  count: number;
  sample: SampleJob[];
  /** Words of titles that one job in a hundred has somewhere, or more of them. */
  common: string[];
  /** Words that a handful of jobs have. */
  rare: string[];
  /** Words of titles with letters that only Turkish has. */
  turkish: string[];
};
