import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from '#tests/project-files.ts';
import { findTests } from './rules/find-tests.ts';
import { suites } from './suites.ts';

const everyDocument = projectFiles(/\.md$/);
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
  // Options and their values aren't names.
  const isWrong = (name: string) => /^[a-z]/.test(name) && !names.has(name);
  expect(wrongIn(/npm test -- ([a-z0-9 -]+)/g, isWrong)).toEqual([]);
});

test('the files and folders that documents name exist', () => {
  // The folders that a document may omit from a path: `http/app.ts` is in `server`.
  const roots = ['.', 'src', 'server', 'server/domains'];
  const folders = new Set(projectFiles(/\//).flatMap((path) => path.split('/').slice(0, 3)));
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
  const titles = everyDocument
    .filter((name) => dirname(name) === 'docs/decisions')
    .flatMap((name) => {
      const [, title] = /^# (.+)\n\n\d{4}-\d\d-\d\d\n/.exec(readFileSync(name, 'utf8')) ?? [];
      return basename(name) === 'README.md' ? [] : [`[${title}](${basename(name)})`];
    });
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const listed = [...index.matchAll(/^- (\[.+\]\(.+\))$/gm)].map(([, link]) => link);
  expect(listed.sort()).toEqual(titles.sort());
});

test('the names in code that documents mention exist', () => {
  const code = projectFiles(/\.(tsx?|mjs|sql|css|yml)$/).map((file) => readFileSync(file, 'utf8'));
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

test('each of the bad days of an operator has a test, and each such test a row', () => {
  const [, section = ''] = readFileSync('docs/operating.md', 'utf8').split('\n## Bad days\n');
  const [, table = ''] = /\n\|---[|-]*\n([^]*?)\n\n/.exec(section) ?? [];
  // The name of a row, up to what explains it.
  const rows = table.split('\n').map((row) => row.replace(/^\| ([^:|,]+)[^]*/, '$1').trim());
  const tested = projectFiles(/^tests\/.*\.test\.ts$/).flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return code.includes('(bad day: ')
      ? findTests(file, code).flatMap(({ title, isSkipped }) =>
          isSkipped
            ? []
            : [...title.matchAll(/\(bad day: ([^)]+)\)/g)].map(([, name = '']) => name),
        )
      : [];
  });
  expect([...new Set(tested)].sort()).toEqual(rows.sort());
});
