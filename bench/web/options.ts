import { parseArgs } from 'node:util';
import { Failure } from '#scripts/setup/failure.mjs';

const RUNS_MAX = 100;

/** What `npm run bench:web` is asked for. */
export type BenchOptions = {
  /** How often each page is loaded. */
  runs: number;
  /** The one page that is measured, by its name in the table; all of them when it is not given. */
  only: string | undefined;
  /** Whether a target that is missed makes the command fail. */
  check: boolean;
  lighthouse: boolean;
  /** Whether each page's slowest work, shifts and requests are printed. */
  details: boolean;
};

/** Reads the command's arguments. Raises a Failure that says what is wrong with them. */
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
