import { type Dependencies, today } from '#server/http/dependencies.ts';
import { applyChanges, subtractExpired } from './count-terms.ts';

/** Updates the terms after changes of jobs, in short transactions. Does nothing while another instance does it. */
export async function refreshTerms({
  database: { db },
  clock,
  stopping,
}: Pick<Dependencies, 'database' | 'clock'> &
  Partial<Pick<Dependencies, 'stopping'>>): Promise<void> {
  const day = today(clock);
  for (const step of [() => subtractExpired(db, day), () => applyChanges(db)])
    while (!stopping?.aborted && (await step()));
}
