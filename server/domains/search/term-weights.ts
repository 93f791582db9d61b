import type { Database } from '#server/platform/database/schema.ts';
import { isCircumstance, isWorkplace } from './lexicon.ts';
import { joinWords, type QueryTerm } from './query-terms.ts';
import { rarities, readCounts, type WordCount } from './word-counts.ts';

/** What a term is about: the work, a place (all its words together), on site or not, or rank, hours and the like. */
type TermKind = 'work' | 'place' | 'workplace' | 'circumstance';
export type TermWeight = { kind: TermKind; weight: number };

/**
 * What all words for where one works weigh, of what all for the work do: less, so that with too few answers the
 * work is kept, and so much that half of the work there is more than all of it elsewhere.
 */
const WHERE_SHARE = 0.8;
/** What rank, hours and the like weigh beside the rarest word of the work, which weighs 1. */
const CIRCUMSTANCE_WEIGHT = 0.25;

const isAll = ({ own, alternatives }: QueryTerm, is: (word: string) => boolean): boolean =>
  own.every(({ word }) => is(word)) ||
  [own, ...alternatives].some((words) => is(joinWords(words).word));

function kindOf(term: QueryTerm, { titles, places }: WordCount): TermKind {
  if (isAll(term, isWorkplace)) return 'workplace';
  if (isAll(term, isCircumstance)) return 'circumstance';
  return places > titles ? 'place' : 'work';
}

const NONE: WordCount = { jobs: 0, titles: 0, places: 0 };

/** The counts of a term's rarest word. */
const countOf = ({ own }: QueryTerm, counts: ReadonlyMap<string, WordCount>): WordCount =>
  own
    .map(({ word, singular }) => counts.get(word) ?? counts.get(singular) ?? NONE)
    .reduce((rarest, count) => (count.jobs < rarest.jobs ? count : rarest));

/**
 * How much each term counts in ranking, from 0 to 1: the rarer the more, a place less than what the work is, and
 * rank and hours the least. One short statement; none for fewer than two terms.
 */
export async function weighTerms(db: Database, terms: readonly QueryTerm[]): Promise<TermWeight[]> {
  if (terms.length < 2) return terms.map(() => ({ kind: 'work', weight: 1 }));
  const words = terms.flatMap(({ own }) => own.flatMap(({ word, singular }) => [word, singular]));
  const counts = await readCounts(db, words);
  const each = terms.map((term) => {
    const count = countOf(term, counts);
    return { kind: kindOf(term, count), jobs: count.jobs };
  });
  const rarity = rarities(each.map(({ kind, jobs }) => (kind === 'work' ? jobs : 0)));
  const weights = each.map(({ kind }, index) => (kind === 'work' ? (rarity[index] ?? 1) : 0));
  const work = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const where = each.filter(({ kind }) => kind === 'place' || kind === 'workplace').length;
  return each.map(({ kind }, index) => {
    if (kind === 'work') return { kind, weight: weights[index] ?? 1 };
    const weight = kind === 'circumstance' ? CIRCUMSTANCE_WEIGHT : (WHERE_SHARE * work) / where;
    return { kind, weight };
  });
}
