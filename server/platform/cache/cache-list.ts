const KB = 1024;
const MB = 1024 * KB;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A cache's maximum size and its entries' lifetime; without `ttlMs`, entries stay until cleared or evicted. */
export type Bounds = { maxBytes: number; ttlMs?: number };

/**
 * Every cache in memory with its bounds: `server/platform/cache/cache.ts` makes no others. docs/maintaining.md has the
 * same table, which a test compares.
 */
export const CACHES = {
  pages: { maxBytes: 32 * MB, ttlMs: 10 * MINUTE },
  'pages of the search': { maxBytes: 16 * MB, ttlMs: 10 * MINUTE },
  'single jobs': { maxBytes: 16 * MB, ttlMs: 10 * MINUTE },
  'similar jobs': { maxBytes: 4 * MB, ttlMs: 10 * MINUTE },
  'queries as read': { maxBytes: 2 * MB },
  'counts of filters': { maxBytes: 4 * MB, ttlMs: 10 * SECOND },
  suggestions: { maxBytes: 2 * MB, ttlMs: 10 * SECOND },
  'words of queries': { maxBytes: 8 * MB },
  feeds: { maxBytes: 8 * MB, ttlMs: 5 * SECOND },
  'files of the sitemap': { maxBytes: 2 * MB, ttlMs: 10 * MINUTE },
  'link previews': { maxBytes: 8 * MB },
  // One for each limit of server/http/rate-limits.ts.
  'calls under a limit': { maxBytes: 2 * MB },
  'time spent for an address': { maxBytes: 2 * MB },
  'wrong passwords': { maxBytes: 8 * MB },
} as const satisfies Record<string, Bounds>;

export type CacheName = keyof typeof CACHES;
