// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkFile, checkTree } from './check-patterns.ts';

const rulesOf = (code: string) => checkFile('server/a.ts', code).map(({ rule }) => rule);

describe('patterns that may not be linear', () => {
  it.each([
    ['polynomial', 'const a = /^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/.test(b);'],
    ['exponential', 'const a = b.replace(/^(a+)+$/g, "");'],
    ['a search for the end of a run', 'const a = b.split(/\\s*;\\s*/);'],
    ['in markup', 'const a = <p title={b.match(/x*y*x*$/)}>c</p>;'],
    ['made of a text', "const a = new RegExp('(a|a)*b');"],
    ['made of a raw text', 'const a = RegExp(String.raw`\\s+$`, "m");'],
    ['put together', "const a = new RegExp(b + '+');"],
    ['with an excuse that is too far away', '// linear: why\n\n\nconst a = new RegExp(b);'],
  ])('%s', (_, code) => {
    expect(rulesOf(code)).toHaveLength(1);
  });

  it('are told by file and line', () => {
    expect(checkFile('server/a.ts', '\n\nconst a = /^(a+)+$/;')).toMatchObject([
      { file: 'server/a.ts', line: 3, rule: expect.stringContaining('exponential') },
    ]);
  });
});

describe('patterns that are fine', () => {
  it.each([
    ['a plain one', 'const a = /^[0-9a-f]{8}$/i;'],
    ['one of properties of signs', 'const a = /[\\p{Cc}\\u2028]/u;'],
    ['made of a text', "const a = new RegExp('^a+$', 'i');"],
    ['put together, with its reason', '// linear: b is one word.\nconst a = new RegExp(b);'],
    ['no pattern at all', 'const a = b / c / d; // /^(a+)+$/'],
    ['a text', "const a = '/^(a+)+$/';"],
  ])('%s', (_, code) => {
    expect(rulesOf(code)).toEqual([]);
  });
});

it('what runs is checked, tests are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'patterns-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const bad = 'export const a = /^(a+)+$/;';
  for (const top of ['src', 'server', 'scripts'])
    await mkdir(join(folder, top, 'deep'), { recursive: true });
  await writeFile(join(folder, 'src', 'deep', 'a.tsx'), bad);
  await writeFile(join(folder, 'server', 'a.ts'), bad);
  await writeFile(join(folder, 'scripts', 'a.mjs'), bad);
  await writeFile(join(folder, 'server', 'a.test.ts'), bad);
  const { files, violations } = await checkTree(folder);
  expect(files).toBe(3);
  expect(violations.map(({ file }) => file)).toEqual([
    'scripts/a.mjs',
    'server/a.ts',
    'src/deep/a.tsx',
  ]);
});
