import type { Dependencies } from '#server/http/dependencies.ts';
import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import { refreshTerms } from './refresh-terms.ts';

/** Milliseconds from a job change to its refresh, to cover many changes at once. */
const AFTER_CHANGE = 1000;
/** Milliseconds between refreshes without a change, as deadlines pass. */
const EVERY = 60_000;

/** Updates the suggested terms when jobs change. */
export const termTask = (
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'stopping' | 'jobChanges'>,
): BackgroundTask => ({
  name: 'terms',
  interval: EVERY,
  run: () => refreshTerms(dependencies),
  soon: {
    after: AFTER_CHANGE,
    listen: (onDue) => dependencies.jobChanges.onChange(onDue),
  },
});
