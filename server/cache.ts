const ENTRIES_MAX = 200;

export type Cache<Value> = {
  /** The cached value of `key`, or a new one. Callers that ask at the same time share one computation. */
  get: (key: string, make: () => Promise<Value>) => Promise<Value>;
  /** Drops everything, because a job or something shown with it was written. */
  clear: () => void;
};

/** Caches each value for `ms` milliseconds, or for as many as `ms` says of it. `clock` gives the current time. */
export function createCache<Value>(
  ms: number | ((value: Value) => number),
  clock: () => Date,
): Cache<Value> {
  const entries = new Map<string, { until: number; value: Promise<Value> }>();
  return {
    get: (key, make) => {
      const now = clock().getTime();
      const found = entries.get(key);
      if (found && found.until > now) return found.value;
      const value = make();
      const entry = { until: typeof ms === 'number' ? now + ms : Number.POSITIVE_INFINITY, value };
      value.then(
        (made) => {
          if (typeof ms !== 'number') entry.until = clock().getTime() + ms(made);
        },
        // Failures are not cached.
        () => entries.get(key) === entry && entries.delete(key),
      );
      entries.delete(key);
      entries.set(key, entry);
      // The oldest come first; what has expired would only take memory.
      for (const [oldest, { until }] of entries) {
        if (until > now && entries.size <= ENTRIES_MAX) break;
        entries.delete(oldest);
      }
      return entry.value;
    },
    clear: () => entries.clear(),
  };
}
