import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '#dependency-cruiser.config.ts';

/*
 * Tests each rule of imports on a small project that breaks it, since a pattern that matches nothing would let
 * everything pass.
 */

/** Forbidden imports, with their rules. */
const FORBIDDEN = [
  ['server/platform/a.ts', 'server/http/b.ts', 'direction-of-server-platform'],
  ['server/http/a.ts', 'server/domains/jobs/queries.ts', 'direction-of-server-http'],
  ['server/domains/jobs/a.ts', 'server/site/b.ts', 'direction-of-server-domains'],
  ['server/site/a.ts', 'server/start.ts', 'direction-of-server-site'],
  ['server/domains/jobs/a.ts', 'server/domains/console/queries.ts', 'direction-of-domain-jobs'],
  ['server/domains/jobs/a.ts', 'server/domains/api.ts', 'direction-of-domain-jobs'],
  ['server/domains/jobs/a.ts', 'server/domains/files/b.ts', 'domains-meet-in-shown-files'],
  ['server/site/a.ts', 'server/domains/jobs/b.ts', 'site-sees-shown-files-of-domains'],
  ['server/domains/jobs/a.ts', 'server/domains/jobs/routes.ts', 'routes-are-apart'],
  ['server/domains/jobs/commands.ts', 'hono', 'routes-alone-see-hono'],
  ['server/start.ts', 'server/loose.ts', 'server-has-layers-only'],
  ['server/start.ts', 'server/domains/payments/queries.ts', 'domains-are-in-order'],
  ['server/http/a.ts', 'src/lib/b.ts', 'server-imports-contract-and-shared-only'],
  ['server/http/a.ts', 'bench/b.ts', 'server-imports-contract-and-shared-only'],
  ['src/shared/a.ts', 'src/contract/b.ts', 'shared-imports-nothing'],
  ['src/contract/a.ts', 'src/lib/b.ts', 'direction-of-contract'],
  ['src/ui/a.ts', 'src/api/b.ts', 'direction-of-ui'],
  ['src/ui/a.ts', 'src/contract/jobs/b.ts', 'lib-and-ui-know-no-domain'],
  ['src/ui/a.ts', 'src/entities/job/b.ts', 'direction-of-ui'],
  ['src/entities/job/a.ts', 'src/features/a/one.ts', 'direction-of-entities'],
  ['src/entities/job/a.ts', 'src/entities/application/b.ts', 'direction-of-entity-job'],
  ['src/features/a/one.ts', 'src/entities/payment/b.ts', 'entities-are-in-order'],
  ['src/features/a/one.ts', 'src/features/b/two.ts', 'features-are-apart'],
  ['src/lib/a.ts', 'server/http/b.ts', 'src-imports-no-server'],
  ['src/lib/a.ts', 'gallery/b.ts', 'src-imports-no-server'],
  ['src/api/a.ts', 'src/contract/endpoints.ts', 'browser-imports-endpoints-one-by-one'],
  ['src/lib/a.ts', 'vite', 'no-build-tools-in-the-product'],
  ['server/site/a.ts', 'tailwindcss', 'no-build-tools-in-the-product'],
  ['server/site/a.ts', 'vitest', 'no-development-packages-in-the-product'],
] as const;

const ALLOWED = [
  ['server/http/a.ts', 'server/platform/b.ts'],
  ['server/domains/jobs/a.ts', 'server/domains/files/queries.ts'],
  ['server/domains/jobs/a.ts', 'server/domains/files/reference-queries.ts'],
  ['server/domains/jobs/a.ts', 'src/contract/jobs/b.ts'],
  ['server/domains/jobs/own-routes.ts', 'hono'],
  ['server/site/a.ts', 'server/domains/jobs/commands.ts'],
  ['server/start.ts', 'server/domains/jobs/b.ts'],
] as const;

/** Types of the input and output of commands and queries may be imported from any file. */
const ALLOWED_TYPE = ['server/site/a.ts', 'server/domains/search/b.ts'] as const;

/** The packages of the small project. */
const PACKAGES = {
  dependencies: { hono: '1', vite: '1', tailwindcss: '1' },
  devDependencies: { vitest: '1' },
};

const TARGET = 'export const one = 1;\nexport type One = 1;\n';
let folder: string;
let broken: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-imports-'));
  const files = new Map<string, string>([['package.json', JSON.stringify(PACKAGES)]]);
  for (const name of Object.keys({ ...PACKAGES.dependencies, ...PACKAGES.devDependencies })) {
    files.set(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    files.set(`node_modules/${name}/index.js`, 'export const one = 1;\n');
  }
  const add = (from: string, to: string, imported: string) => {
    const isPackage = !to.includes('/');
    const address = isPackage ? to : '../'.repeat(from.split('/').length - 1) + to;
    files.set(from, `import ${imported} from '${address}';\n${files.get(from) ?? TARGET}`);
    if (!isPackage && !files.has(to)) files.set(to, TARGET);
  };
  [...FORBIDDEN, ...ALLOWED].forEach(([from, to], index) => {
    add(from, to, `{ one as one${index} }`);
  });
  add(...ALLOWED_TYPE, 'type { One as Other }');
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const { output } = await cruise(['server', 'src'], {
    ...config.options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  broken = (output as ICruiseResult).summary.violations.map(
    ({ from, to, rule }) =>
      `${from} → ${to.replace(/^node_modules\/(.*)\/index\.js$/, '$1')}: ${rule.name}`,
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The prefix of a domain's rule. */
const DOMAIN = 'direction-of-domain-';

describe('an import', () => {
  it.each(FORBIDDEN)('by %s of %s is forbidden', (from, to, rule) => {
    expect(broken).toContain(`${from} → ${to}: ${rule}`);
  });

  it.each([...ALLOWED, ALLOWED_TYPE])('by %s of %s is allowed', (from, to) => {
    expect(broken.filter((one) => one.startsWith(`${from} → ${to}:`))).toEqual([]);
  });
});

it('domains are in the order of docs/architecture.md', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const [, listed = ''] = /each knows those before it: (.*?)\. `api\.ts`/.exec(text) ?? [];
  const names = config.forbidden?.flatMap(({ name = '' }) =>
    name.startsWith(DOMAIN) ? name.slice(DOMAIN.length) : [],
  );
  expect(listed.replaceAll(/ \([^)]*\)/g, '').split(', ')).toEqual(names);
});

it('imports go one way between any two folders of the server', async () => {
  const { output } = await cruise(['server'], {
    ...config.options,
    includeOnly: '^server/',
    exclude: '\\.test\\.ts$',
  });
  const pairs = new Set(
    (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => `${dirname(source)} → ${dirname(resolved)}`),
    ),
  );
  expect(pairs.size).toBeGreaterThan(100);
  const back = [...pairs].filter((pair) => {
    const [from, to] = pair.split(' → ');
    return from !== to && pairs.has(`${to} → ${from}`);
  });
  expect(back).toEqual([]);
});
