import { parseArgs } from 'node:util';
import { Failure } from '#scripts/setup/failure.mjs';
import type { Engine } from './kept-market.ts';

/** Jobs on each database, unless it is said otherwise. */
const COUNTS: Record<Engine, number> = { postgres: 1_000_000, embedded: 100_000 };
const RUNS_DEFAULT = 300;
const RUNS_MAX = 10_000;
const JOBS_MIN = 1_000;
const JOBS_MAX = 10_000_000;

/** What `npm run bench:search` is asked for. */
export type BenchOptions = {
  /** The databases to measure, each with its number of jobs. */
  markets: { engine: Engine; count: number }[];
  /** How often each class is asked, by one caller and by eight. */
  runs: number;
  /** The one class that is measured; all of them when it is not given. */
  only: string | undefined;
  /** Whether a target that is missed makes the command fail. */
  check: boolean;
  /** Whether the markets are made anew. */
  fresh: boolean;
};

const wholeNumber = (name: string, text: string, least: number, most: number): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Failure(`--${name} must be a whole number from ${least} to ${most}.`);
};

/** Reads the command's arguments. Raises a Failure that says what is wrong with them. */
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
