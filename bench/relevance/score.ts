import type { MadeJob } from '#bench/jobs/make-jobs.ts';
import type { Query } from './queries.ts';

const TOP = 10;

/** The score of one search on one query. */
export type Score = {
  /** 0 to 1: the value of the first ten results relative to the best possible ten. */
  precision: number;
  isEmpty: boolean;
};

const best = (grades: number[]): number =>
  grades
    .sort((one, other) => other - one)
    .slice(0, TOP)
    .reduce((sum, grade) => sum + grade, 0);

/** The total value of the best ten results for a query; 0 if no job satisfies it. */
export const bestOf = ({ wants, language }: Query, made: readonly MadeJob[]): number =>
  best(
    made
      .filter(({ truth }) => !language || language === truth.language || language === truth.second)
      .map(wants)
      .filter((grade) => grade > 0),
  );

/** Scores a search's results, given as job indexes. Results in other languages count too. */
export const score = (
  { wants }: Query,
  made: readonly MadeJob[],
  given: readonly number[],
  ideal: number,
): Score => {
  const grades = [...new Set(given)].map((index) => {
    const job = made[index];
    return job ? wants(job) : 0;
  });
  return { precision: Math.min(1, best(grades) / ideal), isEmpty: given.length === 0 };
};

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
