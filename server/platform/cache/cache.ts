import { LRUCache } from 'lru-cache';
import { type Bounds, CACHES, type CacheName } from './cache-list.ts';
import { createStopwatch } from './stopwatch.ts';

/** Overhead bytes of an entry besides key and value. */
const ENTRY_BYTES = 160;
/** Overhead bytes of each part of an object or list. */
const PART_BYTES = 16;

/** Approximate bytes of a value in memory, two per character of text. Ignores what functions capture. */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return PART_BYTES + 2 * value.length;
  if (ArrayBuffer.isView(value)) return PART_BYTES + value.byteLength;
  if (typeof value !== 'object' || value === null) return PART_BYTES;
  return Object.values(value).reduce(
    (sum: number, part: unknown) => sum + PART_BYTES + bytesOf(part),
    PART_BYTES,
  );
}

export type StoreOptions<Value> = {
  clock?: () => Date;
  /** Bytes of a value that `bytesOf` can't measure. */
  sizeOf?: (value: Value) => number;
  /** For tests, instead of the cache's own bound. */
  maxBytes?: number;
};

export type Store<Value extends object | string | boolean> = LRUCache<string, Value>;

/** LRUCache options for stores and caches. */
function settingsOf<Value extends object | string | boolean>(
  name: CacheName,
  { clock = () => new Date(), sizeOf = bytesOf, maxBytes }: StoreOptions<Value>,
) {
  const bounds: Bounds = CACHES[name];
  return {
    maxSize: maxBytes ?? bounds.maxBytes,
    sizeCalculation: (value: Value, key: string) =>
      Math.ceil(ENTRY_BYTES + bytesOf(key) + sizeOf(value)),
    ttl: bounds.ttlMs ?? 0,
    ttlAutopurge: false,
    ttlResolution: 0,
    perf: { now: createStopwatch(clock) },
  };
}

/** Keeps the most recently used values that fit. A stored value must not grow. */
export const createStore = <Value extends object | string | boolean>(
  name: CacheName,
  options: StoreOptions<Value> = {},
): Store<Value> => new LRUCache(settingsOf(name, options));

export type Cache<Value> = {
  /** The cached value of `key`, if there is one. */
  find: (key: string) => Value | undefined;
  /** The cached value of `key`, or a new one. Callers that ask at the same time share one computation. */
  get: (key: string, make: () => Promise<Value>) => Promise<Value>;
  /** Drops all entries, after a write of jobs or of data shown with them. */
  clear: () => void;
};

/** Caches computed values, but no failures. `ttlOf` returns a value's lifetime in milliseconds. */
export function createCache<Value extends object | string>(
  name: CacheName,
  { ttlOf, ...options }: StoreOptions<Value> & { ttlOf?: (value: Value) => number } = {},
): Cache<Value> {
  const kept = new LRUCache<string, Value, () => Promise<Value>>({
    ...settingsOf(name, options),
    fetchMethod: async (_key, _stale, fetch) => {
      const value = await fetch.context();
      if (ttlOf) fetch.options.ttl = ttlOf(value);
      return value;
    },
    // After `clear`, callers already waiting still get their value, which isn't cached.
    ignoreFetchAbort: true,
  });
  return {
    find: (key) => kept.get(key),
    get: (key, make) => kept.forceFetch(key, { context: make }),
    clear: () => kept.clear(),
  };
}
