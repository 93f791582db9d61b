import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';
import { Failure, runCommand, tell } from './setup/failure.mjs';
import { root } from './setup/paths.mjs';

/** A text that a reader sees and no catalog knows. `file` is below the root, `line` counts from 1. */
export type Literal = { file: string; line: number; text: string };

/** Attributes, and fields of options, that are shown or read out. */
const SHOWN = new Set([
  'aria-label',
  'title',
  'alt',
  'placeholder',
  'label',
  'hint',
  'legend',
  'text',
  'confirmLabel',
  'submitLabel',
]);
/** Whatever stands in these is in the catalogs. */
const MACROS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

/** Texts that are the same in every language, each with the reason. There is none so far. */
const ALLOWED: ReadonlyMap<string, string> = new Map();

const isWords = (text: string): boolean =>
  /\p{L}/u.test(text.replace(/&#?\w+;/g, '')) && !ALLOWED.has(text.trim());

/** The literals that an expression may come to: itself, its branches, its parts; not what a call gives. */
const literalsIn = (node: ESTree.Node): ESTree.Node[] => {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && isWords(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => isWords(value.raw))
        ? [node]
        : node.expressions.flatMap(literalsIn);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(literalsIn);
    case 'LogicalExpression':
    case 'BinaryExpression':
      // What is compared is not shown.
      return /^(\+|&&|\|\||\?\?)$/.test(node.operator)
        ? [node.left, node.right].flatMap(literalsIn)
        : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return literalsIn(node.expression);
    default:
      return [];
  }
};

const nameOf = (node: ESTree.Node): string =>
  node.type === 'JSXIdentifier' || node.type === 'Identifier' ? node.name : '';

/**
 * The visible texts of a file that go past the translation: text in markup, and literals in what is shown.
 * @param file its path below the root, with `/` between folders
 */
export const checkFile = (file: string, code: string): Literal[] => {
  const { program, errors } = parseSync(file, code);
  const [problem] = errors;
  if (problem) throw new Failure(`${file} cannot be read: ${problem.message}`);
  const found: ESTree.Span[] = [];
  let macros = 0;

  const checkChildren = (children: ESTree.JSXChild[]) => {
    // A macro's own text is its message, whatever elements stand in it.
    if (macros > 0) return;
    for (const child of children) {
      if (child.type === 'JSXText' && isWords(child.value)) found.push(child);
      if (child.type === 'JSXExpressionContainer') found.push(...literalsIn(child));
    }
  };
  const isMacro = (element: ESTree.JSXElement) => MACROS.has(nameOf(element.openingElement.name));

  const visitor: VisitorObject = {};
  visitor.JSXElement = (element) => {
    if (isMacro(element)) macros += 1;
    checkChildren(element.children);
  };
  visitor['JSXElement:exit'] = (element) => {
    if (isMacro(element)) macros -= 1;
  };
  visitor.JSXFragment = ({ children }) => checkChildren(children);
  visitor.JSXAttribute = ({ name, value }) => {
    if (value && SHOWN.has(nameOf(name))) found.push(...literalsIn(value));
  };
  visitor.Property = ({ key, value }) => {
    if (SHOWN.has(nameOf(key))) found.push(...literalsIn(value));
  };
  new Visitor(visitor).visit(program);

  return found
    .sort((one, other) => one.start - other.start)
    .map(({ start, end }) => {
      const source = code.slice(start, end);
      const first = start + source.search(/\S/);
      const line = code.slice(0, first).split('\n').length;
      return { file, line, text: source.trim().replace(/\s+/g, ' ') };
    });
};

/** Checks every component of src below `folder`, but for the tests. */
export const checkTree = async (
  folder: string,
): Promise<{ files: number; literals: Literal[] }> => {
  const names = await readdir(join(folder, 'src'), { recursive: true });
  const files = names
    .map((name) => join('src', name).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .sort();
  const checked = await Promise.all(
    files.map(async (file) => checkFile(file, await readFile(join(folder, file), 'utf8'))),
  );
  return { files: files.length, literals: checked.flat() };
};

if (import.meta.main) {
  await runCommand(async () => {
    const { files, literals } = await checkTree(root);
    for (const { file, line, text } of literals) tell(`${file}:${line} not translated: ${text}`);
    tell(`${files} files, ${literals.length} visible texts past the catalogs.`);
    return literals.length > 0 ? 1 : 0;
  });
}
