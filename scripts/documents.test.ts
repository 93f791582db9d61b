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
  const paths = /`((?:src|server|scripts|tests|locales|docs)\/[\w$./-]+)`/g;
  expect(wrongIn(paths, (path) => !existsSync(path))).toEqual([]);
});
