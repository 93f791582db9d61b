import type { Language } from '#src/contract/language.ts';
import { FEED_ADDRESSES } from '#src/contract/site/addresses.ts';

/** Sitemap files of jobs, numbered from 1. */
const JOBS_FILE = /^\/sitemaps\/jobs-([1-9]\d{0,4})\.xml$/;

type FixedAddress = (typeof FEED_ADDRESSES)[number];

/** Which feed a path names; undefined for none. `file` counts from 1. */
export type FeedAddress = { name: FixedAddress } | { name: 'jobs file'; file: number };

/** The feed at this path, if any. */
export function feedAt(pathname: string): FeedAddress | undefined {
  const name = FEED_ADDRESSES.find((address) => address === pathname);
  if (name) return { name };
  const file = JOBS_FILE.exec(pathname)?.[1];
  return file ? { name: 'jobs file', file: Number(file) } : undefined;
}

/** The address of a job's page below `base` (`https://host`); `lng` names its language. */
export const jobAddress = (base: string, id: string, lng?: Language): string =>
  `${base}/jobs/${id}${lng ? `?lng=${lng}` : ''}`;
