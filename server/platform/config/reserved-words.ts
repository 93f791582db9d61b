import { endpoints } from '#src/contract/endpoints.ts';
import {
  ASSETS_FOLDER,
  CARDS_FOLDER,
  FEED_ADDRESSES,
  LISTED_PAGES,
  UNLISTED_PAGES,
} from '#src/contract/site/addresses.ts';

/** Unused, but reserved for future addresses. */
const KEPT_FREE = ['employer', 'locales', 'my'];

const siteAddresses = [
  ...LISTED_PAGES,
  ...UNLISTED_PAGES,
  ...FEED_ADDRESSES,
  CARDS_FOLDER,
  ASSETS_FOLDER,
];

/** First segments of the site's addresses and of API paths below /api, where the data console has its own. */
const reserved: ReadonlySet<string | undefined> = new Set([
  ...siteAddresses.map((path) => path.split('/')[1]),
  ...Object.values(endpoints).flatMap(({ path }) => path.split('/').slice(1, 3)),
  ...KEPT_FREE,
]);

/** Whether addresses of the app or API begin with this word, which rules it out for the data console. */
export const isReserved = (word: string): boolean => reserved.has(word);
