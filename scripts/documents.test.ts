// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { suites } from './suites.ts';

const inRoot = readdirSync('.').filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md');
const documents = [...inRoot, ...readdirSync('docs').map((name) => join('docs', name))].filter(
  (name) => name.endsWith('.md'),
);

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
  // Where a path may begin that a document shortens: `http/app.ts` is the server's.
  const roots = ['.', 'src', 'server', 'server/domains'];
  const made = new Set(readFileSync('.gitignore', 'utf8').replaceAll('/', '').split('\n'));
  const folders = new Set(roots.flatMap((root) => readdirSync(root))).difference(made);
  const isWrong = (path: string) =>
    folders.has(path.replace(/\/.*/, '')) && !roots.some((root) => existsSync(join(root, path)));
  expect(wrongIn(/`([\w.-]+\/[\w$./-]+)`/g, isWrong)).toEqual([]);
});
