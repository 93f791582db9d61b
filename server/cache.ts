const ENTRIES_MAX = 200;

export type Cache<Value> = {
  /** The value kept for `key`, or a fresh one; callers that ask at once share one making. */
  get: (key: string, make: () => Promise<Value>) => Promise<Value>;
  /** Forgets everything, because a job or what is shown beside it was written. */
  clear: () => void;
};

/** Keeps what many visitors ask for, each value for `ms` milliseconds. `clock` gives the present. */
export function createCache<Value>(ms: number, clock: () => Date): Cache<Value> {
  const kept = new Map<string, { until: number; value: Promise<Value> }>();
  return {
    get: (key, make) => {
      const now = clock().getTime();
      const found = kept.get(key);
      if (found && found.until > now) return found.value;
      const entry = { until: now + ms, value: make() };
      // A failure is not kept.
      entry.value.catch(() => kept.get(key) === entry && kept.delete(key));
      kept.delete(key);
      kept.set(key, entry);
      const oldest = kept.keys().next().value;
      if (kept.size > ENTRIES_MAX && oldest !== undefined) kept.delete(oldest);
      return entry.value;
    },
    clear: () => kept.clear(),
  };
}
