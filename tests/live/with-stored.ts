import type { PageOptions } from './fixtures.ts';

/** What the browser's local storage holds, by name. */
export type Stored = Record<string, string>;

/** The options of a browser in which this is stored from an earlier visit. */
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
