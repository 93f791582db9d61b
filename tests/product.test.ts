import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

const product = readFileSync('docs/product.md', 'utf8');

/** Names that look like the id of a rule. */
const NAMES = new Set(['UTF-8', 'SHA-256', 'SHA-512', 'PDF-1', 'LGPL-3', 'GPL-3', 'KEY-1']);
const idsIn = (text: string) => (text.match(/\b[A-Z]{3,}-\d+\b/g) ?? []).filter(isRule);
const isRule = (name: string) => !NAMES.has(name);

test('each rule is defined once, under an anchor of its own', () => {
  const anchors = [...product.matchAll(/<a id="(.*?)"><\/a>(?:\*\*(.*?)\*\*)?/g)];
  expect(anchors.length).toBeGreaterThan(100);
  for (const [, anchor, id] of anchors) expect(id).toBe(anchor);
  const ids = anchors.map(([, anchor]) => anchor);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('each rule names the file that decides it, and that file names the rule', () => {
  const wrong = [...product.matchAll(/<a id="(.*?)"><\/a>.*/g)].flatMap(([line, id = '']) => {
    const files = [...line.matchAll(/\]\(\.\.\/((?:src|server)\/.*?)\)/g)].map(
      ([, file = '']) => file,
    );
    if (files.length === 0) return [`${id}: no file`];
    const isNamedIn = (file: string) => idsIn(readFileSync(file, 'utf8')).includes(id);
    return files.filter((file) => !isNamedIn(file)).map((file) => `${id}: ${file}`);
  });
  expect(wrong).toEqual([]);
});

test('every rule that code, tests or documents name is defined', () => {
  const unknown = projectFiles(/\.(tsx?|mjs|css|md|sql|yml)$/).flatMap((file) =>
    idsIn(readFileSync(file, 'utf8'))
      .filter((id) => !product.includes(`<a id="${id}"></a>`))
      .map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('the texts that the rules quote are those of the English catalog', () => {
  const catalog = readdirSync('locales/en')
    .map((name) => readFileSync(join('locales/en', name), 'utf8'))
    .join('\n');
  const quoted = [...product.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text);
  expect(quoted.filter((text) => !catalog.includes(`msgid ${JSON.stringify(text)}`))).toEqual([]);
});
