import { readFileSync } from 'node:fs';
import { projectFiles } from '#tests/project-files.ts';
import { findProblems, readIds, testsByRule } from './rules/check-rules.ts';
import { type Declared, findTests } from './rules/find-tests.ts';

/*
 * `npm test -- rules` prints the tests that prove each rule of docs/product.md, and fails if a rule has none. Tests
 * name the rules that they prove at the end of their titles.
 */

const readTests = (): Declared[] =>
  projectFiles(/^(src|server|scripts|tests)\/.*\.tsx?$/).flatMap((file) =>
    findTests(file, readFileSync(file, 'utf8')),
  );

const ids = readIds(readFileSync('docs/product.md', 'utf8'));
const tests = readTests();
for (const [id, its] of testsByRule(ids, tests)) {
  console.log(id);
  for (const { file, title } of its) console.log(`  ${file}: ${title}`);
}
const problems = findProblems(ids, tests);
for (const problem of problems) console.error(problem);
console.log(`${ids.length} rules, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
