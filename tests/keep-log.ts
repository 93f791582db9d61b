import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a failed test's log into the folder of its suite's results, if `npm test` runs the suite. */
export const keepLog = (test: string, log: string): void => {
  const { RESULTS_FOLDER: folder } = process.env;
  const name = test.replace(/[^\w]+/g, '-').slice(0, 100);
  if (folder) writeFileSync(join(folder, `${name}.log`), log);
};
