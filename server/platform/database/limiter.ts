import pLimit from 'p-limit';

/** The database did not answer in time, or too many callers wait for it. Callers may retry. */
export class DatabaseBusyError extends Error {
  readonly code: 'DATABASE_SILENT' | 'DATABASE_OVERLOADED';

  constructor(code: DatabaseBusyError['code']) {
    super(code === 'DATABASE_SILENT' ? 'The database does not answer' : 'Too many wait for it');
    this.code = code;
  }
}

export type LimiterBounds = {
  /** Tasks that run at once. */
  slots: number;
  /** Further tasks that may wait. */
  waiting: number;
  /** Milliseconds that a task may wait. */
  waitMs: number;
};

/**
 * Limits how many tasks run at once, with a bounded queue: throws DatabaseBusyError after `waitMs`, or at once when the
 * queue is full.
 */
export function createLimiter({ slots, waiting, waitMs }: LimiterBounds) {
  const limit = pLimit(slots);
  let count = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (count >= slots + waiting) throw new DatabaseBusyError('DATABASE_OVERLOADED');
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new DatabaseBusyError('DATABASE_OVERLOADED'));
    }, waitMs);
    void limit(async () => {
      clearTimeout(timer);
      if (!isLate) await task().then(resolve, reject);
    });
    count += 1;
    return promise.finally(() => {
      count -= 1;
    });
  };
}
