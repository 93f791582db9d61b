// @vitest-environment node
import { expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { findLostMessages } from './check-catalogs.ts';

const JOBS = 'src/routes/jobs.index.tsx';
const LOGIN = 'src/routes/login.tsx';
const routes = new Map([
  [JOBS, ['public']],
  [LOGIN, ['public', 'account']],
]);
const catalogs = new Map([
  ['public', new Set(['aaaaaa'])],
  ['account', new Set(['bbb-_b', 'Enter a title'])],
]);

/** The lines about an app whose entry, screens and shared chunk hold this code. */
const lostIn = (code: { entry?: string; guard?: string; jobs?: string; shared?: string }) => {
  const chunk = (fileName: string, imports: string[], modules: Record<string, string>) => ({
    fileName,
    imports,
    isEntry: fileName === 'entry.js',
    modules: Object.fromEntries(
      Object.entries(modules).map(([file, text]) => [inRoot(file), { code: text }]),
    ),
  });
  const chunks = [
    chunk('entry.js', [], { 'src/main.tsx': code.entry ?? '', [LOGIN]: code.guard ?? '' }),
    chunk('jobs.js', ['shared.js'], { [`${JOBS}?tsr-split=component`]: code.jobs ?? '' }),
    chunk('login.js', ['shared.js'], { [`${LOGIN}?tsr-split=component`]: 'i18n._("bbb-_b")' }),
    chunk('shared.js', [], { 'src/ui/shared.tsx': code.shared ?? '' }),
  ];
  return findLostMessages(chunks, routes, catalogs);
};

it('passes over messages of the catalogs that a screen loads', () => {
  expect(lostIn({ jobs: 'i18n._("aaaaaa")', entry: 'i18n._("aaaaaa")' })).toEqual([]);
});

it('finds a message of another catalog in a screen', () => {
  expect(lostIn({ jobs: "{id:'bbb-_b'}" })).toEqual([
    `${JOBS} loads public, and ${JOBS}?tsr-split=component says bbb-_b`,
  ]);
});

it('finds one in what a screen imports', () => {
  expect(lostIn({ shared: 'const title = `Enter a title`' })).toEqual([
    `${JOBS} loads public, and src/ui/shared.tsx says Enter a title`,
  ]);
});

it('finds one in what every screen comes with', () => {
  expect(lostIn({ entry: '_("bbb-_b")' })).toEqual([
    `${JOBS} loads public, and src/main.tsx says bbb-_b`,
  ]);
});

it('lets a guard say what its own catalogs hold', () => {
  expect(lostIn({ guard: '_("bbb-_b")' })).toEqual([]);
});
