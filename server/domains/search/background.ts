import type { Dependencies } from '#server/http/dependencies.ts';
import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import { refreshTerms } from './refresh-terms.ts';

/** Milliseconds after a change of jobs, so that many at once are taken in together; and without any, for deadlines that pass. */
const AFTER_CHANGE = 1000;
const EVERY = 60_000;

/** Brings the terms that are suggested up to date with the jobs. */
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
