import { QUERY_MAX } from '#src/contract/limits.ts';

/** A search text split into its parts. */
export type ParsedQuery = {
  /** Words as typed, each once. */
  words: string[];
  /** Texts in quotes, to be found as they are. */
  phrases: string[];
  /** Words and phrases after a minus, which found jobs must not have. */
  excluded: string[];
};

/** A minus excludes what follows only at the beginning or after a space, unlike in 'front-end'. */
const TOKEN = /(?<=^|\s)(-?)(?:["“”„]([^"“”„]*)(?:["“”„]|$)|(\S+))/gu;

/** Endings that Turkish adds to names after an apostrophe: 'İstanbul'da', 'Ankara'daki'. */
const NAME_ENDING = /(?<=\p{L}{2})['’](?:[dt][ae]n?(?:ki)?|y?[ae]|[ns]?[ıiuü]n?)$/iu;

/** Parses the first QUERY_MAX characters of a query; an unclosed quote extends to the end. */
export function parseQuery(text: string): ParsedQuery {
  const parsed = {
    words: new Set<string>(),
    phrases: new Set<string>(),
    excluded: new Set<string>(),
  };
  // Separates a closing quote from a word behind it, which would be lost.
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
