import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import { sweepFiles } from './purge-commands.ts';
import { PORTION_EVERY } from './rounds.ts';

/** Deletes files that nothing refers to any more. */
export const fileTask = (dependencies: Parameters<typeof sweepFiles>[0]): BackgroundTask => ({
  name: 'files',
  interval: PORTION_EVERY,
  lease: PORTION_EVERY,
  run: () => sweepFiles(dependencies),
});
