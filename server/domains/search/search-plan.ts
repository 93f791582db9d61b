import { anyPlaceOf } from '#server/domains/places/code-queries.ts';
import type { Word } from './lexemes.ts';
import { STOP_WORDS } from './lexicon.ts';
import { joinWords, type QueryTerm, type QueryWords } from './query-terms.ts';
import {
  ambiguousInRankedTitle,
  askAmbiguous,
  askSequence,
  inRankedTitle,
  isNamed,
  type RankedTerm,
  rankTerms,
  withJoined,
} from './rank-plan.ts';
import type { TermWeight } from './term-weights.ts';
import { allOf, anyOf, distinct, inSequence, lexeme, not, type Tsqueries } from './tsquery.ts';

/** Beyond this many words, neighbours are not tried as one word. */
const JOINED_SLOTS_MAX = 4;

type Ask = (word: Word) => string;

const isShort = ({ word }: Word): boolean => word.length <= 2;

/** In any text. Short words are only indexed where they are discriminating: in short fields, or in capitals. */
const anywhere: Ask = (word) =>
  anyOf([...word.stems.map((stem) => lexeme(stem)), isShort(word) ? lexeme(`!${word.word}`) : '']);
/** In the title, or as the place or a fact of the job. */
const inTitle: Ask = (word) =>
  anyOf([...word.stems.map((stem) => lexeme(`^${stem}`)), lexeme(`@${word.word}`)]);
/** The beginning of a word anywhere. */
const beginsAnywhere: Ask = (word) =>
  isShort(word) ? anywhere(word) : anyOf([anywhere(word), `${lexeme(word.word)}:*`]);
const inPlace: Ask = ({ word }) => lexeme(`@${word}`);

/** The beginning of a word there, or any place that a code has. */
const beginsInPlace: Ask = (word) => {
  const code = anyPlaceOf(word.word);
  if (code !== word.word) return lexeme(`@${code}`);
  return isShort(word) ? inPlace(word) : `${lexeme(`@${word.word}`)}:*`;
};

/** In the title alone. */
const inTitleAlone: Ask = (word) => anyOf(word.stems.map((stem) => lexeme(`^${stem}`)));

/** Ambiguous words count in the title alone, whatever is asked for. */
const askTerm = (term: QueryTerm, ask: Ask): string =>
  anyOf([
    ...[term.own, ...term.alternatives].map((words) => allOf(words.map(ask))),
    ...(ask === inRankedTitle
      ? [ambiguousInRankedTitle(term)]
      : (term.ambiguous ?? []).map((one) => askAmbiguous(one, inTitleAlone))),
  ]);

/** All terms, each as such or as one word with a neighbour. */
function askTerms(terms: readonly QueryTerm[], ask: Ask): Tsqueries {
  const joined = terms.slice(0, -1).map((term, index) => {
    const next = terms[index + 1];
    if (!next || terms.length > JOINED_SLOTS_MAX) return '';
    return ask(joinWords([...term.own, ...next.own]));
  });
  return terms.map((term, index) =>
    anyOf([askTerm(term, ask), joined[index - 1] ?? '', joined[index] ?? '']),
  );
}

const discriminatingWords = (phrase: readonly Word[]): readonly Word[] => {
  const discriminating = phrase.filter(({ word }) => !STOP_WORDS.has(word));
  return discriminating.length > 0 ? discriminating : phrase;
};

/** A phrase in the title, whose neighbours the index has as one word. */
const phraseInTitle = (phrase: readonly Word[]): Tsqueries =>
  phrase.length === 1
    ? phrase.map(({ word }) => lexeme(`^${word}`))
    : phrase
        .slice(1)
        .map((word, index) => lexeme(`^${joinWords([phrase[index] ?? word, word]).word}`));

/** The words of a phrase anywhere, as they are written; small ones only where there are no others. */
const phraseWords = (phrase: readonly Word[]): Tsqueries =>
  discriminatingWords(phrase).map((word) => (isShort(word) ? anywhere(word) : lexeme(word.word)));

/** A phrase as it is written. The texts have no short words, so their neighbours follow each other. */
const askPhrase = (phrase: readonly Word[]): string => {
  const long = phrase.filter((word) => !isShort(word));
  if (phrase.length < 2 || long.length === 0) return '';
  return anyOf([inSequence(long.map(({ word }) => word)), allOf(phraseInTitle(phrase))]);
};

/** What the database is asked for. */
export type SearchPlan = {
  /** The words in title, place and facts, with all that is asked for besides. */
  title: Tsqueries;
  /** The words anywhere, those of phrases in any order, with all that is asked for besides. */
  anywhere: Tsqueries;
  /**
   * The order of the words of phrases, as a tsquery; '' without phrases. No index knows it, and a job's vector takes
   * long to read, so that few should be left.
   */
  phrases: string;
  /** Some of the words anywhere, with all that is asked for besides. */
  some: Tsqueries;
  /** The same in title, place and facts. */
  someTitle: Tsqueries;
  /** Whether a ranked job has all words in its title: on `rank_vector`. */
  isTitle: string;
  /** The same without synonyms and words that have but the stem. */
  isOwnTitle: string;
  /** What a job is ranked by; nothing without words. */
  ranked: RankedTerm[];
  /** All words one after the other: on `rank_vector`. */
  sequence: string;
  /** The title that has just these words, in the singular. */
  titleKey: string;
  /** As `anywhere`, with the last word as the beginning of one, and a code last in the place for any of its places. */
  beginning: Tsqueries;
  /** Those last words. */
  begun: string[];
  /** Whether it asks for any word: an index finds nothing by what jobs don't have. */
  hasWords: boolean;
};

/** The terms any of which is enough to fill a page with: not those that all trades have. */
function discriminatingTerms(
  terms: readonly QueryTerm[],
  weights: readonly TermWeight[],
): readonly QueryTerm[] {
  const discriminating = terms.filter((_, index) => {
    const kind = weights[index]?.kind;
    return kind !== 'circumstance' && kind !== 'workplace';
  });
  return discriminating.length > 0 ? discriminating : terms;
}

/**
 * Plans a search; `filters` is what is asked for beside words and place. Of `weights` there is one for each
 * term (rule SEARCH-10).
 */
export function planSearch(
  query: QueryWords,
  weights: readonly TermWeight[],
  place: readonly Word[],
  filters: Tsqueries,
): SearchPlan {
  const { terms, phrases, excluded } = query;
  const words = terms.flatMap(({ own }) => own);
  const without = excluded.map((phrase) =>
    not(
      phrase.length > 1
        ? inSequence(phrase.map(({ word }) => word))
        : anyOf(phrase.flatMap((word) => [anywhere(word), inPlace(word)])),
    ),
  );
  const inQuotes = phrases.flatMap(phraseWords);
  const besides = [...without, ...place.map(inPlace), ...filters];
  const discriminating = discriminatingTerms(terms, weights);
  const anyTerm = (ask: Ask) =>
    // Text in quotes is enough.
    phrases.length > 0 ? inQuotes : [anyOf(discriminating.map((term) => askTerm(term, ask)))];
  return {
    title: distinct([...askTerms(terms, inTitle), ...phrases.flatMap(phraseInTitle), ...besides]),
    anywhere: distinct([...askTerms(terms, anywhere), ...inQuotes, ...besides]),
    phrases: allOf(phrases.map(askPhrase)),
    some: distinct([...anyTerm(anywhere), ...besides]),
    someTitle: distinct([...anyTerm(inTitle), ...besides]),
    beginning: distinct([
      ...askTerms(terms, (word) => (word === words.at(-1) ? beginsAnywhere(word) : anywhere(word))),
      ...inQuotes,
      ...without,
      ...place.map((word) => (word === place.at(-1) ? beginsInPlace(word) : inPlace(word))),
      ...filters,
    ]),
    begun: [words.at(-1), place.at(-1)].flatMap((word) => (word ? [word.word] : [])),
    isTitle: allOf(askTerms(terms, inRankedTitle)),
    isOwnTitle: allOf(
      askTerms(
        terms.map((term) => ({ own: term.own, alternatives: withJoined(term).slice(1) })),
        isNamed,
      ),
    ),
    ranked: rankTerms(query, weights),
    sequence: askSequence(words),
    titleKey: [...words, ...phrases.flat()].map(({ singular }) => singular).join(' '),
    hasWords: terms.length + phrases.length + place.length + filters.length > 0,
  };
}
