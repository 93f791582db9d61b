import type { Word } from './lexemes.ts';
import { type Ambiguous, joinWords, type QueryTerm, type QueryWords } from './query-terms.ts';
import type { TermWeight } from './term-weights.ts';
import { allOf, anyOf, lexeme } from './tsquery.ts';

type Ask = (word: Word) => string;

/** The word in fields of these weights of `rank_vector`, in any form that its stems have. */
const inFields =
  (fields: string): Ask =>
  ({ singular, stems }) =>
    anyOf([lexeme(singular, fields), ...stems.map((stem) => lexeme(`~${stem}`, fields))]);

/** In the title, or as the place or a fact of the job. */
export const inRankedTitle = inFields('AD');
/**
 * The same as the word itself, in the plural or with a Turkish ending: 'Satış Müdürü' is what 'müdür' asks for. An
 * English stem is less, since 'accountant' has that of 'account'.
 */
export const isNamed: Ask = ({ singular, turkish }) =>
  anyOf([lexeme(singular, 'AD'), lexeme(`~${turkish}`, 'AD')]);
const inSkills = inFields('B');
const inSkillsOrCompany = inFields('BC');
/** Anywhere, for words that follow each other. */
const inSequence = inFields('');

const askAll = (words: readonly Word[], ask: Ask): string => allOf(words.map(ask));

const inTitle = inFields('A');

/** Ambiguous words as a part of a title by themselves, or with a word of their field in the title: words by `ask`. */
export const askAmbiguous = ({ words, field }: Ambiguous, ask: Ask): string =>
  anyOf([
    lexeme(`=${words.map(({ singular }) => singular).join(' ')}`),
    allOf([...words.map(ask), anyOf(field.map(ask))]),
  ]);

/** The ambiguous words of a term in a ranked title. */
export const ambiguousInRankedTitle = ({ ambiguous = [] }: QueryTerm): string =>
  anyOf(ambiguous.map((one) => askAmbiguous(one, inTitle)));

/** A term that may as well be written as one word. */
export const withJoined = ({ own }: Pick<QueryTerm, 'own'>): Word[][] =>
  own.length > 1 ? [own, [joinWords(own)]] : [own];

/** Where a found job may have one thing that is asked for, the best first: tsqueries on `rank_vector`. */
export type RankedTerm = {
  /** 0 to 1, all terms together 1. */
  weight: number;
  /** Its own words in the title, as the place or a fact. */
  own: string;
  /** Its synonyms there. */
  synonym: string;
  /** Words of the same stems there. */
  stem: string;
  /** In the skills, or its own words in the company's name: that is no place for synonyms. */
  short: string;
};

/** The terms by which found jobs are ranked. Phrases count like the rarest of them (rule SEARCH-11). */
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
      own: anyOf(own.map((words) => askAll(words, isNamed))),
      synonym: anyOf([
        ...term.alternatives.map((words) => askAll(words, isNamed)),
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

/** All words one directly after the other, in any of their forms; '' for one word. */
export const askSequence = (words: readonly Word[]): string =>
  words.length > 1 ? `(${words.map(inSequence).join(' <-> ')})` : '';
