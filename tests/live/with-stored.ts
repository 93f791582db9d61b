import type { PageOptions } from './fixtures.ts';

/** Local storage values by key. */
export type Stored = Record<string, string>;

/** Options of a browser context whose local storage has these values. */
export const withStored = (baseURL: string, stored: Stored): PageOptions => ({
  baseURL,
  storageState: {
    cookies: [],
    origins: [
      {
        origin: baseURL,
        localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })),
      },
    ],
  },
});
