import { isPlaceName } from '#server/domains/places/name-queries.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { readTokens, type Word } from './lexemes.ts';
import { isDiscriminating, STOP_WORDS } from './lexicon.ts';
import type { ParsedQuery } from './parse-query.ts';
import { SYNONYM_WORDS_MAX, type Synonym, type Synonyms } from './synonyms.ts';

/** Maximum words of a query that count, in quotes or not (rule SEARCH-1). */
const WORDS_MAX = 16;

/** Maximum phrases, and maximum exclusions. */
const PHRASES_MAX = 4;

/** Words with another meaning elsewhere: they count only as a whole part of a title or beside a word of `field`. */
export type Ambiguous = { words: Word[]; field: Word[] };

/** One thing that a query asks for: a job needs all words of `own` or of one alternative. */
export type QueryTerm = { own: Word[]; alternatives: Word[][]; ambiguous?: Ambiguous[] };

/** A query as words of the index. */
export type QueryWords = {
  terms: QueryTerm[];
  /** Words in their order. */
  phrases: Word[][];
  /** Phrases that found jobs must not have. */
  excluded: Word[][];
};

/** The words as one, like compounds and neighbours in the index. */
export const joinWords = (words: readonly Word[]): Word => {
  const word = words.map((part) => part.word).join('');
  return { word, singular: word, turkish: word, stems: [word] };
};

/** Drops stop words, unless there are no others. */
const withoutStopWords = (tokens: readonly Word[][]): Word[][] => {
  const kept = tokens.filter(
    (words) => words.length !== 1 || words.some(({ word }) => !STOP_WORDS.has(word)),
  );
  return kept.length > 0 ? kept : [...tokens];
};

/** The first WORDS_MAX different words. */
function firstWords(tokens: readonly Word[][]): Word[][] {
  const taken = new Set<string>();
  return tokens.flatMap((token) => {
    const words = token.filter(({ word }) => {
      const isNew = !taken.has(word) && taken.size < WORDS_MAX;
      if (isNew) taken.add(word);
      return isNew;
    });
    return words.length > 0 ? [words] : [];
  });
}

type Match = { length: number; entries: readonly Synonym[] };

/** Whether a word tells the sense of those beside it: a place or a rank doesn't. */
const isOfWork = ({ word }: Word): boolean => isDiscriminating(word) && !isPlaceName(word);

/** Whether the other words of the query allow the sense of the synonym's group. */
const isMeant = ({ askedIn }: Synonym, others: readonly Word[]): boolean =>
  askedIn.length === 0 ||
  !others.some(isOfWork) ||
  others.some(({ word, singular }) => askedIn.includes(word) || askedIn.includes(singular));

/** The longest run of tokens from `from` that has synonyms. */
function findSynonyms(tokens: readonly Word[][], from: number, synonyms: Synonyms): Match {
  for (let length = Math.min(SYNONYM_WORDS_MAX, tokens.length - from); length > 0; length -= 1) {
    const words = tokens.slice(from, from + length).flat();
    const others = [...tokens.slice(0, from), ...tokens.slice(from + length)].flat();
    const entries = [
      ...synonyms(words.map(({ word }) => word).join(' ')),
      ...synonyms(words.map(({ singular }) => singular).join(' ')),
    ].filter((synonym) => isMeant(synonym, others));
    const each = new Map(entries.map((synonym) => [synonym.entry, synonym]));
    if (each.size > 0) return { length, entries: [...each.values()] };
  }
  return { length: 1, entries: [] };
}

/** Reads the words of a parsed query, with their synonyms (rule SEARCH-10). */
export async function readQueryWords(
  db: Database,
  parsed: ParsedQuery,
  synonyms: Synonyms,
): Promise<QueryWords> {
  const read = await readTokens(db, [...parsed.words, ...parsed.phrases, ...parsed.excluded]);
  const filled = (tokens: readonly string[]) =>
    tokens.map(read).filter((words) => words.length > 0);
  const tokens = firstWords(withoutStopWords(filled(parsed.words)));

  const found: { own: Word[]; entries: readonly Synonym[] }[] = [];
  for (let index = 0; index < tokens.length; ) {
    const { length, entries } = findSynonyms(tokens, index, synonyms);
    found.push({ own: tokens.slice(index, index + length).flat(), entries });
    index += length;
  }
  const entries = found.flatMap((one) => one.entries);
  const readEntry = await readTokens(db, [
    ...new Set(entries.flatMap(({ entry, field }) => [entry, ...field])),
  ]);
  return {
    terms: found.map(({ own, entries: all }) => ({
      own,
      alternatives: [
        ...(own.length > 1 ? [[joinWords(own)]] : []),
        ...all.filter(({ field }) => field.length === 0).map(({ entry }) => readEntry(entry)),
      ],
      ambiguous: all
        .filter(({ field }) => field.length > 0)
        .map(({ entry, field }) => ({ words: readEntry(entry), field: field.flatMap(readEntry) })),
    })),
    phrases: filled(parsed.phrases)
      .map((phrase) => phrase.slice(0, WORDS_MAX))
      .slice(0, PHRASES_MAX),
    excluded: filled(parsed.excluded)
      .filter((phrase) => phrase.some(({ word }) => !STOP_WORDS.has(word)))
      .map((phrase) => phrase.slice(0, WORDS_MAX))
      .slice(0, PHRASES_MAX),
  };
}
