import type { Word } from './lexemes.ts';
import { type Ambiguous, joinWords, type QueryTerm, type QueryWords } from './query-terms.ts';
import type { TermWeight } from './term-weights.ts';
import { allOf, anyOf, lexeme } from './tsquery.ts';

type Ask = (word: Word) => string;

/** The word in any form, in the fields of `rank_vector` with these weights. */
const inFields =
  (fields: string): Ask =>
  ({ singular, stems }) =>
    anyOf([lexeme(singular, fields), ...stems.map((stem) => lexeme(`~${stem}`, fields))]);

/** In the title, place or facts of the job. */
export const inRankedTitle = inFields('AD');
/**
 * The word itself there, its plural, or with a Turkish ending: 'müdür' finds 'Satış Müdürü'. English stems don't
 * count, since 'accountant' has the stem of 'account'.
 */
export const namedQuery: Ask = ({ singular, turkish }) =>
  anyOf([lexeme(singular, 'AD'), lexeme(`~${turkish}`, 'AD')]);
const inSkills = inFields('B');
const inSkillsOrCompany = inFields('BC');
/** In any field, for `askSequence`. */
const inSequence = inFields('');

const askAll = (words: readonly Word[], ask: Ask): string => allOf(words.map(ask));

const inTitle = inFields('A');

/** Ambiguous words as a whole part of a title, or all words and one of their field, each by `ask`. */
export const askAmbiguous = ({ words, field }: Ambiguous, ask: Ask): string =>
  anyOf([
    lexeme(`=${words.map(({ singular }) => singular).join(' ')}`),
    allOf([...words.map(ask), anyOf(field.map(ask))]),
  ]);

export const ambiguousInRankedTitle = ({ ambiguous = [] }: QueryTerm): string =>
  anyOf(ambiguous.map((one) => askAmbiguous(one, inTitle)));

/** A term's own words, and the same joined into one word. */
export const withJoined = ({ own }: Pick<QueryTerm, 'own'>): Word[][] =>
  own.length > 1 ? [own, [joinWords(own)]] : [own];

/** Tsqueries on `rank_vector` for one term, from the best kind of match to the worst. */
export type RankedTerm = {
  /** 0 to 1; the terms sum to 1. */
  weight: number;
  /** Its own words in title, place or facts. */
  own: string;
  /** Its synonyms there. */
  synonym: string;
  /** Words of the same stems there. */
  stem: string;
  /** In the skills, or its own words (no synonyms) in the company's name. */
  short: string;
};

/** The terms that rank jobs, phrases included; a phrase weighs as much as the rarest term (rule SEARCH-11). */
export function rankTerms(
  { terms, phrases }: QueryWords,
  weights: readonly TermWeight[],
): RankedTerm[] {
  const all: QueryTerm[] = [...terms, ...phrases.map((own) => ({ own, alternatives: [] }))];
  const sum = all.reduce((total, _, index) => total + (weights[index]?.weight ?? 1), 0);
  return all.map((term, index) => {
    const own = withJoined(term);
    return {
      weight: (weights[index]?.weight ?? 1) / sum,
      own: anyOf(own.map((words) => askAll(words, namedQuery))),
      synonym: anyOf([
        ...term.alternatives.map((words) => askAll(words, namedQuery)),
        ambiguousInRankedTitle(term),
      ]),
      stem: anyOf([...own, ...term.alternatives].map((words) => askAll(words, inRankedTitle))),
      short: anyOf([
        ...own.map((words) => askAll(words, inSkillsOrCompany)),
        ...term.alternatives.map((words) => askAll(words, inSkills)),
      ]),
    };
  });
}

/** All words side by side in this order, in any form; '' for a single word. */
export const askSequence = (words: readonly Word[]): string =>
  words.length > 1 ? `(${words.map(inSequence).join(' <-> ')})` : '';
