// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { suites } from './suites.ts';

test('GitHub’s CI runs every suite, each in a job of its own', () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');
  const [, list = ''] = /^ +suite:\n((?: +- .+\n)+)/m.exec(workflow) ?? [];
  const named = list.split('\n').flatMap((line) => line.split('- ')[1] ?? []);
  expect(named).toEqual(suites.map(({ name }) => name));
});

test('the Node that developers are asked for is the one that npm installs', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(devDependencies.node.split('.')[0]);
});
