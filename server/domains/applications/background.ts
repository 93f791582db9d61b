import { sql } from 'drizzle-orm';
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
  queue: { rows: sql`applications where announce_at is not null`, due: sql.raw('announce_at') },
  run: () => announceDue(database.db, clock(), stopping),
});
