import { meantBy, readCodes } from '#server/domains/places/code-queries.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { LINE_MAX } from '#src/contract/limits.ts';
import { withAreas } from './area-terms.ts';
import { askFilters } from './filters.ts';
import type { Conditions } from './found-jobs.ts';
import type { HighlightWords, SearchRequest } from './job-search-engine.ts';
import { readTokens, type Word } from './lexemes.ts';
import { isWorkplace, STOP_WORDS } from './lexicon.ts';
import { foldWord } from './match.ts';
import { parseQuery } from './parse-query.ts';
import { placeNames } from './place-highlights.ts';
import { type QueryWords, readQueryWords } from './query-terms.ts';
import { planSearch, type SearchPlan } from './search-plan.ts';
import type { Synonyms } from './synonyms.ts';
import { weighTerms } from './term-weights.ts';
import type { Cursor } from './windows.ts';

/** Maximum words of the location box that count. */
const PLACE_WORDS_MAX = 16;

type PlaceWords = { words: Word[]; highlights: Omit<HighlightWords, 'words'> };

/**
 * The words of the location box, and its codes, which the index has in capitals. Words that name a place decide
 * which place a code means (rule SEARCH-13).
 */
async function readPlace(db: Database, text = ''): Promise<PlaceWords> {
  const tokens = text
    .slice(0, LINE_MAX)
    .split(/[\s,;/|]/u)
    .filter((token) => token !== '')
    .slice(0, PLACE_WORDS_MAX);
  const coded = readCodes(tokens);
  const words = coded.words.flatMap(await readTokens(db, coded.words));
  const named = words.filter(({ word }) => !STOP_WORDS.has(word));
  const isOpen = named.every(({ word }) => isWorkplace(word));
  const codes = (isOpen ? coded.codes.map(meantBy) : coded.codes).map((code) => ({
    word: code,
    singular: code,
    turkish: code,
    stems: [code],
  }));
  const found = [...named, ...codes];
  // Codes as typed: 'UK', not 'GB'.
  const shown = [...words.map(({ word }) => word), ...tokens.map(foldWord)];
  return {
    words: found.length > 0 ? found : words,
    highlights: {
      place: [...new Set(shown)].filter((word) => !STOP_WORDS.has(word)),
      placeNames: placeNames(text),
    },
  };
}

const CURSOR =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Reads what `writeCursor` wrote; undefined for anything else. */
function readCursor(text = ''): Cursor | undefined {
  const [, published_at, job_id] = CURSOR.exec(text) ?? [];
  const isMoment = published_at && !Number.isNaN(Date.parse(published_at));
  return isMoment && job_id ? { published_at, job_id } : undefined;
}

/** A job's position in the newest-first order, for a URL. */
export const writeCursor = ({ published_at, job_id }: Cursor): string =>
  `${published_at}_${job_id}`;

export type PlannedSearch = {
  plan: SearchPlan;
  words: QueryWords;
  conditions: Conditions;
  /** Whether conditions outside the plan's queries narrow the list. */
  isNarrowed: boolean;
  highlights: HighlightWords;
};

/** The stems of each term and of each word of phrases. */
const highlightWords = ({ terms, phrases }: QueryWords): string[][] => [
  ...terms.map(({ own, alternatives, ambiguous = [] }) => [
    ...new Set(
      [own, ...alternatives, ...ambiguous.map(({ words }) => words)]
        .flat()
        .flatMap(({ stems }) => stems),
    ),
  ]),
  ...phrases.flat().map(({ stems }) => stems),
];

/** Plans a search, in at most five short statements. */
export async function planRequest(
  db: Database,
  { search, today, now, candidate }: SearchRequest,
  synonyms: Synonyms,
): Promise<PlannedSearch> {
  const { salaryMin, postedWithin } = search;
  const [read, place, filters] = await Promise.all([
    readQueryWords(db, parseQuery(search.query ?? ''), synonyms),
    readPlace(db, search.location),
    askFilters(db, search),
  ]);
  const after = readCursor(search.after);
  const words = { ...read, terms: withAreas(read.terms) };
  return {
    plan: planSearch(words, await weighTerms(db, words.terms), place.words, filters),
    words,
    conditions: { today, now, salaryMin, postedWithin, candidate, after },
    isNarrowed: [salaryMin, postedWithin, candidate].some(Boolean),
    highlights: { words: highlightWords(read), ...place.highlights },
  };
}
