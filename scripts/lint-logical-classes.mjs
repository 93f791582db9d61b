/** Classes of Tailwind that say left or right where there is one that says start or end. */
const SIDED =
  /(?:^|[\s":!-])(?:(?:scroll-)?[mp][lr]-|(?:left|right)-[\d[(]|border-[lr](?:[-\s"]|$)|rounded-(?:[lr]|[tb][lr])(?:[-\s"]|$)|(?:text|float|clear)-(?:left|right)(?:[\s"]|$))/;

/** @param {{ report: (found: { node: object, message: string }) => void }} context */
const create = (context) => {
  /** @param {{ type: string, value: unknown }} node a literal, or a part of a template */
  const check = (node) => {
    const text = JSON.stringify(node.value);
    const [found] = SIDED.exec(text) ?? [];
    if (found) context.report({ node, message: `"${found.trim()}": say start or end.` });
  };
  return Object.fromEntries(['Literal', 'TemplateElement'].map((type) => [type, check]));
};

/** A plugin for oxlint: classes are logical, so that a language from right to left needs no second look at each. */
export default { meta: { name: 'meydan' }, rules: { 'logical-classes': { create } } };
