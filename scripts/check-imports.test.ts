// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkFile, checkTree } from './check-imports.ts';

const rulesOf = (file: string, code: string) => checkFile(file, code).map(({ rule }) => rule);
const allows = (file: string, specifier: string) =>
  rulesOf(file, `import { a } from '${specifier}';`).length === 0;

describe('the direction of imports', () => {
  it.each([
    ['src/lib/token.ts', '../contract/user.ts'],
    ['src/api/jobs.ts', '../lib/config.ts'],
    ['src/features/jobs/job-card.tsx', '../../ui/card.tsx'],
    ['src/features/jobs/job-card.tsx', './job-title.tsx'],
    ['src/routes/jobs.index.tsx', '../features/jobs/job-card.tsx'],
    ['src/router.tsx', './routeTree.gen.ts'],
    ['src/routeTree.gen.ts', './routes/jobs.index'],
    ['src/main.tsx', './router.tsx'],
    ['src/main.tsx', './ui/styles.css'],
    ['src/contract/job.ts', './limits.ts'],
    ['src/contract/job.ts', 'zod/mini'],
    ['src/lib/i18n.ts', '../../locales/en/messages.po'],
    ['src/features/jobs/job-form.test.tsx', '../../../tests/render.tsx'],
    ['server/store/jobs.ts', '../../src/contract/job.ts'],
    ['server/store/jobs.ts', 'drizzle-orm'],
    ['server/app.test.ts', '../tests/factories.ts'],
  ])('lets %s import %s', (file, specifier) => {
    expect(allows(file, specifier)).toBe(true);
  });

  it.each([
    ['src/contract/job.ts', '../lib/format.ts'],
    ['src/contract/job.ts', 'ky'],
    ['src/contract/job.ts', '../../locales/en/messages.po'],
    ['src/lib/token.ts', '../api/http.ts'],
    ['src/api/jobs.ts', '../ui/card.tsx'],
    ['src/ui/card.tsx', '../api/jobs.ts'],
    ['src/ui/card.tsx', '../features/jobs/job-card.tsx'],
    ['src/features/jobs/job-card.tsx', '../applications/apply-dialog.tsx'],
    ['src/features/jobs/job-card.test.tsx', '../applications/apply-dialog.tsx'],
    ['src/features/jobs/job-card.tsx', '../../routes/jobs.index.tsx'],
    ['src/routes/jobs.index.tsx', '../router.tsx'],
    ['src/router.tsx', './main.tsx'],
    ['src/lib/token.ts', '../../server/tokens.ts'],
    ['src/lib/token.ts', '../../tests/factories.ts'],
    ['src/features/jobs/job-form.test.tsx', '../../../server/app.ts'],
    ['server/store/jobs.ts', '../../src/lib/format.ts'],
    ['server/store/jobs.ts', '../../tests/factories.ts'],
  ])('keeps %s from importing %s', (file, specifier) => {
    expect(allows(file, specifier)).toBe(false);
  });
});

describe('what counts as an import', () => {
  it.each([
    ['an import of a type', "import type { A } from '../api/jobs.ts';"],
    ['an import for its effect', "import '../api/jobs.ts';"],
    ['an import over several lines', "import {\n  a,\n  b,\n} from '../api/jobs.ts';"],
    ['a re-export', "export { a } from '../api/jobs.ts';"],
    ['a re-export of everything', "export * from '../api/jobs.ts';"],
    ['an import on demand', "export const load = () => import('../api/jobs.ts');"],
    ['an import inside a type', "export type A = import('../api/jobs.ts').A;"],
  ])('%s does', (_, code) => {
    expect(rulesOf('src/lib/token.ts', code)).toHaveLength(1);
  });

  it.each([
    ['a comment', "// import { a } from '../api/jobs.ts';\n/* import('../api/jobs.ts') */"],
    ['a text', 'export const a = "import { b } from \'../api/jobs.ts\'";'],
    ['markup', "export const A = () => <p>don't import('../api/jobs.ts')</p>;"],
  ])('%s does not', (_, code) => {
    expect(rulesOf('src/lib/theme.tsx', code)).toEqual([]);
  });
});

describe('exports and file names', () => {
  it.each([
    'export default function a() {}',
    'const a = 1; export { a as default };',
    "export { default } from './other.ts';",
  ])('refuses a default export: %s', (code) => {
    expect(rulesOf('src/lib/token.ts', code)).toEqual(['no default exports in src']);
  });

  it('refuses a barrel, but knows that a route may be called index', () => {
    expect(rulesOf('src/ui/index.ts', '')).toEqual(['no index files']);
    expect(rulesOf('server/store/index.ts', '')).toEqual(['no index files']);
    expect(rulesOf('src/routes/index.tsx', '')).toEqual([]);
  });

  it('refuses a file that belongs to no room', () => {
    expect(rulesOf('src/helpers/a.ts', '')).toEqual(['this file belongs to no room of src']);
    expect(rulesOf('src/helpers.ts', '')).toEqual(['this file belongs to no room of src']);
  });
});

describe('a whole tree', () => {
  it('names file and line of each violation, in src and in server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'imports-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const files = {
      'src/ui/card.tsx': "import '../lib/a.ts';\n\nimport '../api/jobs.ts';\n",
      'src/ui/styles.css': 'not code at all',
      'server/main.ts': "import '../src/lib/a.ts';\n",
    };
    for (const [file, code] of Object.entries(files)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), code);
    }
    const { files: count, violations } = await checkTree(folder);
    expect(count).toBe(2);
    expect(violations.map(({ file, line }) => `${file}:${line}`).sort()).toEqual([
      'server/main.ts:1',
      'src/ui/card.tsx:3',
    ]);
  });
});
