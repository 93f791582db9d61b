import type { Dependencies } from '#server/http/dependencies.ts';
import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import { announceDue } from './announce-commands.ts';

/** Milliseconds between two checks. */
const INTERVAL = 5_000;

/** Announces lasting changes to candidates. */
export const announcementTask = ({
  database,
  clock,
  stopping,
}: Pick<Dependencies, 'database' | 'clock' | 'stopping'>): BackgroundTask => ({
  name: 'announcements',
  interval: INTERVAL,
  run: () => announceDue(database.db, clock(), stopping),
});
