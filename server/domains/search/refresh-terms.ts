import { type Dependencies, today } from '#server/http/dependencies.ts';
import { takeInChanges, takeOutExpired } from './count-terms.ts';

/**
 * Brings the terms up to date with the jobs, in short transactions. While another instance is at it, it does
 * nothing.
 */
export async function refreshTerms({
  database: { db },
  clock,
  stopping,
}: Pick<Dependencies, 'database' | 'clock'> &
  Partial<Pick<Dependencies, 'stopping'>>): Promise<void> {
  const day = today(clock);
  for (const step of [() => takeOutExpired(db, day), () => takeInChanges(db)])
    while (!stopping?.aborted && (await step()));
}
