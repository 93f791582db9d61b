import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { foldName } from '#server/domains/places/fold.ts';
import { searchWords } from '#server/domains/search/synonyms.ts';
import { foldText } from '#src/shared/fold-text.ts';
import { tries } from '#tests/fuzz-seed.ts';
import { apiTest } from './api-test.ts';

const { backend, test } = apiTest();

/**
 * The first and last sign of each block that people write job ads in. Letters that are newer than the database's
 * tables can't be folded there, so they are left out.
 */
const BLOCKS = [
  [0x20, 0x24f],
  [0x300, 0x36f],
  [0x386, 0x3ce],
  [0x400, 0x52f],
  [0x5d0, 0x5ea],
  [0x620, 0x65f],
  [0x905, 0x94d],
  [0x1e00, 0x1eff],
  [0x2010, 0x2026],
  [0x3041, 0x3096],
  [0xac00, 0xd7a3],
] as const;
const sign = fc
  .oneof(...BLOCKS.map(([min, max]) => fc.integer({ min, max })))
  .map((code) => String.fromCodePoint(code));
const piece = fc.oneof(
  { weight: 4, arbitrary: sign },
  { weight: 1, arbitrary: fc.constantFrom('C++', 'c#', '.NET', 'ΟΔΟΣ', 'ﬃ', 'İI', ' ', '\n') },
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const texts = fc.array(text, { minLength: 1, maxLength: 60 });

/** What the database makes of each text. */
const inDatabase = async (call: 'fold_text' | 'search_words', all: readonly string[]) => {
  const { rows } = (await backend().database.db.execute(
    sql`select ${sql.raw(call)}(text) as made
        from unnest(${sql.param(all)}::text[]) with ordinality as given(text, place) order by place`,
  )) as unknown as { rows: { made: string }[] };
  return rows.map(({ made }) => made);
};

const laws = [
  ['fold_text', foldText],
  ['search_words', searchWords],
] as const;

describe.each(laws)('%s (SEARCH-1)', (call, fold) => {
  test('makes of each text what our own function makes of it', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (all) => {
        expect(await inDatabase(call, all)).toEqual(all.map(fold));
      }),
      {
        ...tries(20),
        examples: [[['ΟΔΟΣ Οδός', 'Jørgensen Łódź Straße', '개발자', 'İIıi', 'हिन्दी', 'C++/.NET']]],
      },
    );
  });

  test('changes nothing that was folded before', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(fold(fold(given))).toBe(fold(given));
      }),
      tries(1000),
    );
  });

  test('makes capitals and small letters the same, in Turkish too', () => {
    const letters = fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyzàéñøłđσδά '.split(''));
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 12 }), (given) => {
        const capitals = given.toLocaleUpperCase('tr');
        expect(fold(capitals)).toBe(fold(given));
        expect(fold(capitals.toLocaleLowerCase('tr'))).toBe(fold(given));
      }),
      tries(500),
    );
  });
});

test('a folded name of a place is folded already (SEARCH-13)', () => {
  const word = fc.constantFrom(
    'The',
    'the',
    'St.',
    'st',
    'Saint',
    'İzmir',
    '&',
    '.',
    "Land's",
    '-',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, text), { maxLength: 4 }), (words) => {
      const folded = foldName(words.join(' '));
      expect(foldName(folded)).toBe(folded);
    }),
    tries(500),
  );
});
