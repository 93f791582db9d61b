import type { Declared } from './find-tests.ts';

/** An id of a rule: a group in capitals and a number. */
const ID = /\b[A-Z]{3,}-\d+\b/g;
/** The ids at the end of the title of a test, or of tests: `… (APPLY-3, APPLY-4)`. */
export const RULE_IDS = /\((?:[A-Z]{3,}-\d+(?:, )?)+\)/;
const ENDING = new RegExp(`${RULE_IDS.source}$`);

/** The ids of the rules in a document, in its order. */
export const readIds = (product: string): string[] =>
  [...product.matchAll(/<a id="([A-Z]+-\d+)"><\/a>/g)].map(([, id = '']) => id);

const idsIn = (text: string): string[] => text.match(ID) ?? [];

/** The tests that name each rule at the end of their titles. */
export const testsByRule = (
  ids: readonly string[],
  tests: readonly Declared[],
): Map<string, Declared[]> =>
  new Map(
    ids.map((id) => [
      id,
      tests.filter(({ title }) => idsIn(ENDING.exec(title)?.[0] ?? '').includes(id)),
    ]),
  );

/** What is wrong with how tests name the rules, one line for each. */
export function findProblems(ids: readonly string[], tests: readonly Declared[]): string[] {
  const problems: string[] = [];
  for (const { file, title, isSkipped } of tests) {
    const ending = ENDING.exec(title)?.[0] ?? '';
    for (const id of idsIn(title)) {
      const where = `${file}: “${title}”`;
      if (!ids.includes(id)) problems.push(`${id} is no rule of docs/product.md, in ${where}`);
      else if (!idsIn(ending).includes(id)) problems.push(`${id} is not at the end of ${where}`);
      else if (isSkipped) problems.push(`${id} is named by a test that is skipped: ${where}`);
    }
  }
  for (const [id, its] of testsByRule(ids, tests))
    if (its.length === 0) problems.push(`${id} has no test`);
  return problems;
}
