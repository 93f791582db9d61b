import { EXPERIENCE_LEVELS, JOB_TYPES } from '#src/contract/enumerations.ts';
import { SEARCH_PAGE_SIZE } from '#src/contract/limits.ts';

const LANGUAGES = ['en', 'tr'];
/** The server's maximum number of pages. */
const PAGES_MAX = 100;

/** The full pages of a search that finds `found` jobs. */
const pagesOf = (found: number): number[] =>
  Array.from(
    { length: Math.min(PAGES_MAX, Math.floor(found / SEARCH_PAGE_SIZE)) },
    (_, index) => index + 1,
  );

/**
 * Distinct searches (as query strings) that each show a full page, on a market of `count` jobs spread evenly over
 * types and levels. The two languages of a search are far apart.
 */
export const fullSearches = (count: number): string[] => {
  const filters: [filter: string, found: number][] = [
    ['', count],
    ...JOB_TYPES.map((type): [string, number] => [`jobType=${type}&`, count / JOB_TYPES.length]),
    ...EXPERIENCE_LEVELS.map((level): [string, number] => [
      `experienceLevel=${level}&`,
      count / EXPERIENCE_LEVELS.length,
    ]),
  ];
  return LANGUAGES.flatMap((language) =>
    filters.flatMap(([filter, found]) =>
      pagesOf(found).map((page) => `?${filter}page=${page}&lng=${language}`),
    ),
  );
};

/** Returns a function that cycles through the members. */
export const inTurn = <Member>(members: readonly Member[]): (() => Member) => {
  let next = 0;
  return () => {
    const member = members[next % members.length];
    next += 1;
    if (member === undefined) throw new RangeError('there is nothing to take turns');
    return member;
  };
};

/** Functions that return a new, uncached path for each page of the table. */
export const freshPaths = (ids: readonly string[]): Record<string, () => string> => {
  const searches = inTurn(fullSearches(ids.length).map((search) => `/jobs${search}`));
  const jobs = LANGUAGES.flatMap((language) => ids.map((id) => `/jobs/${id}?lng=${language}`));
  let visits = 0;
  /** As in newsletter links. */
  const campaign = () => {
    visits += 1;
    return `utm_campaign=${visits}`;
  };
  return {
    '/': () => `/?${campaign()}`,
    '/jobs': () => `${searches()}&${campaign()}`,
    '/jobs/{id}': inTurn(jobs),
  };
};
