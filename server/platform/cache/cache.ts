import { LRUCache } from 'lru-cache';
import { type Bounds, CACHES, type CacheName } from './cache-list.ts';
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

export type Store<Value extends object | string | boolean> = LRUCache<string, Value>;

/** What a store and a cache are made with. */
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

/** Keeps what was used last, and nothing that is too large by itself. A value that is kept must not grow. */
export const createStore = <Value extends object | string | boolean>(
  name: CacheName,
  options: StoreOptions<Value> = {},
): Store<Value> => new LRUCache(settingsOf(name, options));

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
  const kept = new LRUCache<string, Value, () => Promise<Value>>({
    ...settingsOf(name, options),
    fetchMethod: async (_key, _stale, fetch) => {
      const value = await fetch.context();
      if (ttlOf) fetch.options.ttl = ttlOf(value);
      return value;
    },
    // Who waits for what was asked for before everything was dropped gets it; it isn't kept.
    ignoreFetchAbort: true,
  });
  return {
    find: (key) => kept.get(key),
    get: (key, make) => kept.forceFetch(key, { context: make }),
    clear: () => kept.clear(),
  };
}
