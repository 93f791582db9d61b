import { parseArgs } from 'node:util';
import { Failure } from '#scripts/setup/failure.mjs';

const RUNS_MAX = 100;

/** The options of `npm run bench:web`. */
export type BenchOptions = {
  /** Loads per page. */
  runs: number;
  /** The name of the only page to measure; all if undefined. */
  only: string | undefined;
  /** Whether a missed target fails the command. */
  check: boolean;
  lighthouse: boolean;
  /** Whether to print each page's slowest work, shifts and requests. */
  details: boolean;
};

/** Parses the command's arguments. Throws a Failure for invalid ones. */
export const readOptions = (args: string[], pageNames: readonly string[]): BenchOptions => {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      check: { type: 'boolean', default: false },
      lighthouse: { type: 'boolean', default: false },
      details: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > RUNS_MAX)
    throw new Failure(`--runs must be a whole number from 1 to ${RUNS_MAX}.`);
  if (values.only !== undefined && !pageNames.includes(values.only))
    throw new Failure(`--only must be one of ${pageNames.join(', ')}.`);
  return { ...values, runs, only: values.only };
};
