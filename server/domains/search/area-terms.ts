import { AREA_WORDS_MAX, areaCode } from '#server/domains/places/area-queries.ts';
import type { Word } from './lexemes.ts';
import type { QueryTerm } from './query-terms.ts';

/** The area's code, as the lexeme that jobs in the area have. */
const areaWord = (code: string): Word => {
  const lexeme = `@${code}`;
  return { word: lexeme, singular: lexeme, turkish: lexeme, stems: [lexeme] };
};

/** Possible numbers of words in an area's name, longest first. */
const LENGTHS = Array.from({ length: AREA_WORDS_MAX }, (_, index) => AREA_WORDS_MAX - index);

/** The term for an area named from `at` on, and how many query terms it replaces. */
function areaAt(
  terms: readonly QueryTerm[],
  at: number,
): { term: QueryTerm; length: number } | undefined {
  for (const length of LENGTHS) {
    const named = terms.slice(at, at + length);
    const own = named.flatMap((term) => term.own);
    const code = areaCode(own.map(({ word }) => word).join(' '));
    if (!code || named.length < length) continue;
    const others = length === 1 ? named.flatMap((term) => term.alternatives) : [];
    const ambiguous = length === 1 ? named.flatMap((term) => term.ambiguous ?? []) : [];
    return { term: { own, alternatives: [...others, [areaWord(code)]], ambiguous }, length };
  }
  return undefined;
}

/**
 * Makes names of areas ('Europe', 'Middle East', 'DACH') also find the jobs in their countries; in quotes they
 * remain plain words.
 */
export function withAreas(terms: readonly QueryTerm[]): QueryTerm[] {
  const read: QueryTerm[] = [];
  for (let at = 0; at < terms.length; ) {
    const area = areaAt(terms, at);
    const term = area?.term ?? terms[at];
    if (term) read.push(term);
    at += area?.length ?? 1;
  }
  return read;
}
