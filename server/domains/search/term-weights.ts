import type { Database } from '#server/platform/database/schema.ts';
import { isCircumstance, isWorkplace } from './lexicon.ts';
import { joinWords, type QueryTerm } from './query-terms.ts';
import { rarities, readCounts, type WordCount } from './word-counts.ts';

/** What a term is about: `workplace` is remote, hybrid and the like, `circumstance` is rank, hours and the like. */
type TermKind = 'work' | 'place' | 'workplace' | 'circumstance';
export type TermWeight = { kind: TermKind; weight: number };

/**
 * Weight of all place and workplace terms relative to that of the work: less than 1, so that sparse results keep
 * to the work, yet enough for half of the work there to outrank all of it elsewhere.
 */
const WHERE_SHARE = 0.8;
/** Weight of a circumstance; the rarest word of the work weighs 1. */
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
 * The relative weight of each term in ranking: rare terms weigh more than common ones, places less than the work,
 * circumstances least. Runs one short statement; none for fewer than two terms.
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
