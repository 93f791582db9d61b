import { isPlaceName } from '#server/domains/places/name-queries.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { readTokens, type Word } from './lexemes.ts';
import { isDiscriminating, STOP_WORDS } from './lexicon.ts';
import type { ParsedQuery } from './parse-query.ts';
import { SYNONYM_WORDS_MAX, type Synonym, type Synonyms } from './synonyms.ts';

/** The most words of a query that count, however they are written (rule SEARCH-1). */
const WORDS_MAX = 16;

/** The most phrases, and the most that is left out. */
const PHRASES_MAX = 4;

/** Words that mean something else elsewhere: they count as a part of a title by themselves, or beside a word of their field. */
export type Ambiguous = { words: Word[]; field: Word[] };

/** One thing that a query asks for: words, or what may stand instead. All words of one of them are wanted. */
export type QueryTerm = { own: Word[]; alternatives: Word[][]; ambiguous?: Ambiguous[] };

/** A query as words of the index. */
export type QueryWords = {
  terms: QueryTerm[];
  /** Each in its order. */
  phrases: Word[][];
  /** What found jobs must not have: any of them, its words side by side. */
  excluded: Word[][];
};

/** The words as one, as the index has compounds and neighbours. */
export const joinWords = (words: readonly Word[]): Word => {
  const word = words.map((part) => part.word).join('');
  return { word, singular: word, turkish: word, stems: [word] };
};

/** Without the words that say nothing, unless there are no others. */
const withoutStopWords = (tokens: readonly Word[][]): Word[][] => {
  const discriminating = tokens.filter(
    (words) => words.length !== 1 || words.some(({ word }) => !STOP_WORDS.has(word)),
  );
  return discriminating.length > 0 ? discriminating : [...tokens];
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

/** Whether a word beside others says in which sense they are meant: a place or a rank doesn't. */
const isOfWork = ({ word }: Word): boolean => isDiscriminating(word) && !isPlaceName(word);

/** Whether words are meant as the synonym's group means them, beside all others of the query. */
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
