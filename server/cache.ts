const ENTRIES_MAX = 200;

export type Cache<Value> = {
  /** The cached value of `key`, or a new one. Callers that ask at the same time share one computation. */
  get: (key: string, make: () => Promise<Value>) => Promise<Value>;
  /** Drops everything, because a job or something shown with it was written. */
  clear: () => void;
};

/** Caches each value for `ms` milliseconds. `clock` gives the current time. */
export function createCache<Value>(ms: number, clock: () => Date): Cache<Value> {
  const entries = new Map<string, { until: number; value: Promise<Value> }>();
  return {
    get: (key, make) => {
      const now = clock().getTime();
      const found = entries.get(key);
      if (found && found.until > now) return found.value;
      const entry = { until: now + ms, value: make() };
      // Failures are not cached.
      entry.value.catch(() => entries.get(key) === entry && entries.delete(key));
      entries.delete(key);
      entries.set(key, entry);
      const oldest = entries.keys().next().value;
      if (entries.size > ENTRIES_MAX && oldest !== undefined) entries.delete(oldest);
      return entry.value;
    },
    clear: () => entries.clear(),
  };
}
