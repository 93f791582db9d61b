import { checkSync } from 'recheck';

/**
 * A node of the code's tree (ESTree). Oxlint gives no types for them.
 * @typedef {{ type: string, parent: Node, [key: string]: any }} Node
 */
/** @typedef {{ report: (found: { node: Node, message: string }) => void }} Context */

/** Classes of Tailwind that say left or right where there is one that says start or end. */
const SIDED =
  /(?:^|[\s:!-])(?:(?:scroll-)?[mp][lr]-|(?:left|right)-|border-[lr](?:[-\s]|$)|rounded-(?:[lr]|[tb][lr])(?:[-\s]|$)|(?:text|float|clear)-(?:left|right)(?:\s|$))/;

/** The texts of a file: literals, and what stands between the values of templates. */
const texts = (/** @type {(node: Node, text: string) => void} */ check) => ({
  Literal: (/** @type {Node} */ node) => {
    if (typeof node.value === 'string') check(node, node.value);
  },
  TemplateElement: (/** @type {Node} */ node) => check(node, node.value.cooked),
});

/** Classes are logical, so that a language from right to left needs no second look at each. */
const logicalClasses = (/** @type {Context} */ context) =>
  texts((node, text) => {
    const [found] = SIDED.exec(text) ?? [];
    if (found) context.report({ node, message: `"${found.trim()}": say start or end.` });
  });

/** Attributes, and fields of options, that are shown or read out. */
const SHOWN =
  /^(?:aria-label|title|alt|placeholder|label|hint|legend|text|confirmLabel|submitLabel)$/;
/** Whatever stands in these is in the catalogs. */
const MACROS = /^(?:Trans|Plural|Select|SelectOrdinal)$/;

/** @type {(element: Node) => boolean} */
const isInMacro = (element) =>
  element.type.startsWith('JSX') &&
  (MACROS.test(element.openingElement?.name.name) || isInMacro(element.parent));

/**
 * Whether a text is what is shown: it stands there itself, as a branch or as a part. What a call gives isn't known.
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
      // What is compared is not shown.
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

/** Every text that a reader sees is in the catalogs. */
const localizedTexts = (/** @type {Context} */ context) => {
  /** @type {(node: Node, text: string) => void} */
  const check = (node, text) => {
    if (/\p{L}/u.test(text.replace(/&#?\w+;/g, '')) && isShown(node))
      context.report({ node, message: 'A visible text past the catalogs: use Trans or t.' });
  };
  return { ...texts(check), JSXText: (/** @type {Node} */ node) => check(node, node.value) };
};

/** A slow machine judges as a quick one does: nothing but the whole has a time limit, in milliseconds. */
const LIMITS = { timeout: 60_000, incubationTimeout: null, attackTimeout: null };
// The checker's native and Java forms are not on every machine.
process.env.RECHECK_BACKEND = 'pure';

/** The time that a pattern takes grows as the text does, no faster. */
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
/** One that skips what is locked waits for nobody, and nobody for it. */
const LOCKING = /\bfor\s+(?:no key update|update|key share|share)\b(?![^;)]*\bskip locked\b)/;

/** Rows are locked where their order is checked. */
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
