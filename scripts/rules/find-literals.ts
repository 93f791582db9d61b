import { parseSync } from 'vite';
import { childrenOf, type Node } from './syntax.ts';

/** The texts of a file's strings, templates (each part) and patterns; with `callee`, only those in its calls. */
export function findLiterals(file: string, code: string, callee?: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, isInside: boolean): void => {
    if (isInside) read(node);
    const isCall = node.type === 'CallExpression' && (node.callee as Node).name === callee;
    for (const child of childrenOf(node)) visit(child, isInside || isCall);
  };
  const read = (node: Node): void => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
    const { pattern } = (node.regex ?? {}) as { pattern?: string };
    if (pattern) found.push(pattern.replaceAll('\\', ''));
    if (node.type === 'TemplateElement') found.push((node.value as { raw: string }).raw);
  };
  visit(parseSync(file, code).program as unknown as Node, callee === undefined);
  return found;
}
