import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parse } from '@babel/parser';
import { checkSync } from 'recheck';
import { Failure, runCommand, tell } from './setup/failure.mjs';
import { root } from './setup/paths.mjs';

/** A regular expression in the code. `source` is undefined when it is put together while the code runs. */
type Pattern = { line: number; source: string | undefined; flags: string; excused: boolean };
/** A pattern that is not known to take linear time. `file` is below the root, `line` counts from 1. */
export type Violation = { file: string; line: number; rule: string };

const CODE = /\.(?:ts|tsx|mjs)$/;
const NO_REQUEST = /\.test\.tsx?$|\.gen\.ts$/;
/** A slow machine judges as a quick one does: nothing but the whole has a time limit, in milliseconds. */
const LIMITS = { timeout: 60_000, incubationTimeout: null, attackTimeout: null };
// The checker's native and Java forms are not on every machine.
process.env.RECHECK_BACKEND = 'pure';

/** The comment that answers for a pattern which is put together while the code runs. */
const EXCUSE = /\blinear:/;

type Node = { type: string; loc?: { start: { line: number } }; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The text that an expression always is: a literal, a template without parts, `String.raw` of one. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return '';
  if (node.type === 'StringLiteral') return String(node.value);
  const isRaw = node.type === 'TaggedTemplateExpression';
  const template = isRaw ? node.quasi : node;
  if (!isNode(template) || template.type !== 'TemplateLiteral') return undefined;
  const [part, ...more] = template.quasis as { value: { raw: string; cooked: string } }[];
  return more.length > 0 ? undefined : part?.value[isRaw ? 'raw' : 'cooked'];
}

const isRegExp = (node: unknown): boolean => isNode(node) && node.name === 'RegExp';

/** Every regular expression of a file. Throws a Failure for what cannot be parsed. */
function patternsOf(file: string, code: string): Pattern[] {
  const tree = (() => {
    try {
      return parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
    } catch (error) {
      throw new Failure(
        `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  })();
  const excuses = new Set(
    tree.comments?.flatMap(({ value, loc }) => (EXCUSE.test(value) && loc ? loc.end.line : [])),
  );
  const found: Pattern[] = [];
  const visit = (node: Node) => {
    const line = node.loc?.start.line ?? 0;
    const excused = excuses.has(line) || excuses.has(line - 1);
    if (node.type === 'RegExpLiteral')
      found.push({ line, source: String(node.pattern), flags: String(node.flags), excused });
    const isMade = node.type === 'NewExpression' || node.type === 'CallExpression';
    if (isMade && isRegExp(node.callee)) {
      const [source, flags] = node.arguments as unknown[];
      found.push({ line, source: textOf(source), flags: textOf(flags) ?? '', excused });
    }
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
  };
  visit(tree.program as unknown as Node);
  return found;
}

const judged = new Map<string, string | undefined>();

/** What is wrong with the pattern; undefined when the time that it takes grows as the text does, no faster. */
function judge(source: string, flags: string): string | undefined {
  const key = `/${source}/${flags}`;
  if (!judged.has(key)) {
    const found = checkSync(source, flags, LIMITS);
    if (found.status === 'safe') judged.set(key, undefined);
    else if (found.status === 'unknown')
      judged.set(key, `${key} could not be judged: ${found.error.kind}`);
    else judged.set(key, `${key} takes too long: ${found.complexity.summary}`);
  }
  return judged.get(key);
}

/**
 * The patterns in one file whose time can grow faster than the text that they meet.
 * @param file its path below the root, with `/` between folders
 */
export const checkFile = (file: string, code: string): Violation[] =>
  patternsOf(file, code).flatMap(({ line, source, flags, excused }) => {
    if (source === undefined)
      return excused
        ? []
        : { file, line, rule: 'a pattern that is put together needs a comment "linear: why"' };
    const rule = judge(source, flags);
    return rule ? { file, line, rule } : [];
  });

/** Checks the code that runs, not the tests. */
export async function checkTree(
  folder: string,
): Promise<{ files: number; violations: Violation[] }> {
  const found = await Promise.all(
    ['src', 'server', 'scripts'].map(async (top) => {
      const names = await readdir(join(folder, top), { recursive: true }).catch(() => []);
      return names
        .filter((name) => CODE.test(name) && !NO_REQUEST.test(name))
        .map((name) => join(folder, top, name));
    }),
  );
  const paths = found.flat().sort();
  const violations: Violation[] = [];
  for (const path of paths)
    violations.push(
      ...checkFile(relative(folder, path).split(sep).join('/'), await readFile(path, 'utf8')),
    );
  return { files: paths.length, violations };
}

if (import.meta.main) {
  await runCommand(async () => {
    const { files, violations } = await checkTree(root);
    for (const { file, line, rule } of violations) tell(`${file}:${line} ${rule}`);
    tell(`${files} files, ${judged.size} patterns, ${violations.length} that may not be linear.`);
    return violations.length > 0 ? 1 : 0;
  });
}
