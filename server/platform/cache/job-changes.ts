import type { Connection } from '#server/platform/database/connection.ts';
import type { Log } from '#server/platform/log/log.ts';

/** Tells the caches in memory that jobs, or what is shown with them, have changed. */
export type JobChanges = {
  /**
   * Calls `listener` after each change in any instance, and whenever one may have been missed. Gives the function
   * that ends it.
   */
  onChange: (listener: () => void) => () => void;
  /**
   * Calls the listeners of this instance. Each call of the API that changes jobs does so before it is
   * answered, so that its caller finds the change at once; the database tells the others.
   */
  publish: () => void;
  /**
   * Whether the changes of other instances arrive. Without, nothing may be kept that is only dropped after a
   * change.
   */
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
    onState: (arrives) => log(arrives ? 'notifications.restored' : 'notifications.lost'),
  });
  const onChange = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { publish, isReliable, onChange };
}
