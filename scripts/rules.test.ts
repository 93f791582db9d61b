import { expect, test } from 'vitest';
import { findProblems, readIds, testsByRule } from './rules/check-rules.ts';
import { findUnseenTexts, readQuoted } from './rules/check-texts.ts';
import { findLiterals } from './rules/find-literals.ts';
import { type Declared, findTests } from './rules/find-tests.ts';

const PRODUCT = `
- <a id="APPLY-1"></a>**APPLY-1** One application (LIST-1).
- <a id="LIST-1"></a>**LIST-1** Ten to a page.
`;
const ids = readIds(PRODUCT);

const declaredIn = (code: string): Declared[] => findTests('a.test.ts', code);
const problemsOf = (code: string): string[] => findProblems(ids, declaredIn(code));
/** An id that docs/product.md doesn't have, put together so that no other check takes it for one. */
const UNKNOWN = ['WINGS', 1].join('-');
const both = (more = ''): string =>
  `test('applies (APPLY-1)', () => {}); it('lists (LIST-1)', () => {}); ${more}`;

test('rules are read in the order of the document', () => {
  expect(ids).toEqual(['APPLY-1', 'LIST-1']);
});

test('tests, their tables, groups and parametrized titles are found, also inside functions', () => {
  const code = `
    describe('a group (APPLY-1)', () => {
      test.each([[1]])('each %s (LIST-1)', async (one) => {});
      for (const who of ['a', 'b']) test(\`for \${who} (APPLY-1, LIST-1)\`, async () => {});
    });
    export const journey = (name: string) => {
      test.describe('shared', () => test(name, async () => {}));
      test.for([1])('named body (LIST-1)', refuses);
    };
    test.use({ locale: 'tr' });
    test.beforeEach(async () => {});
    test.step('a step', async () => {});
    /x/.test('text');
  `;
  const found = declaredIn(code);
  expect(found.map(({ title }) => title)).toEqual([
    'a group (APPLY-1)',
    'each %s (LIST-1)',
    // oxlint-disable-next-line no-template-curly-in-string -- as written
    'for ${who} (APPLY-1, LIST-1)',
    'shared',
    'name',
    'named body (LIST-1)',
  ]);
  const proofs = testsByRule(ids, found);
  expect(proofs.get('LIST-1')?.map(({ title }) => title)).toHaveLength(3);
});

test('rules with a test, and titles without an id, are no problem', () => {
  expect(problemsOf(both("test('other', () => {});"))).toEqual([]);
});

test('a rule without a test is a problem', () => {
  expect(problemsOf("test('applies (APPLY-1)', () => {});")).toEqual(['LIST-1 has no test']);
});

test('an id that is no rule is a problem', () => {
  const title = `flies (APPLY-1, ${UNKNOWN})`;
  expect(problemsOf(both(`test('${title}', () => {});`))).toEqual([
    `${UNKNOWN} is no rule of docs/product.md, in a.test.ts: “${title}”`,
  ]);
});

test('an id elsewhere than at the end of a title is a problem', () => {
  expect(problemsOf(both("test('by LIST-1 it lists', () => {});"))).toEqual([
    'LIST-1 is not at the end of a.test.ts: “by LIST-1 it lists”',
  ]);
});

test.each([
  "test.skip('more (LIST-1)', () => {})",
  "it.todo('more (LIST-1)')",
  "describe.skip('away', () => { it('more (LIST-1)', () => {}); })",
  "test('more (LIST-1)', async () => { test.skip(); })",
  "test('more (LIST-1)', async () => { test.fixme(true, 'later'); })",
])('a rule that a skipped test names is a problem: %s', (code) => {
  expect(problemsOf(both(code))).toEqual([
    'LIST-1 is named by a test that is skipped: a.test.ts: “more (LIST-1)”',
  ]);
});

test.each([
  "test.skipIf(isSlow)('more (LIST-1)', () => {})",
  "describe.runIf(server)('there', () => { it('more (LIST-1)', () => {}); })",
  "test('more (LIST-1)', async () => { test.skip(isSlow, 'too slow'); })",
])('a test that is skipped somewhere is no problem: %s', (code) => {
  expect(problemsOf(both(code))).toEqual([]);
});

const TURKISH = new Map([
  ['Not found', 'Bulunamadı'],
  ['From {min}', 'En az {min}'],
]);
const unseenIn = (code: string, { isTranslated = false, table = [] as string[] } = {}) =>
  findUnseenTexts(
    readQuoted('It says “Not found”, or “From {min}”, and “Not found” again.'),
    TURKISH,
    [
      {
        literals: findLiterals('a.test.ts', code),
        translated: findLiterals('a.test.ts', code, isTranslated ? undefined : 'seeInBoth'),
      },
    ],
    new Set(table),
  );
const NUMBERS = "see('From $5'); see('En az 5 $');";

test('a text that tests have in both languages, with some value, is seen', () => {
  expect(unseenIn(`see('Not found, sorry'); see(/^Bulunamadı/); ${NUMBERS}`)).toEqual([]);
});

test('a text that tests have in one language only is a problem', () => {
  expect(unseenIn(`see('Not found'); // Bulunamadı\n ${NUMBERS}`)).toEqual([
    '“Not found” is seen by no test in both languages, but in English',
  ]);
  expect(unseenIn(`see('Bulunamadı'); ${NUMBERS}`)).toEqual([
    '“Not found” is seen by no test in both languages, but in Turkish',
  ]);
  expect(unseenIn(NUMBERS)).toEqual([
    '“Not found” is seen by no test in both languages, but in neither',
  ]);
});

test('a text that a test looks up in the catalogs is seen, if it is the whole text', () => {
  expect(unseenIn(`see('Not found'); ${NUMBERS}`, { isTranslated: true })).toEqual([]);
  expect(unseenIn(`see('Not found.'); ${NUMBERS}`, { isTranslated: true })).toHaveLength(1);
  expect(unseenIn(`seeInBoth(page, ['Not found']); ${NUMBERS}`)).toEqual([]);
  expect(unseenIn(`seeInBoth(page, []); see('Not found'); ${NUMBERS}`)).toHaveLength(1);
});

test('a text of a table that a test goes through is seen', () => {
  expect(unseenIn(NUMBERS, { table: ['Not found'] })).toEqual([]);
});
