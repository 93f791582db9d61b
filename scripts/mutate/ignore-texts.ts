import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/*
 * Mutants that no unit test has to kill. Texts for people are proven by catalogs, browser tests and `npm test -- rules`;
 * class names by pictures; what errors for developers and the log say, by nothing.
 */

type Path = {
  node: { type: string; name?: unknown; callee?: Named; tag?: Named };
  key: string | number | null;
  listKey?: string;
  parentPath: Path | null;
};
type Named = { type: string; name?: string; property?: Named };

const nameOf = (node: Named | undefined): string =>
  node?.type === 'MemberExpression' ? nameOf(node.property) : (node?.name ?? '');

/** Lingui's macros; `i18n._` is what they become. */
const TEXTS = new Set(['t', 'msg', 'plural', 'select', 'selectOrdinal', 'defineMessage']);
const CLASSES = new Set(['className', 'class']);

const reasonFor = ({ node, listKey }: Path): string | undefined => {
  if (node.type === 'TaggedTemplateExpression' && TEXTS.has(nameOf(node.tag))) return 'a text';
  if (node.type === 'CallExpression' && TEXTS.has(nameOf(node.callee))) return 'a text';
  if (node.type === 'JSXAttribute' && CLASSES.has(String((node.name as Named).name)))
    return 'class names';
  if (node.type === 'NewExpression' && nameOf(node.callee).endsWith('Error'))
    return 'the message of an error';
  return listKey === 'directives' ? 'a directive' : undefined;
};

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'texts', {
    shouldIgnore: (path) => reasonFor(path as unknown as Path),
  }),
];
