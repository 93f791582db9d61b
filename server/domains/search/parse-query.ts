import { QUERY_MAX } from '#src/contract/limits.ts';

/** A text as people type it into a search box, taken apart. */
export type ParsedQuery = {
  /** Words as they were typed, each once. */
  words: string[];
  /** Text in quotes: to be found as it is. */
  phrases: string[];
  /** Words and phrases after a minus, which found jobs must not have. */
  excluded: string[];
};

/** A minus belongs to the word after it, at the beginning or after a space: 'front-end' has none. */
const TOKEN = /(?<=^|\s)(-?)(?:["“”„]([^"“”„]*)(?:["“”„]|$)|(\S+))/gu;

/** Endings that Turkish adds to names after an apostrophe: 'İstanbul'da', 'Ankara'daki'. */
const NAME_ENDING = /(?<=\p{L}{2})['’](?:[dt][ae]n?(?:ki)?|y?[ae]|[ns]?[ıiuü]n?)$/iu;

/** Reads a query of at most QUERY_MAX characters; a quote that isn't closed goes to the end. */
export function parseQuery(text: string): ParsedQuery {
  const parsed = {
    words: new Set<string>(),
    phrases: new Set<string>(),
    excluded: new Set<string>(),
  };
  // A quote in the middle of a word begins a phrase of its own.
  const spaced = text.slice(0, QUERY_MAX).replace(/(?<=[^\s-])["“”„]/g, '" ');
  for (const [, minus, phrase, word] of spaced.matchAll(TOKEN)) {
    const token = (phrase ?? word ?? '').replaceAll('"', '').trim();
    if (!/[\p{L}\p{N}]/u.test(token)) continue;
    if (minus) parsed.excluded.add(token);
    else if (phrase === undefined) parsed.words.add(token.replace(NAME_ENDING, ''));
    else parsed.phrases.add(token);
  }
  return {
    words: [...parsed.words],
    phrases: [...parsed.phrases],
    excluded: [...parsed.excluded],
  };
}
