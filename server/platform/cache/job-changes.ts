import type { Connection } from '#server/platform/database/connection.ts';
import type { Log } from '#server/platform/log/log.ts';

/** Notifies in-memory caches that jobs, or data shown with them, have changed. */
export type JobChanges = {
  /**
   * Calls `listener` after each change by any instance, and whenever one may have been missed. Returns a function that
   * unsubscribes.
   */
  onChange: (listener: () => void) => () => void;
  /**
   * Calls this instance's listeners. API calls that change jobs do so before they reply, so that the caller sees the
   * change at once; the database notifies the other instances.
   */
  publish: () => void;
  /** Whether changes by other instances arrive. If not, nothing may be cached that only a change would drop. */
  isReliable: () => boolean;
};

/** Listens for changes until the database is closed. */
export function createJobChanges(
  database: Pick<Connection, 'onJobsChanged'>,
  log: Log,
): JobChanges {
  const listeners = new Set<() => void>();
  const publish = () => {
    for (const listener of listeners) listener();
  };
  const isReliable = database.onJobsChanged({
    onNotify: publish,
    onState: (arrives) => {
      log(arrives ? 'notifications.restored' : 'notifications.lost');
      // What was kept until a change would otherwise outlast changes that nobody tells of.
      if (!arrives) publish();
    },
  });
  const onChange = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { publish, isReliable, onChange };
}
