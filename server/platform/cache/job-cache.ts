import { SHORT_TTL_MS } from '#src/contract/limits.ts';
import { type Cache, createCache, type StoreOptions } from './cache.ts';
import { CACHES, type CacheName } from './cache-list.ts';
import type { JobChanges } from './job-changes.ts';

/**
 * A cache of what is read of jobs, which any change of a job empties. `ttlOf` returns a value's own lifetime in
 * milliseconds, at most the cache's.
 */
export function createJobCache<Value extends object | string>(
  name: CacheName &
    {
      [Name in CacheName]: (typeof CACHES)[Name] extends { ttlMs: number } ? Name : never;
    }[CacheName],
  {
    jobChanges,
    ttlOf,
    ...options
  }: StoreOptions<Value> & {
    jobChanges: Pick<JobChanges, 'onChange' | 'isReliable'>;
    ttlOf?: (value: Value) => number | undefined;
  },
): Cache<Value> {
  const { ttlMs } = CACHES[name];
  const cache = createCache<Value>(name, {
    ...options,
    ttlOf: (value) =>
      Math.min(ttlOf?.(value) ?? ttlMs, jobChanges.isReliable() ? ttlMs : SHORT_TTL_MS),
  });
  jobChanges.onChange(cache.clear);
  return cache;
}
