// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { criticalCss } from './critical-css.ts';

const { transform } = criticalCss() as {
  transform: (code: string, id: string) => string | null;
};
const ALL = /import '.*\/src\/ui\/styles\.css\?all';/;
const styles = readFileSync(inRoot('src/ui/styles.css'), 'utf8');
const change = (id: string, code = '') => transform(code, inRoot(...id.split('/')));

it('gives the first styles the classes of first screens alone', () => {
  const first = change('src/ui/styles.css', styles);
  expect(first).toContain('source(none)');
  expect(first).toContain('@source "../features/home/hero.tsx";');
  expect(first).not.toContain('login-form');
});

it('finds classes in the whole app for all styles, in a layer above', () => {
  const all = change('src/ui/styles.css?all', styles);
  expect(all).not.toContain('source(none)');
  expect(all).toContain('layer(all)');
  // And nowhere else: a test or a script that names a class brings no style along.
  expect(all).toContain('source("..")');
  expect(all).toContain('@source not "../**/*.test.*"');
});

it.each(['src/routes/login.tsx?tsr-split=component', 'src/features/apply/apply-dialog.tsx'])(
  '%s brings all styles along',
  (id) => {
    expect(change(id)).toMatch(ALL);
  },
);

it.each([
  // What stays with the entry of a route that is opened later.
  'src/routes/login.tsx',
  'src/routes/index.tsx?tsr-split=component',
  'src/features/home/hero.tsx',
  'src/api/visitor-calls.ts',
])('%s does without', (id) => {
  expect(change(id)).toBeNull();
});
