import { anyPlaceOf } from '#server/domains/places/code-queries.ts';
import type { Word } from './lexemes.ts';
import { STOP_WORDS } from './lexicon.ts';
import { joinWords, type QueryTerm, type QueryWords } from './query-terms.ts';
import {
  ambiguousInRankedTitle,
  askAmbiguous,
  askSequence,
  inRankedTitle,
  namedQuery,
  type RankedTerm,
  rankTerms,
  withJoined,
} from './rank-plan.ts';
import type { TermWeight } from './term-weights.ts';
import {
  allOf,
  anyOf,
  distinct,
  inPairs,
  inSequence,
  lexeme,
  not,
  type Tsqueries,
} from './tsquery.ts';

/** More terms than this are many: neighbours are not tried as one word. */
const JOINED_TERMS_MAX = 4;

type Ask = (word: Word) => string;

const isShort = ({ word }: Word): boolean => word.length <= 2;

/** In any text. Short words are indexed only in short fields or in capitals, where they are discriminating. */
const anywhere: Ask = (word) =>
  anyOf([...word.stems.map((stem) => lexeme(stem)), isShort(word) ? lexeme(`!${word.word}`) : '']);
/** In the title, place or facts of the job. */
const inTitle: Ask = (word) =>
  anyOf([...word.stems.map((stem) => lexeme(`^${stem}`)), lexeme(`@${word.word}`)]);
/** A word with this beginning, anywhere. */
const beginsAnywhere: Ask = (word) =>
  isShort(word) ? anywhere(word) : anyOf([anywhere(word), `${lexeme(word.word)}:*`]);
const inPlace: Ask = ({ word }) => lexeme(`@${word}`);

/** A word of a place with this beginning, or any place of a code. */
const beginsInPlace: Ask = (word) => {
  const code = anyPlaceOf(word.word);
  if (code !== word.word) return lexeme(`@${code}`);
  return isShort(word) ? inPlace(word) : `${lexeme(`@${word.word}`)}:*`;
};

/** In title or facts. */
const inTitleOrFacts: Ask = (word) => anyOf(word.stems.map((stem) => lexeme(`^${stem}`)));

/** Ambiguous words count only in titles, whatever `ask` is. */
const askTerm = (term: QueryTerm, ask: Ask): string =>
  anyOf([
    ...[term.own, ...term.alternatives].map((words) => allOf(words.map(ask))),
    ...(ask === inRankedTitle
      ? [ambiguousInRankedTitle(term)]
      : (term.ambiguous ?? []).map((one) => askAmbiguous(one, inTitleOrFacts))),
  ]);

/** All terms, each as it is or joined with a neighbour. */
function askTerms(terms: readonly QueryTerm[], ask: Ask): Tsqueries {
  const joined = terms.slice(0, -1).map((term, index) => {
    const next = terms[index + 1];
    if (!next || terms.length > JOINED_TERMS_MAX) return '';
    return ask(joinWords([...term.own, ...next.own]));
  });
  return terms.map((term, index) =>
    anyOf([askTerm(term, ask), joined[index - 1] ?? '', joined[index] ?? '']),
  );
}

const wordsWithoutStopWords = (phrase: readonly Word[]): readonly Word[] => {
  const kept = phrase.filter(({ word }) => !STOP_WORDS.has(word));
  return kept.length > 0 ? kept : phrase;
};

/** A phrase in the title, by the joined neighbours that the index has. */
const phraseInTitle = (phrase: readonly Word[]): Tsqueries =>
  phrase.length === 1
    ? phrase.map(({ word }) => lexeme(`^${word}`))
    : phrase
        .slice(1)
        .map((word, index) => lexeme(`^${joinWords([phrase[index] ?? word, word]).word}`));

/** The words of a phrase anywhere, as written; stop words only if there are no others. */
const phraseWords = (phrase: readonly Word[]): Tsqueries =>
  wordsWithoutStopWords(phrase).map((word) => (isShort(word) ? anywhere(word) : lexeme(word.word)));

/**
 * A phrase as written, by `order` of its words. Texts are indexed without short words, so the words around them are
 * adjacent.
 */
const askPhrase = (phrase: readonly Word[], order: typeof inSequence): string => {
  const long = phrase.filter((word) => !isShort(word));
  const inOrder = order(long.map(({ word }) => word));
  return phrase.length < 2 || inOrder === '' ? '' : anyOf([inOrder, allOf(phraseInTitle(phrase))]);
};

/** What the index knows of a phrase: its words anywhere, and which are neighbours. */
const indexedPhrase = (phrase: readonly Word[]): Tsqueries => [
  ...phraseWords(phrase),
  askPhrase(phrase, inPairs),
];

/** The queries of a search. */
export type SearchPlan = {
  /** All words in title, place and facts, with exclusions, place and filters. */
  title: Tsqueries;
  /** All words and phrases anywhere, with exclusions, place and filters. */
  anywhere: Tsqueries;
  /**
   * Word order of phrases, as a tsquery; '' without phrases. Other jobs have the same numbers of neighbours, so each
   * found job is checked.
   */
  phrases: string;
  /** One discriminating term or all phrases anywhere, with exclusions, place and filters. */
  some: Tsqueries;
  /** The same in title, place and facts. */
  someTitle: Tsqueries;
  /** All words in title, place or facts, on `rank_vector`. */
  allInTitle: string;
  /** The same without synonyms and English stems. */
  allInOwnTitle: string;
  /** Terms that rank a job; empty without words. */
  ranked: RankedTerm[];
  /** All words side by side, on `rank_vector`. */
  sequence: string;
  /** The `title_key` of a title with exactly these words. */
  titleKey: string;
  /** Like `anywhere`, but the last words are prefixes, and a code at the end of the place means any of its places. */
  prefix: Tsqueries;
  /** Each of many terms anywhere; empty for few. */
  manyTerms: Tsqueries;
  /** The last words of query and place. */
  lastWords: string[];
  /** Whether an index can answer the queries: it can't for exclusions alone. */
  hasWords: boolean;
};

/** The terms of which one is enough to fill a page: not rank, hours or workplace, which all trades share. */
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

/** Plans a search; `weights` has one entry per term (rule SEARCH-10). */
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
  const inQuotes = phrases.flatMap(indexedPhrase);
  const besides = [...without, ...place.map(inPlace), ...filters];
  const discriminating = discriminatingTerms(terms, weights);
  const anyTerm = (ask: Ask) =>
    // A job with the quoted text is enough.
    phrases.length > 0 ? inQuotes : [anyOf(discriminating.map((term) => askTerm(term, ask)))];
  return {
    title: distinct([...askTerms(terms, inTitle), ...phrases.flatMap(phraseInTitle), ...besides]),
    anywhere: distinct([...askTerms(terms, anywhere), ...inQuotes, ...besides]),
    phrases: allOf(phrases.map((phrase) => askPhrase(phrase, inSequence))),
    some: distinct([...anyTerm(anywhere), ...besides]),
    someTitle: distinct([...anyTerm(inTitle), ...besides]),
    prefix: distinct([
      ...askTerms(terms, (word) => (word === words.at(-1) ? beginsAnywhere(word) : anywhere(word))),
      ...inQuotes,
      ...without,
      ...place.map((word) => (word === place.at(-1) ? beginsInPlace(word) : inPlace(word))),
      ...filters,
    ]),
    manyTerms: terms.length > JOINED_TERMS_MAX ? askTerms(terms, anywhere) : [],
    lastWords: [words.at(-1), place.at(-1)].flatMap((word) => (word ? [word.word] : [])),
    allInTitle: allOf(askTerms(terms, inRankedTitle)),
    allInOwnTitle: allOf(
      askTerms(
        terms.map((term) => ({ own: term.own, alternatives: withJoined(term).slice(1) })),
        namedQuery,
      ),
    ),
    ranked: rankTerms(query, weights),
    sequence: askSequence(words),
    titleKey: [...words, ...phrases.flat()].map(({ singular }) => singular).join(' '),
    hasWords: terms.length + phrases.length + place.length + filters.length > 0,
  };
}
