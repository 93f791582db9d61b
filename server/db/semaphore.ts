/** The database did not answer in time, or too many callers wait for it. The call may be tried again. */
export class DatabaseBusyError extends Error {
  readonly code: 'DATABASE_SILENT' | 'DATABASE_OVERLOADED';

  constructor(code: DatabaseBusyError['code']) {
    super(code === 'DATABASE_SILENT' ? 'The database does not answer' : 'Too many wait for it');
    this.code = code;
  }
}

export type SemaphoreLimits = {
  /** How many may hold it at once. */
  slots: number;
  /** How many more may wait. */
  waiting: number;
  /** Milliseconds that each of those may wait. */
  waitMs: number;
};

/**
 * A semaphore with a bounded queue: `acquire` waits for a permit and gives the function that releases it.
 * Throws DatabaseBusyError after `waitMs`, or at once when too many wait.
 */
export function createSemaphore({ slots, waiting, waitMs }: SemaphoreLimits): {
  acquire: () => Promise<() => void>;
} {
  let free = slots;
  const queue = new Set<() => void>();
  const release = () => {
    const [next] = queue;
    if (!next) {
      free += 1;
      return;
    }
    queue.delete(next);
    next();
  };
  const once = () => {
    let isReleased = false;
    return () => {
      if (!isReleased) release();
      isReleased = true;
    };
  };
  return {
    acquire: async () => {
      if (free > 0) {
        free -= 1;
        return once();
      }
      if (queue.size >= waiting) throw new DatabaseBusyError('DATABASE_OVERLOADED');
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => {
          queue.delete(next);
          reject(new DatabaseBusyError('DATABASE_OVERLOADED'));
        }, waitMs);
        const next = () => {
          clearTimeout(timer);
          resolve();
        };
        queue.add(next);
      });
      return once();
    },
  };
}
