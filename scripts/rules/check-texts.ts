/** What a test, or a module of tests, contains. */
export type TestTexts = {
  literals: readonly string[];
  /** Those that it looks up in the catalogs, and so checks in both languages. */
  translated: readonly string[];
};

/** The texts in curly quotes, which are exactly what a reader of English sees. */
export const readQuoted = (product: string): string[] => [
  ...new Set([...product.matchAll(/“([^“”]+)”/g)].map(([, text = '']) => text)),
];

/** Whether one of the literals has the text, with some value at the place of each of its values. */
const isIn = (literals: readonly string[], text: string): boolean => {
  const parts = text.split(/\{\w+\}/);
  return literals.some((literal) => {
    let at = 0;
    return parts.every((part) => {
      const found = literal.indexOf(part, at);
      at = found + part.length;
      return found !== -1;
    });
  });
};

/**
 * The quoted texts that no test sees in both languages, one line for each. A test sees a text if it looks it up in the
 * catalogs, has it in English and in Turkish, or goes through a whole table that includes it.
 */
export function findUnseenTexts(
  quoted: readonly string[],
  turkish: ReadonlyMap<string, string>,
  tests: readonly TestTexts[],
  tables: ReadonlySet<string>,
): string[] {
  const all = tests.flatMap(({ literals }) => literals);
  const lookedUp = new Set(tests.flatMap(({ translated }) => translated));
  return quoted.flatMap((text) => {
    if (tables.has(text) || lookedUp.has(text)) return [];
    const other = turkish.get(text);
    const seen = [isIn(all, text) && 'English', other && isIn(all, other) && 'Turkish'].filter(
      Boolean,
    );
    if (seen.length === 2) return [];
    return [`“${text}” is seen by no test in both languages, but in ${seen[0] ?? 'neither'}`];
  });
}
