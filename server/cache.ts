import { LRUCache } from 'lru-cache';
import { boundsOf, type CacheName } from './cache-list.ts';
import { createStopwatch } from './stopwatch.ts';

/** Bytes that an entry takes beside its key and its value. */
const ENTRY_BYTES = 160;
/** Bytes that each part of an object or a list takes beside its content. */
const PART_BYTES = 16;

/** About how many bytes of memory a value takes: text two for a character. Functions and what they hold count nothing. */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return PART_BYTES + 2 * value.length;
  if (ArrayBuffer.isView(value)) return PART_BYTES + value.byteLength;
  if (typeof value !== 'object' || value === null) return PART_BYTES;
  return Object.values(value).reduce(
    (sum: number, part: unknown) => sum + PART_BYTES + bytesOf(part),
    PART_BYTES,
  );
}

type StoreOptions<Value> = {
  clock?: () => Date;
  /** Bytes of a value, where `bytesOf` can't see them. */
  sizeOf?: (value: Value) => number;
  /** For tests, instead of the cache's own bound. */
  maxBytes?: number;
};

export type Store<Value extends object | string | boolean> = {
  get: (key: string) => Value | undefined;
  /** Keeps the value, for `ttlMs` milliseconds or as long as all of this cache. What is too large by itself isn't kept. */
  set: (key: string, value: Value, ttlMs?: number) => void;
  delete: (key: string) => void;
  clear: () => void;
  /** Bytes that are taken now. */
  bytes: () => number;
};

/** Keeps what was used last, within the bounds of `CACHES`. A value that is kept must not grow. */
export function createStore<Value extends object | string | boolean>(
  name: CacheName,
  { clock = () => new Date(), sizeOf = bytesOf, maxBytes }: StoreOptions<Value> = {},
): Store<Value> {
  const bounds = boundsOf(name);
  const kept = new LRUCache<string, Value>({
    maxSize: maxBytes ?? bounds.maxBytes,
    sizeCalculation: (value, key) => Math.ceil(ENTRY_BYTES + bytesOf(key) + sizeOf(value)),
    ttl: bounds.ttlMs ?? 0,
    ttlResolution: 0,
    perf: { now: createStopwatch(clock) },
  });
  return {
    get: (key) => kept.get(key),
    set: (key, value, ttlMs) =>
      void kept.set(key, value, ttlMs === undefined ? {} : { ttl: ttlMs }),
    delete: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    bytes: () => kept.calculatedSize,
  };
}

export type Cache<Value> = {
  /** The cached value of `key`, if there is one. */
  find: (key: string) => Value | undefined;
  /** The cached value of `key`, or a new one. Callers that ask at the same time share one computation. */
  get: (key: string, make: () => Promise<Value>) => Promise<Value>;
  /** Drops everything, because a job or something shown with it was written. */
  clear: () => void;
};

/** Caches what is computed; failures are not kept. `ttlOf` says for how many milliseconds a value is kept. */
export function createCache<Value extends object | string>(
  name: CacheName,
  { ttlOf, ...options }: StoreOptions<Value> & { ttlOf?: (value: Value) => number } = {},
): Cache<Value> {
  const store = createStore<Value>(name, options);
  let running = new Map<string, Promise<Value>>();
  return {
    find: store.get,
    get: async (key, make) => {
      const found = store.get(key) ?? running.get(key);
      if (found !== undefined) return found;
      const current = running;
      const compute = async () => {
        try {
          const value = await make();
          // What was read before everything was dropped may be out of date.
          if (current === running) store.set(key, value, ttlOf?.(value));
          return value;
        } finally {
          current.delete(key);
        }
      };
      const computed = Promise.resolve().then(compute);
      current.set(key, computed);
      return computed;
    },
    clear: () => {
      running = new Map();
      store.clear();
    },
  };
}
