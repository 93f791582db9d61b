import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import type { Log } from '#server/platform/log/log.ts';
import { retain } from './commands.ts';
import type { Retaining } from './in-batches.ts';

const HOUR = 60 * 60 * 1000;

/** Deletes what nobody needs any more, after a warning (rule RETAIN-6). */
export const retentionTask = (dependencies: Retaining & { log: Log }): BackgroundTask => ({
  name: 'retention',
  interval: HOUR,
  run: async () => {
    const done = Object.entries(await retain(dependencies)).filter(([, count]) => count > 0);
    if (done.length > 0) dependencies.log('retention', Object.fromEntries(done));
  },
});
