import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, Visitor, type VisitorObject } from 'vite';
import { Failure, runCommand, tell } from './setup/failure.mjs';
import { root } from './setup/paths.mjs';
import { isSidedDeclaration, sidedClasses } from './sided-styles.ts';

/** A style that says left or right where it means start or end. `file` is below the root, `line` counts from 1. */
export type Sided = { file: string; line: number; style: string };

/** Mail programs know no logical properties, and what a mail says is written from left to right. */
const MAILS = /^src\/mails\//;
const CHECKED = /(?<!\.test|\.gen)\.tsx?$|\.css$/;

const lineAt = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;

/** The sheet with blanks in place of its comments, so that every line stays where it was. */
const withoutComments = (code: string): string =>
  code
    .split('/*')
    .map((part, i) => {
      const end = part.indexOf('*/');
      if (i === 0 || end === -1) return part;
      return part.slice(0, end).replace(/[^\n]/g, ' ') + part.slice(end + 2);
    })
    .join('');

/** The same in a sheet of styles: each declaration ends with a semicolon or a brace. */
const checkCss = (file: string, code: string): Sided[] => {
  const source = withoutComments(code);
  const found: Sided[] = [];
  let at = 0;
  for (const part of source.split(/[;{}]/)) {
    const text = part.trim();
    const line = lineAt(source, at + part.indexOf(text));
    at += part.length + 1;
    const [property = '', ...rest] = text.split(':');
    if (isSidedDeclaration(property.trim(), rest.join(':').trim()))
      found.push({ file, line, style: text.replace(/\s+/g, ' ') });
    if (text.startsWith('@apply'))
      for (const style of sidedClasses(text)) found.push({ file, line, style });
  }
  return found;
};

/** The same in a page's classes. */
const checkHtml = (file: string, code: string): Sided[] =>
  [...code.matchAll(/\bclass="([^"]*)"/g)].flatMap(({ 1: text = '', index }) =>
    sidedClasses(text).map((style) => ({ file, line: lineAt(code, index), style })),
  );

/** The same in code: class names in texts, properties of objects of styles. */
const checkCode = (file: string, code: string): Sided[] => {
  const { program, errors } = parseSync(file, code);
  const [problem] = errors;
  if (problem) throw new Failure(`${file} cannot be read: ${problem.message}`);
  const found: Sided[] = [];
  const add = (offset: number, style: string) =>
    found.push({ file, line: lineAt(code, offset), style });
  const addClasses = (offset: number, text: string) => {
    for (const name of sidedClasses(text)) add(offset, name);
  };
  const visitor: VisitorObject = {};
  visitor.Literal = ({ value, start }) => {
    if (typeof value === 'string') addClasses(start, value);
  };
  visitor.TemplateElement = ({ value, start }) => addClasses(start, value.raw);
  visitor.ObjectExpression = ({ properties }) => {
    for (const property of properties) {
      if (property.type !== 'Property') continue;
      const { key, value, start } = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
      const text = value.type === 'Literal' ? value.value : '';
      if (isSidedDeclaration(String(name), String(text))) add(start, String(name));
    }
  };
  new Visitor(visitor).visit(program);
  return found;
};

/**
 * The styles of one file that are not mirrored where people read from right to left.
 * @param file its path below the root, with `/` between folders
 */
export const checkFile = (file: string, code: string): Sided[] => {
  if (file.endsWith('.css')) return checkCss(file, code);
  return file.endsWith('.html') ? checkHtml(file, code) : checkCode(file, code);
};

/** Checks the app below `folder`, but for its tests and mails. */
export const checkTree = async (folder: string): Promise<{ files: number; sided: Sided[] }> => {
  const names = await readdir(join(folder, 'src'), { recursive: true });
  const files = names
    .map((name) => join('src', name).replaceAll('\\', '/'))
    .filter((file) => CHECKED.test(file) && !MAILS.test(file))
    .sort();
  files.push('index.html');
  const checked = await Promise.all(
    files.map(async (file) => checkFile(file, await readFile(join(folder, file), 'utf8'))),
  );
  return { files: files.length, sided: checked.flat() };
};

if (import.meta.main) {
  await runCommand(async () => {
    const { files, sided } = await checkTree(root);
    for (const { file, line, style } of sided)
      tell(
        `${file}:${line} ${style} is not mirrored: say start or end (ms-, ps-, start-, text-start, …)`,
      );
    tell(`${files} files, ${sided.length} styles that name a side.`);
    return sided.length > 0 ? 1 : 0;
  });
}
