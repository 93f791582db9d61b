import { readFileSync } from 'node:fs';
import { errorMessages } from '#src/contract/error-messages.ts';
import { readErrorCatalog, textsOf } from '#tests/error-catalog.ts';
import { projectFiles } from '#tests/project-files.ts';
import { readTranslations } from '#tests/translations.ts';
import { findProblems, readIds, testsByRule } from './rules/check-rules.ts';
import { findUnseenTexts, readQuoted } from './rules/check-texts.ts';
import { findLiterals } from './rules/find-literals.ts';
import { findTests } from './rules/find-tests.ts';

/*
 * `npm test -- rules` prints the tests that prove each rule of docs/product.md, and fails if a rule has none, or if a
 * text that it quotes is seen by no test in both languages. Tests name the rules that they prove at the end of their
 * titles.
 */

const product = readFileSync('docs/product.md', 'utf8');
const read = (files: string[]) => files.map((file) => ({ file, code: readFileSync(file, 'utf8') }));
const sources = read(projectFiles(/^(src|server|scripts|tests)\/.*\.tsx?$/));

const ids = readIds(product);
const tests = sources.flatMap(({ file, code }) => findTests(file, code));
for (const [id, its] of testsByRule(ids, tests)) {
  console.log(id);
  for (const { file, title } of its) console.log(`  ${file}: ${title}`);
}

/** What these tests go through as a whole, each in both languages. */
const tables = new Map<string, readonly string[]>([
  ['src/ui/server-words.test.tsx', Object.values(errorMessages)],
  ['src/api/error-catalog.test.ts', [...readErrorCatalog(product).values()].flatMap(textsOf)],
]);
/** The texts of a test that it looks up in the catalogs. */
const translatedIn = ({ file, code }: (typeof sources)[number], literals: string[]) =>
  file === 'tests/visual/quoted-texts.ts' || code.includes("'#tests/translations.ts'")
    ? literals
    : findLiterals(file, code, 'seeInBoth');
const testTexts = sources
  .filter(({ file }) => /^tests\/|\.test\.tsx?$/.test(file))
  .map((source) => {
    const literals = findLiterals(source.file, source.code);
    return { literals, translated: translatedIn(source, literals) };
  });
const quoted = readQuoted(product);

const problems = [
  ...findProblems(ids, tests),
  ...[...tables.keys()]
    .filter((table) => sources.every(({ file }) => file !== table))
    .map((table) => `${table} is missing`),
  ...findUnseenTexts(
    quoted,
    readTranslations('tr'),
    testTexts,
    new Set([...tables.values()].flat()),
  ),
];
for (const problem of problems) console.error(problem);
console.log(`${ids.length} rules, ${quoted.length} quoted texts; problems: ${problems.length}`);
process.exitCode = problems.length === 0 ? 0 : 1;
