/** Classes of Tailwind that say left or right where there is one that says start or end. */
const SIDED =
  /(?:^|[\s:!-])(?:(?:scroll-)?[mp][lr]-|(?:left|right)-|border-[lr](?:[-\s]|$)|rounded-(?:[lr]|[tb][lr])(?:[-\s]|$)|(?:text|float|clear)-(?:left|right)(?:\s|$))/;

/** @param {{ report: (found: { node: object, message: string }) => void }} context */
const create = (context) => {
  /** @type {(node: object, text: unknown) => void} */
  const check = (node, text) => {
    const [found] = typeof text === 'string' ? (SIDED.exec(text) ?? []) : [];
    if (found) context.report({ node, message: `"${found.trim()}": say start or end.` });
  };
  return Object.fromEntries([
    ['Literal', (/** @type {{ value: unknown }} */ node) => check(node, node.value)],
    [
      'TemplateElement',
      (/** @type {{ value: { raw: string } }} */ node) => check(node, node.value.raw),
    ],
  ]);
};

/** A plugin for oxlint: classes are logical, so that a language from right to left needs no second look at each. */
export default { meta: { name: 'meydan' }, rules: { 'logical-classes': { create } } };
