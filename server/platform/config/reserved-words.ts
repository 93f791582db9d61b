import { endpoints } from '#src/contract/endpoints.ts';
import {
  ASSETS_FOLDER,
  CARDS_FOLDER,
  FEED_ADDRESSES,
  LISTED_PAGES,
  UNLISTED_PAGES,
} from '#src/contract/site/addresses.ts';

/** No addresses today, and kept free for those to come. */
const KEPT_FREE = ['employer', 'locales', 'my'];

const siteAddresses = [
  ...LISTED_PAGES,
  ...UNLISTED_PAGES,
  ...FEED_ADDRESSES,
  CARDS_FOLDER,
  ASSETS_FOLDER,
];

/** The first words of the site's addresses, and the first ones below /api, where the data console has its word. */
const reserved: ReadonlySet<string | undefined> = new Set([
  ...siteAddresses.map((path) => path.split('/')[1]),
  ...Object.values(endpoints).flatMap(({ path }) => path.split('/').slice(1, 3)),
  ...KEPT_FREE,
]);

/** Whether the app or the API has addresses that begin with this word, so that the data console can't. */
export const isReserved = (word: string): boolean => reserved.has(word);
