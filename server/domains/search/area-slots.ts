import { AREA_WORDS_MAX, areaCode } from '#server/domains/places/area-queries.ts';
import type { Word } from './lexemes.ts';
import type { Slot } from './slots.ts';

/** What the index has for jobs in the area: the lexeme of its code. */
const areaWord = (code: string): Word => {
  const lexeme = `@${code}`;
  return { word: lexeme, singular: lexeme, turkish: lexeme, stems: [lexeme] };
};

/** The longest first. */
const LENGTHS = Array.from({ length: AREA_WORDS_MAX }, (_, index) => AREA_WORDS_MAX - index);

/** The slots from `at` on whose words name an area, as one that its jobs have too. */
function areaAt(slots: readonly Slot[], at: number): { slot: Slot; length: number } | undefined {
  for (const length of LENGTHS) {
    const named = slots.slice(at, at + length);
    const own = named.flatMap((slot) => slot.own);
    const code = areaCode(own.map(({ word }) => word).join(' '));
    if (!code || named.length < length) continue;
    const others = length === 1 ? named.flatMap((slot) => slot.alternatives) : [];
    const ambiguous = length === 1 ? named.flatMap((slot) => slot.ambiguous ?? []) : [];
    return { slot: { own, alternatives: [...others, [areaWord(code)]], ambiguous }, length };
  }
  return undefined;
}

/**
 * Lets names of areas ('Europe', 'Middle East', 'DACH') find the jobs in their countries too, beside those that
 * have the words; in quotes they are words alone.
 */
export function withAreas(slots: readonly Slot[]): Slot[] {
  const read: Slot[] = [];
  for (let at = 0; at < slots.length; ) {
    const area = areaAt(slots, at);
    const slot = area?.slot ?? slots[at];
    if (slot) read.push(slot);
    at += area?.length ?? 1;
  }
  return read;
}
