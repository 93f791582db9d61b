import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { endpoints } from '#src/contract/endpoints.ts';
import { inRoot } from './setup/paths.mjs';

/*
 * An operation has one name, its endpoint's, from the button to the SQL. This module reads from the code who uses
 * the name: the exports of `src/api` that make the call, and the commands and queries that its route calls.
 */

type Node = { type: string; [key: string]: unknown };

/** Names, and members as `name.member`, that a piece of code refers to. */
type References = Set<string>;

type Module = {
  /** The file and exported name behind each local name; `*` for a namespace import. */
  imports: Map<string, { from: string; name: string }>;
  /** All named declarations, at any depth. */
  declared: Map<string, Node>;
  exported: string[];
  program: Node;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Whether the node is a type, which has no runtime code. */
const isType = ({ type }: Node): boolean =>
  type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type);

/** The children that are field names rather than references. */
const FIELD_NAMES: Record<string, string> = { MemberExpression: 'property', Property: 'key' };

const walk = (node: Node, visit: (node: Node) => void): void => {
  if (isType(node)) return;
  visit(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === FIELD_NAMES[node.type] && !node.computed && !node.shorthand) continue;
    for (const child of [value].flat()) if (isNode(child)) walk(child, visit);
  }
};

const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : '';

const readModule = (file: string): Module => {
  const { program, module } = parseSync(file, readFileSync(inRoot(file), 'utf8'));
  const imports: Module['imports'] = new Map();
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { isType: isTypeAlone, importName, localName } of entries) {
      const from = moduleRequest.value.replace(/^#|^\.\//, '');
      if (!isTypeAlone) imports.set(localName.value, { from, name: importName.name ?? '*' });
    }
  }
  const declared: Module['declared'] = new Map();
  const whole = program as unknown as Node;
  walk(whole, (node) => {
    if (node.type === 'VariableDeclarator' && isNode(node.init))
      declared.set(nameOf(node.id), node.init);
    if (node.type === 'FunctionDeclaration') declared.set(nameOf(node.id), node);
  });
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType: isTypeAlone, exportName }) =>
      isTypeAlone || !exportName.name ? [] : [exportName.name],
    ),
  );
  return { imports, declared, exported, program: whole };
};

/** The local names of the code: its parameters, constants and functions. */
const localsOf = (node: Node): ReadonlySet<string> => {
  const locals = new Set<string>();
  const add = (pattern: Node) => walk(pattern, (part) => locals.add(nameOf(part)));
  walk(node, ({ type, id, params }) => {
    if (isNode(id) && /^(VariableDeclarator|FunctionDeclaration)$/.test(type)) add(id);
    if (Array.isArray(params)) for (const param of params) if (isNode(param)) add(param);
  });
  return locals;
};

/** The references of the code, including those of the unexported declarations that it uses. */
const referencesOf = (node: Node, module: Module, found: References = new Set()): References => {
  const locals = localsOf(node);
  walk(node, ({ type, name, object, property, computed }) => {
    const isMember = type === 'MemberExpression' && !computed;
    if (isMember) found.add(`${nameOf(object)}.${nameOf(property)}`);
    if (type !== 'Identifier' || found.has(String(name))) return;
    found.add(String(name));
    const declared = locals.has(String(name)) ? undefined : module.declared.get(String(name));
    if (declared && !module.exported.includes(String(name))) referencesOf(declared, module, found);
  });
  return found;
};

/** The names that the references import from files whose path `isWanted`. */
const importedAmong = (
  references: References,
  { imports }: Module,
  isWanted: (from: string) => boolean,
): string[] =>
  [...references].flatMap((reference) => {
    const [name = '', member] = reference.split('.');
    const imported = imports.get(name);
    if (!imported || !isWanted(imported.from)) return [];
    if (imported.name === '*') return member ? [member] : [];
    return member ? [] : [imported.name];
  });

/** Splits a name into lower-case, singular words. */
const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z0-9]+/g) ?? []).map((word) => word.toLowerCase().replace(/s$/, ''));

/**
 * Whether a name contains the words of the endpoint in order, starting with the first one. Other words may come
 * between and after: `listOwnJobsQuery`, `searchRecommendedJobs`.
 */
export const isNamedAs = (endpoint: string, name: string): boolean => {
  const words = wordsOf(name);
  let from = 0;
  return wordsOf(endpoint).every((word, i) => {
    const at = words.indexOf(word, from);
    from = at + 1;
    return i === 0 ? at === 0 : at > 0;
  });
};

/** Ranks how well an endpoint fits a name: by number of words, then by a literal prefix. */
const fitOf = (endpoint: string, name: string): number =>
  wordsOf(endpoint).length * 1000 + (name.startsWith(endpoint) ? endpoint.length : 0);

/** The best-fitting endpoint for a name. */
const endpointOf = (name: string): string | undefined =>
  Object.keys(endpoints)
    .filter((endpoint) => isNamedAs(endpoint, name))
    .sort((one, other) => fitOf(other, name) - fitOf(one, name))[0];

/** Finds the exports of `src/api` that make each call, and all names declared there. */
const findCallers = () => {
  const callers = new Map(Object.keys(endpoints).map((name) => [name, new Set<string>()]));
  const declared = new Set<string>();
  for (const file of globSync('src/api/*.ts', { cwd: inRoot('.') })) {
    if (file.includes('.test.')) continue;
    const module = readModule(file);
    for (const name of module.declared.keys()) declared.add(name);
    for (const exported of module.exported) {
      const code = module.declared.get(exported);
      if (!code) continue;
      const references = referencesOf(code, module);
      const called = importedAmong(references, module, (from) => from.endsWith('endpoints.ts'));
      // Calls of every visit are members of the result of `visitorCalls`.
      const late = references.has('visitorCalls')
        ? [...references].filter((one) => one.startsWith('.')).map((one) => one.slice(1))
        : [];
      for (const name of [...called, ...late]) callers.get(name)?.add(exported);
    }
  }
  return { callers, declared: [...declared] };
};

type Answer = {
  file: string;
  /** The functions of domains that the route calls: mostly commands and queries. */
  functions: string[];
};

/** Finds the route that answers each call, and the functions that the route calls. */
const findAnswers = (): Map<string, Answer> => {
  const answers = new Map<string, Answer>();
  for (const file of globSync('server/domains/*/*routes.ts', { cwd: inRoot('.') })) {
    const module = readModule(file);
    const ownFiles = /^(?:[\w-]+\/)?[\w-]+\.ts$/;
    const shownByOthers = /^server\/domains\/.*[/-](commands|queries)\.ts$/;
    walk(module.program, ({ type, callee, arguments: given }) => {
      if (type !== 'CallExpression' || nameOf(callee) !== 'route') return;
      const [endpoint, handler] = given as Node[];
      if (!endpoint || !handler) return;
      const references = referencesOf(handler, module);
      const imported = importedAmong(
        references,
        module,
        (from) => ownFiles.test(from) || shownByOthers.test(from),
      );
      const members = [...references].flatMap((one) => /^engine\.(.+)/.exec(one)?.[1] ?? []);
      answers.set(nameOf(endpoint.property), { file, functions: [...imported, ...members] });
    });
  }
  return answers;
};

export type Operation = {
  endpoint: string;
  call: string;
  /** The exports of the app that make the call; empty if none does. */
  callers: string[];
  /** The route that answers the call. */
  answer: Answer | undefined;
  /** Names that don't match the endpoint. */
  problems: string[];
};

/** Lists every operation of the API, with names that don't match its endpoint. */
export const readOperations = (): Operation[] => {
  const { callers, declared } = findCallers();
  const answers = findAnswers();
  // A function that makes several calls is named after one of them.
  const isCalledOtherwise = (caller: string): boolean =>
    !callers.get(endpointOf(caller) ?? '')?.has(caller);
  return Object.entries(endpoints).map(([endpoint, { method, path }]) => {
    const calling = [...(callers.get(endpoint) ?? [])];
    const answer = answers.get(endpoint);
    const isOther = (name: string) => endpointOf(name) !== endpoint;
    const functions = answer?.functions ?? [];
    const problems = calling.filter(isCalledOtherwise).map((name) => `src/api calls it ${name}`);
    if (calling.length > 0 && declared.every(isOther))
      problems.push('src/api has nothing of its name');
    if (!answer) problems.push('no route answers it');
    if (functions.length > 0 && functions.every(isOther))
      problems.push(`${answer?.file} calls it ${functions.join(', ')}`);
    return { endpoint, call: `${method} ${path}`, callers: calling, answer, problems };
  });
};

/** One line per operation: endpoint, call, callers and answering functions. */
const operationsTable = (): string =>
  readOperations()
    .map(({ endpoint, call, callers, answer }) =>
      [
        endpoint.padEnd(26),
        call.padEnd(54),
        callers
          .filter((name) => endpointOf(name) === endpoint)
          .join(' ')
          .padEnd(44),
        answer?.functions.filter((name) => endpointOf(name) === endpoint).join(' '),
      ].join(' '),
    )
    .join('\n');

if (import.meta.main) console.log(operationsTable());
