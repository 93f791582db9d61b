import { createRandom } from '#bench/jobs/random.ts';
import { Failure } from '#scripts/setup/failure.mjs';
import type { Question } from './client.ts';
import type { Market, SampleJob } from './market.ts';
import { misspell } from './misspell.ts';
import type { People } from './people.ts';
import { wordsOf } from './words.ts';

/** A class of questions: each call of `next` returns another one. */
export type QuestionClass = { name: string; next: () => Question };

/**
 * The class that all others are compared with: reading one job from the database. Each question is for another job of
 * the market, and none is asked for twice in a run, so that no cache of the server has any of the answers.
 */
export const YARDSTICK = 'one job by its id';

/** Page sizes, varied so that repeated searches miss caches. */
const SIZES = Array.from({ length: 46 }, (_, index) => index + 5);
const USUAL_SIZES = [8, 9, 10, 11, 12];
const DEEP_PAGES = Array.from({ length: 20 }, (_, index) => index + 41);
const ONE_LETTER = Array.from('abcçdefgğhıijklmnoöprsştuüvyzqwx0123456789');
const CONSONANTS = Array.from('bcdfghjkmnpqrstvwxz');
const HOSTILE = [
  '&',
  '|',
  '!',
  '<->',
  ':*',
  '(',
  ')',
  '"',
  "'",
  '\\',
  '--',
  ';',
  '%',
  '_',
  '*',
  '-',
  '~',
  '$1',
  'or',
  'and',
  'not',
  'null',
  "' or 1=1 --",
  '👩‍💻',
  '🇹🇷',
  'مهندس',
  'מהנדס',
  '\u202e',
  'ﬁ',
  'İ',
  'ı',
];
const HOSTILE_WORDS = 40;

type Params = Record<string, string | number | boolean | undefined>;

const withParams = (path: string, params: Params): string => {
  const given = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `${path}?${new URLSearchParams(given)}`;
};

const titleWords = ({ title }: SampleJob): string[] =>
  wordsOf(title).filter((word) => /^\p{L}{3,}$/u.test(word));
const cityOf = ({ location }: SampleJob): string => location.split(/[,(]/)[0]?.trim() ?? '';

/** The classes of questions about a market, in table order; the same in each run. */
export const questionClasses = (market: Market, people: People): QuestionClass[] => {
  const random = createRandom(11);
  const from = random.pick;
  const job = () => from(market.sample);
  const sizeOf = () => from(USUAL_SIZES);
  const search = (params: Params): Question => ({
    path: withParams('/api/jobs', { limit: sizeOf(), ...params }),
  });
  const jobWith = (isWanted: (job: SampleJob) => boolean): SampleJob => {
    for (;;) {
      const found = job();
      if (isWanted(found)) return found;
    }
  };
  const titled = () => jobWith((found) => titleWords(found).length > 0);
  const placed = () => jobWith((found) => cityOf(found) !== '' && titleWords(found).length > 0);
  const titleWord = (found = titled()) => from(titleWords(found));
  const longTitle = () => jobWith((found) => titleWords(found).length > 1);
  const twoWords = () =>
    random.chance(0.5)
      ? `${from(market.common)} ${from(market.common)}`
      : `${titleWord()} ${from(longTitle().required_skills)}`;
  const unknownWord = () => Array.from({ length: 9 }, () => from(CONSONANTS)).join('');
  const misspelt = () => misspell(from(market.common.filter((word) => word.length > 5)), random);
  const hostile = () =>
    Array.from({ length: HOSTILE_WORDS }, () =>
      random.chance(0.4) ? from(HOSTILE) : from(random.chance(0.5) ? market.common : market.rare),
    )
      .join(' ')
      .slice(0, 500);
  const allFilters = () => {
    const found = placed();
    return search({
      query: titleWord(found),
      location: cityOf(found),
      jobType: found.job_type,
      experienceLevel: found.experience_level,
      remote: found.is_remote || undefined,
      workplace: found.is_remote ? 'remote' : undefined,
      salaryMin: found.salary_min || undefined,
      postedWithin: 30,
    });
  };
  const facets = () => {
    const found = placed();
    const words = ['', from(market.common), titleWord(found), twoWords()];
    const location = random.chance(0.5) ? cityOf(found) : undefined;
    return { path: withParams('/api/jobs/facets', { query: from(words) || undefined, location }) };
  };
  const begun = () => {
    const found = placed();
    const whole = from([titleWord(found), found.title, found.company_name, cityOf(found)]);
    const length = random.between(1, Math.min(9, whole.length));
    return { path: withParams('/api/jobs/suggestions', { query: whole.slice(0, length) }) };
  };
  const recommended = (token: string) => ({
    path: withParams('/api/jobs', { not_applied: true, recommended: true, limit: from(SIZES) }),
    token,
  });
  const unread = market.ids.values();
  const readOnce = (): string => {
    const next = unread.next();
    if (next.done)
      throw new Failure(
        `${market.ids.length} jobs are too few to read another for each question: ask for fewer --runs or more --jobs.`,
      );
    return next.value;
  };
  const makers: Record<string, () => Question> = {
    [YARDSTICK]: () => ({ path: `/api/jobs/${readOnce()}` }),
    'first page': () => search({ limit: from(SIZES) }),
    'page 50': () => search({ page: from(DEEP_PAGES) }),
    'common word': () => search({ query: from(market.common) }),
    'rare word': () => search({ query: from(market.rare) }),
    'word that nothing contains': () => search({ query: unknownWord() }),
    'two words': () => search({ query: twoWords() }),
    'word and place, one box': () => {
      const found = placed();
      return search({ query: `${titleWord()} ${cityOf(found)}` });
    },
    'word and place, two boxes': () => search({ query: titleWord(), location: cityOf(placed()) }),
    'word and all filters': allFilters,
    'one letter': () => search({ query: from(ONE_LETTER) }),
    'misspelt word': () => search({ query: misspelt() }),
    'Turkish word': () => search({ query: from(market.turkish) }),
    'phrase in quotes': () => search({ query: `"${titleWords(longTitle()).slice(-2).join(' ')}"` }),
    'minus word': () => search({ query: `${titleWord()} -${from(market.common)}` }),
    'hostile query': () => search({ query: hostile() }),
    facets,
    suggestions: begun,
    'similar jobs': () => ({ path: `/api/jobs/${job()._id}/similar` }),
    'recommended, with a profile': () => recommended(from(people.profiled)),
    'recommended, without one': () => recommended(people.blank),
  };
  return Object.entries(makers).map(([name, next]) => ({ name, next }));
};
