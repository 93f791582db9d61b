import { parseSync } from 'vite';
import { childrenOf, type Node } from './syntax.ts';

/** The texts of a file's strings, templates (each part) and patterns. */
export function findLiterals(file: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
    const { pattern } = (node.regex ?? {}) as { pattern?: string };
    if (pattern) found.push(pattern.replaceAll('\\', ''));
    if (node.type === 'TemplateElement') found.push((node.value as { raw: string }).raw);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(file, code).program as unknown as Node);
  return found;
}
