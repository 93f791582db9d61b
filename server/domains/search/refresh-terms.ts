import { type Dependencies, today } from '../../http/dependencies.ts';
import { repeatInBackground } from '../../platform/background/repeat-in-background.ts';
import { takeInChanges, takeOutExpired } from './count-terms.ts';

/**
 * Brings the terms up to date with the jobs, in short transactions. While another instance is at it, it does
 * nothing.
 */
export async function refreshTerms({
  database: { db },
  clock,
  stopping,
}: Pick<Dependencies, 'database' | 'clock' | 'stopping'>): Promise<void> {
  const day = today(clock);
  for (const step of [() => takeOutExpired(db, day), () => takeInChanges(db)])
    while (!stopping?.aborted && (await step()));
}

/** Milliseconds after a change of jobs, so that many at once are taken in together; and without any, for deadlines that pass. */
const AFTER_CHANGE = 1000;
const EVERY = 60_000;

/** Refreshes the terms now, after changes of jobs and every minute, in the background. Gives the function that stops it. */
export function scheduleTermRefreshes(
  dependencies: Pick<
    Dependencies,
    'database' | 'clock' | 'stopping' | 'jobChanges' | 'runInBackground'
  >,
): () => void {
  const { run, stop } = repeatInBackground(
    () => refreshTerms(dependencies),
    EVERY,
    dependencies.runInBackground,
  );
  let soon: NodeJS.Timeout | undefined;
  dependencies.jobChanges.onChange(() => {
    soon ??= setTimeout(() => {
      soon = undefined;
      run();
    }, AFTER_CHANGE).unref();
  });
  return () => {
    clearTimeout(soon);
    stop();
  };
}
