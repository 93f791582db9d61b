import { AREA_WORDS_MAX, areaCode } from '#server/domains/places/area-queries.ts';
import type { Word } from './lexemes.ts';
import type { QueryTerm } from './query-terms.ts';

/** What the index has for jobs in the area: the lexeme of its code. */
const areaWord = (code: string): Word => {
  const lexeme = `@${code}`;
  return { word: lexeme, singular: lexeme, turkish: lexeme, stems: [lexeme] };
};

/** The longest first. */
const LENGTHS = Array.from({ length: AREA_WORDS_MAX }, (_, index) => AREA_WORDS_MAX - index);

/** The terms from `at` on whose words name an area, as one that its jobs have too. */
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
 * Lets names of areas ('Europe', 'Middle East', 'DACH') find the jobs in their countries too, beside those that
 * have the words; in quotes they are words alone.
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
