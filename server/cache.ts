const ENTRIES_MAX = 200;

export type Cache<Value> = {
  /** The value kept for `key`, or a fresh one; callers that ask at once share one making. */
  get: (key: string, make: () => Promise<Value>) => Promise<Value>;
  /** Forgets everything, because a job or what is shown beside it was written. */
  clear: () => void;
};

/** Keeps what many visitors ask for, each value for `ms` milliseconds. `clock` gives the present. */
export function createCache<Value>(ms: number, clock: () => Date): Cache<Value> {
  const entries = new Map<string, { until: number; value: Promise<Value> }>();
  return {
    get: (key, make) => {
      const now = clock().getTime();
      const found = entries.get(key);
      if (found && found.until > now) return found.value;
      const entry = { until: now + ms, value: make() };
      // A failure is not kept.
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
