import { parseSync } from 'vite';
import { childrenOf, type Node } from './syntax.ts';

/** A test, or a `describe` around tests, as its file declares it. */
export type Declared = {
  file: string;
  /** As written: `${…}` and `%s` are left in it. */
  title: string;
  /** Whether it never runs, on any machine. */
  isSkipped: boolean;
};

/** The names in a callee: `['test', 'describe', 'skip']` for `test.describe.skip`, also for `test.each(…)`. */
const namesOf = (callee: Node): string[] => {
  if (callee.type === 'MemberExpression') {
    const { object, property } = callee as { object: Node; property: Node } & Node;
    return [...namesOf(object), ...namesOf(property)];
  }
  if (callee.type === 'CallExpression') return namesOf(callee.callee as Node);
  return callee.type === 'Identifier' ? [String(callee.name)] : [];
};

const NEVER_RUN = ['skip', 'fixme', 'todo'];
/** What comes between `test` and the title of a test or a `describe`; hooks and settings have other names. */
const KINDS = new Set(['describe', 'each', 'for', 'skipIf', 'runIf', 'only', ...NEVER_RUN]);

const argumentsOf = (call: Node): Node[] => call.arguments as Node[];
const isFunction = ({ type }: Node): boolean => /Function/.test(type);
const isText = (node: Node | undefined): boolean =>
  node?.type === 'TemplateLiteral' || typeof node?.value === 'string';

/** Whether a body skips its own test: `test.skip()`, without a condition or with `true`. */
const skipsItself = (node: Node): boolean => {
  if (node.type === 'CallExpression') {
    const [root, kind = '', ...more] = namesOf(node.callee as Node);
    const [condition] = argumentsOf(node);
    const isAlways = !condition || condition.value === true;
    if (root === 'test' && NEVER_RUN.includes(kind) && more.length === 0 && isAlways) return true;
  }
  return childrenOf(node).some(skipsItself);
};

/** Finds the tests that the code of a file declares, also inside functions, and the `describe`s around them. */
export function findTests(file: string, code: string): Declared[] {
  const found: Declared[] = [];

  const titleOf = (node: Node): string => {
    if (node.type === 'Literal') return String(node.value);
    if (node.type === 'BinaryExpression')
      return titleOf(node.left as Node) + titleOf(node.right as Node);
    return code.slice(node.start, node.end).replace(/^`|`$/g, '');
  };

  const visit = (node: Node, isOuterSkipped: boolean): void => {
    const [root = '', ...kinds] =
      node.type === 'CallExpression' ? namesOf(node.callee as Node) : [];
    const isOurs = /^(test|it|describe)$/.test(root) && kinds.every((kind) => KINDS.has(kind));
    const [title, ...rest] = isOurs ? argumentsOf(node) : [];
    const body = rest.find(isFunction);
    // A body may be named instead: `test.each(…)('…', refuses)`.
    const hasBody = body !== undefined || (rest.length > 0 && isText(title));
    const isDeclared = title !== undefined && (hasBody || kinds.includes('todo'));
    const isSkipped = isOuterSkipped || kinds.some((kind) => NEVER_RUN.includes(kind));
    const isGroup = root === 'describe' || kinds.includes('describe');
    if (isDeclared) {
      const isSkippedInside = !isGroup && body !== undefined && skipsItself(body);
      found.push({ file, title: titleOf(title), isSkipped: isSkipped || isSkippedInside });
    }
    for (const child of childrenOf(node)) visit(child, isDeclared ? isSkipped : isOuterSkipped);
  };

  visit(parseSync(file, code).program as unknown as Node, false);
  return found;
}
