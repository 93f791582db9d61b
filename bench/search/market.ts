import type { MadeInput } from '#bench/jobs/make-jobs.ts';

/** A job of the market, without its long texts. */
export type SampleJob = Omit<MadeInput, 'description' | 'requirements' | 'responsibilities'> & {
  _id: string;
};

/** The period before a market's creation in which its jobs were published. */
export const PERIOD_MS = 90 * 86_400_000;

/** The description of a market: its number of jobs, a sample, and words to search for. */
export type Market = {
  count: number;
  sample: SampleJob[];
  /** Ids of jobs of all ages and employers, in no order, each to be read once. */
  ids: string[];
  /** Words of titles that at least one job in a hundred contains. */
  common: string[];
  /** Words that only a handful of jobs contain. */
  rare: string[];
  /** Words of titles with Turkish letters. */
  turkish: string[];
};
