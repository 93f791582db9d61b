import { parseArgs } from 'node:util';
import { Failure } from '#scripts/setup/failure.mjs';
import type { Engine } from './kept-market.ts';

/** Default number of jobs on each database. */
const COUNTS: Record<Engine, number> = { postgres: 1_000_000, embedded: 100_000 };
const RUNS_DEFAULT = 300;
const RUNS_MAX = 10_000;
const JOBS_MIN = 1_000;
const JOBS_MAX = 10_000_000;

/** The options of `npm run bench:search`. */
export type BenchOptions = {
  /** The databases to measure, each with its number of jobs. */
  markets: { engine: Engine; count: number }[];
  /** Questions per class, in each round. */
  runs: number;
  /** The only class to measure; all if undefined. */
  only: string | undefined;
  /** Whether a missed target fails the command. */
  check: boolean;
  /** Whether to recreate the markets. */
  fresh: boolean;
};

const wholeNumber = (name: string, text: string, least: number, most: number): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Failure(`--${name} must be a whole number from ${least} to ${most}.`);
};

/** Parses the command's arguments. Throws a Failure for invalid ones. */
export const readOptions = (args: string[]): BenchOptions => {
  const { values } = parseArgs({
    args,
    options: {
      postgres: { type: 'boolean', default: false },
      embedded: { type: 'boolean', default: false },
      jobs: { type: 'string' },
      runs: { type: 'string', default: String(RUNS_DEFAULT) },
      only: { type: 'string' },
      check: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
    },
  });
  const count = values.jobs && wholeNumber('jobs', values.jobs, JOBS_MIN, JOBS_MAX);
  const chosen = (['postgres', 'embedded'] as const).filter((engine) => values[engine]);
  const engines = chosen.length > 0 ? chosen : (['postgres', 'embedded'] as const);
  return {
    markets: engines.map((engine) => ({ engine, count: count || COUNTS[engine] })),
    runs: wholeNumber('runs', values.runs, 1, RUNS_MAX),
    only: values.only,
    check: values.check,
    fresh: values.fresh,
  };
};
