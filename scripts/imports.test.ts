// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { expect, it, onTestFinished } from 'vitest';
import config from '../dependency-cruiser.config.ts';

/** Files by their path; what each imports (`!` before a specifier: an import of a type). */
const ALLOWED: Record<string, string[]> = {
  'src/contract/job.ts': ['./limits.ts', 'zod/mini'],
  'src/contract/limits.ts': [],
  'src/contract/endpoints.ts': [],
  'src/contract/job.test.ts': ['../../tests/factories.ts', 'vitest'],
  'src/lib/token.ts': ['../contract/job.ts', '../../locales/en/messages.po', 'ky'],
  'src/lib/theme.ts': ['!vitest'],
  'src/api/jobs.ts': ['../lib/token.ts'],
  'src/ui/card.tsx': ['../lib/token.ts'],
  'src/features/jobs/job-card.tsx': ['../../ui/card.tsx', '../../api/jobs.ts', './job-title.tsx'],
  'src/features/jobs/job-title.tsx': [],
  'src/features/apply/dialog.tsx': [],
  'src/features/jobs/job-card.test.tsx': ['./job-card.tsx', '../../../tests/render.tsx'],
  'src/routes/index.tsx': ['../features/jobs/job-card.tsx', '../features/apply/dialog.tsx'],
  'src/routeTree.gen.ts': ['./routes/index'],
  'src/router.tsx': ['./routeTree.gen.ts'],
  'src/main.tsx': ['./router.tsx', './ui/styles.css'],
  'src/ui/styles.css': [],
  'server/app.ts': ['./store.ts', '../src/contract/endpoints.ts', 'node:path', 'ky'],
  'server/store.ts': [],
  // Half of a cycle, which is told at its other half.
  'server/j2.ts': ['./j1.ts'],
  'server/app.test.ts': ['./app.ts', '../tests/factories.ts'],
  'scripts/check.ts': ['../src/lib/token.ts', 'vitest'],
  'tests/factories.ts': ['../server/app.ts'],
  'tests/render.tsx': ['../src/router.tsx'],
  'locales/en/messages.po': [],
};

/** A file, what it imports, and the rule that refuses it. */
const REFUSED: [file: string, specifier: string, rule: string][] = [
  ['src/contract/a1.ts', '../lib/token.ts', 'direction-of-contract'],
  ['src/lib/a2.ts', '../api/jobs.ts', 'direction-of-lib'],
  ['src/api/a3.ts', '../ui/card.tsx', 'direction-of-api'],
  ['src/ui/a4.tsx', '../api/jobs.ts', 'direction-of-ui'],
  ['src/ui/a5.tsx', '../features/jobs/job-card.tsx', 'direction-of-ui'],
  ['src/features/jobs/a6.tsx', '../../routes/index.tsx', 'direction-of-features'],
  ['src/routes/a7.tsx', '../router.tsx', 'direction-of-routes'],
  ['src/lib/a8.ts', '../routeTree.gen.ts', 'direction-of-lib'],
  ['src/router.test.tsx', './main.tsx', 'direction-of-router'],
  ['src/lib/b1.ts', '!../api/jobs.ts', 'direction-of-lib'],
  ['src/main.test.tsx', './helpers/a.ts', 'src-has-layers-only'],
  ['src/contract/c1.ts', 'ky', 'contract-imports-zod-only'],
  ['src/contract/c2.ts', '../../locales/en/messages.po', 'contract-imports-zod-only'],
  ['src/features/jobs/d1.tsx', '../apply/dialog.tsx', 'features-are-apart'],
  ['src/features/jobs/d2.test.tsx', '../apply/dialog.tsx', 'features-are-apart'],
  ['src/lib/e1.ts', '../../server/store.ts', 'src-imports-no-server'],
  ['src/lib/e2.test.ts', '../../server/store.ts', 'src-imports-no-server'],
  ['src/lib/e3.ts', '../../scripts/check.ts', 'src-imports-no-server'],
  ['server/f1.ts', '../src/lib/theme.ts', 'server-imports-contract-only'],
  ['server/f2.ts', '../scripts/check.ts', 'server-imports-contract-only'],
  ['src/lib/g1.ts', '../../tests/factories.ts', 'no-tests-in-the-product'],
  ['src/api/g3.ts', '../contract/endpoints.ts', 'browser-imports-endpoints-one-by-one'],
  ['server/g2.ts', './app.test.ts', 'no-tests-in-the-product'],
  ['server/h1.ts', 'vitest', 'no-development-packages-in-the-product'],
  ['src/lib/h2.ts', 'vitest', 'no-development-packages-in-the-product'],
  ['scripts/i1.ts', 'unlisted', 'no-unlisted-packages'],
  ['server/j1.ts', './j2.ts', 'no-cycles'],
  ['server/k1.ts', './store/index.ts', 'no-index-files'],
  ['server/l1.ts', './missing.ts', 'resolvable'],
];

/** How else a module can be asked for, with what has to be refused in it. */
const FORMS = [
  "import '../api/jobs.ts';",
  "export { a } from '../api/jobs.ts';",
  "export * from '../api/jobs.ts';",
  "export const load = () => import('../api/jobs.ts');",
  'export const Page = () => <p>{[1].map(() => import(`../api/jobs.ts`))}</p>;',
];

/** What looks like an import and is none. */
const NO_FORMS = [
  "// import { a } from '../api/jobs.ts';",
  'export const a = "import { b } from \'../api/jobs.ts\'";',
  "export const A = () => <p>don't import('../api/jobs.ts')</p>;",
];

const importOf = (specifier: string, i: number): string =>
  specifier.startsWith('!')
    ? `import type { A as A${i} } from '${specifier.slice(1)}'; export type B${i} = A${i};`
    : `import * as a${i} from '${specifier}'; export const b${i} = a${i};`;

const codeOf = (specifiers: string[]): string => specifiers.map(importOf).join('\n');

const packageFiles = (name: string, file = 'index.js'): Record<string, string> => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    exports: { [file === 'index.js' ? '.' : './mini']: `./${file}` },
  }),
  [`node_modules/${name}/${file}`]: 'export const a = 1;',
});

const files: Record<string, string> = {
  'package.json': JSON.stringify({
    dependencies: { zod: '1.0.0', ky: '1.0.0' },
    devDependencies: { vitest: '1.0.0' },
  }),
  ...packageFiles('zod', 'mini.js'),
  ...Object.assign({}, ...['ky', 'vitest', 'unlisted'].map((name) => packageFiles(name))),
  'src/helpers/a.ts': '',
  'server/store/index.ts': '',
  ...Object.fromEntries(Object.entries(ALLOWED).map(([file, uses]) => [file, codeOf(uses)])),
  ...Object.fromEntries(REFUSED.map(([file, specifier]) => [file, codeOf([specifier])])),
  ...Object.fromEntries(FORMS.map((code, i) => [`src/lib/form-${i}.tsx`, code])),
  ...Object.fromEntries(NO_FORMS.map((code, i) => [`src/lib/no-form-${i}.tsx`, code])),
};

it('refuses what breaks a rule, however it is imported, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'imports-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, code] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), code);
  }
  const { forbidden, options } = config;
  const { output } = await cruise(
    ['src', 'server', 'scripts', 'tests'],
    { ...options, baseDir: folder, validate: true, ruleSet: { forbidden } },
    options.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  const found = output.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  const expected = [
    ...REFUSED.map(([file, , rule]) => `${file}: ${rule}`),
    ...FORMS.map((_, i) => `src/lib/form-${i}.tsx: direction-of-lib`),
    // The contract's own rule refuses this one as well.
    'src/contract/a1.ts: contract-imports-zod-only',
  ];
  expect(found.toSorted()).toEqual(expected.toSorted());
});
