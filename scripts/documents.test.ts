// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { suites } from './suites.ts';

const below = (folder: string, options?: { recursive: true }): string[] =>
  readdirSync(folder, { ...options, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const everyDocument = [...below('.'), ...below('.github'), ...below('docs', { recursive: true })];
/** The documents about the present project. */
const documents = everyDocument.filter((name) => name !== 'CHANGELOG.md');

/** Every match in the documents that `isWrong`, with its document. */
const wrongIn = (pattern: RegExp, isWrong: (found: string) => boolean): string[] =>
  documents.flatMap((name) =>
    [...readFileSync(name, 'utf8').matchAll(pattern)]
      .flatMap(([, found = '']) => found.trim().split(/ +/))
      .filter(isWrong)
      .map((found) => `${name}: ${found}`),
  );

test('the suites that documents run exist', () => {
  // `api` stands for both of its suites.
  const names = new Set(['all', ...suites.map(({ name }) => name.replace(/ .*/, ''))]);
  expect(wrongIn(/npm test -- ([a-z0-9 -]+)/g, (name) => !names.has(name))).toEqual([]);
});

test('the files and folders that documents name exist', () => {
  // The folders that a document may omit from a path: `http/app.ts` is in `server`.
  const roots = ['.', 'src', 'server', 'server/domains'];
  const made = new Set(readFileSync('.gitignore', 'utf8').replaceAll('/', '').split('\n'));
  const folders = new Set(roots.flatMap((root) => readdirSync(root))).difference(made);
  const isWrong = (path: string) =>
    folders.has(path.replace(/\/.*/, '')) && !roots.some((root) => existsSync(join(root, path)));
  expect(wrongIn(/`([\w.-]+\/[\w$./-]+)`/g, isWrong)).toEqual([]);
});

/** A document without its blocks of code. */
const proseOf = (name: string): string =>
  readFileSync(name, 'utf8').replaceAll(/^```[^]*?^```/gm, '');

/** The anchors that GitHub gives to a document's headings, and the document's own. */
function anchorsOf(name: string): Set<string> {
  const prose = proseOf(name);
  const anchors = new Set([...prose.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id));
  for (const [, heading = ''] of prose.matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-');
    let [anchor, times] = [slug, 0];
    while (anchors.has(anchor)) anchor = `${slug}-${++times}`;
    anchors.add(anchor);
  }
  return anchors;
}

test('links between documents lead to a file and to a heading or an anchor in it', () => {
  const broken = everyDocument.flatMap((name) =>
    [
      ...proseOf(name)
        .replaceAll(/`[^`\n]*`/g, '')
        .matchAll(/\]\(([^)\s]+)\)/g),
    ].flatMap(([, to = '']) => {
      if (/^[a-z]+:/.test(to)) return [];
      const [path = '', anchor] = to.split('#');
      const file = path ? join(dirname(name), path) : name;
      const leads = existsSync(file) && (anchor === undefined || anchorsOf(file).has(anchor));
      return leads ? [] : [`${name}: ${to}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('the index of decisions has each of them by its title', () => {
  const titles = below('docs/decisions').flatMap((name) => {
    const [, title] = /^# (.+)\n\n\d{4}-\d\d-\d\d\n/.exec(readFileSync(name, 'utf8')) ?? [];
    return basename(name) === 'README.md' ? [] : [`[${title}](${basename(name)})`];
  });
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const listed = [...index.matchAll(/^- (\[.+\]\(.+\))$/gm)].map(([, link]) => link);
  expect(listed.sort()).toEqual(titles.sort());
});

test('the names in code that documents mention exist', () => {
  const folders = ['src', 'server', 'tests', 'scripts', 'bench', 'gallery'];
  const code = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs|sql|css)$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  );
  const names = new Set(code.flatMap((text) => text.match(/\w+/g) ?? []));
  // Decisions also mention rejected names.
  const now = documents.filter((name) => !name.includes('decisions'));
  const wrong = now.flatMap((name) =>
    [...readFileSync(name, 'utf8').matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, text = '']) => text.match(/\b[a-z]+[A-Z]\w+\b/g) ?? [])
      .filter((found) => !names.has(found))
      .map((found) => `${name}: ${found}`),
  );
  expect(wrong).toEqual([]);
});
