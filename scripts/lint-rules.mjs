import { checkSync } from 'recheck';

/**
 * An ESTree node, for which Oxlint has no types.
 * @typedef {{ type: string, parent: Node, [key: string]: any }} Node
 */
/** @typedef {{ report: (found: { node: Node, message: string }) => void }} Context */

/** Tailwind classes for left or right that have a logical (start or end) equivalent. */
const SIDED =
  /(?:^|[\s:!-])(?:(?:scroll-)?[mp][lr]-|(?:left|right)-|border-[lr](?:[-\s]|$)|rounded-(?:[lr]|[tb][lr])(?:[-\s]|$)|(?:text|float|clear)-(?:left|right)(?:\s|$))/;

/** Visits the texts of a file: string literals, and the fixed parts of templates. */
const texts = (/** @type {(node: Node, text: string) => void} */ check) => ({
  Literal: (/** @type {Node} */ node) => {
    if (typeof node.value === 'string') check(node, node.value);
  },
  TemplateElement: (/** @type {Node} */ node) => check(node, node.value.cooked),
});

/** Requires logical classes, so that right-to-left languages need no changes. */
const logicalClasses = (/** @type {Context} */ context) =>
  texts((node, text) => {
    const [found] = SIDED.exec(text) ?? [];
    if (found) context.report({ node, message: `"${found.trim()}": say start or end.` });
  });

/** Attributes and option fields that users see or hear. */
const SHOWN =
  /^(?:aria-label|title|alt|placeholder|label|hint|legend|text|confirmLabel|submitLabel)$/;
/** Macros whose texts go into the catalogs. */
const MACROS = /^(?:Trans|Plural|Select|SelectOrdinal)$/;

/** @type {(element: Node) => boolean} */
const isInMacro = (element) =>
  element.type.startsWith('JSX') &&
  (MACROS.test(element.openingElement?.name.name) || isInMacro(element.parent));

/**
 * Whether users see a text, directly, as a branch or as a part. Doesn't look at arguments of calls.
 * @type {(node: Node) => boolean}
 */
const isShown = (node) => {
  const { parent } = node;
  switch (parent.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return !isInMacro(parent);
    case 'JSXAttribute':
      return SHOWN.test(parent.name.name);
    case 'Property':
      return node === parent.value && SHOWN.test(parent.key.name);
    case 'ConditionalExpression':
      return node !== parent.test && isShown(parent);
    case 'BinaryExpression':
      // Comparisons show nothing.
      return parent.operator === '+' && isShown(parent);
    case 'LogicalExpression':
    case 'TemplateLiteral':
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return isShown(parent);
    default:
      return false;
  }
};

/** Requires visible texts to be in the catalogs. */
const localizedTexts = (/** @type {Context} */ context) => {
  /** @type {(node: Node, text: string) => void} */
  const check = (node, text) => {
    if (/\p{L}/u.test(text.replace(/&#?\w+;/g, '')) && isShown(node))
      context.report({ node, message: 'A visible text past the catalogs: use Trans or t.' });
  };
  return { ...texts(check), JSXText: (/** @type {Node} */ node) => check(node, node.value) };
};

/** Milliseconds. Only the whole check has a time limit, so that slow machines get the same results. */
const LIMITS = { timeout: 60_000, incubationTimeout: null, attackTimeout: null };
// Not every machine has the native or Java backend.
process.env.RECHECK_BACKEND = 'pure';

/** Requires regular expressions to take linear time. */
const linearPatterns = (/** @type {Context} */ context) => {
  /** @type {(node: Node, source: string, flags: string) => void} */
  const check = (node, source, flags) => {
    const found = checkSync(source, flags, LIMITS);
    if (found.status === 'unknown')
      context.report({ node, message: `This pattern can't be judged: ${found.error.kind}.` });
    if (found.status === 'vulnerable')
      context.report({
        node,
        message: `The time of this pattern is ${found.complexity.summary}.`,
      });
  };
  const checkMade = (/** @type {Node} */ node) => {
    if (node.callee.name !== 'RegExp') return;
    const [source, flags] = node.arguments;
    if (typeof source?.value === 'string') return check(node, source.value, flags?.value ?? '');
    context.report({ node, message: 'A pattern that is put together: say why it is linear.' });
  };
  return {
    Literal: (/** @type {Node} */ node) => {
      if (node.regex) check(node, node.regex.pattern, node.regex.flags);
    },
    NewExpression: checkMade,
    CallExpression: checkMade,
  };
};

const LOCKS_HOME = 'server/platform/database/locks.ts';
const STRENGTH = /^(?:no key update|update|key share|share)$/;
/** Excludes `skip locked`, which never waits. */
const LOCKING = /\bfor\s+(?:no key update|update|key share|share)\b(?![^;)]*\bskip locked\b)/;

/** Requires row locks to go through `lockRows`, which checks their order. */
const locksAtHome = (/** @type {Context & { filename: string }} */ context) => {
  if (context.filename.replaceAll('\\', '/').endsWith(LOCKS_HOME)) return {};
  const message = `Lock rows by lockRows of ${LOCKS_HOME}, which checks their order.`;
  return {
    CallExpression: (/** @type {Node} */ node) => {
      const { callee, arguments: given } = node;
      if (callee.property?.name === 'for' && STRENGTH.test(given[0]?.value))
        context.report({ node, message });
    },
    TemplateElement: (/** @type {Node} */ node) => {
      if (LOCKING.test(node.value.cooked)) context.report({ node, message });
    },
  };
};

/** The project's own rules, as a plugin for oxlint. */
export default {
  meta: { name: 'meydan' },
  rules: {
    'logical-classes': { create: logicalClasses },
    'localized-texts': { create: localizedTexts },
    'linear-patterns': { create: linearPatterns },
    'locks-at-home': { create: locksAtHome },
  },
};
