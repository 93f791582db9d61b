import { globSync, readFileSync } from 'node:fs';
import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';
import { ACCOUNT, INFO, MAILS, ON_DEMAND, TESTS } from './scripts/vite/parts.ts';

/** The layers of `src`. Layers import only from earlier rows, never from their own row. */
const LAYERS = [
  ['shared'],
  ['contract'],
  ['lib'],
  ['api', 'ui'],
  ['entities'],
  ['features', 'mails'],
  ['routes'],
  ['router'],
  ['app', 'dehydrated-state', 'render-to-text'],
  ['main', 'head', 'reports', 'entry-server', 'entry-mails'],
];

/** A layer is a folder or file of that name. The generated route tree belongs to the router. */
const pathOf = (layer: string): string =>
  layer === 'router' ? '^src/(router|routeTree\\.gen)\\.' : `^src/${layer}[/.]`;

/** The layers of the server, likewise, besides the programs at its root. */
const SERVER_LAYERS = ['platform', 'http', 'domains', 'site', 'admin'];

/** The only code files allowed at the server's root. */
const PROGRAMS = '^server/(admin|doctor|globals\\.check|main|start)\\.ts$';

/** The domains. Each may import earlier ones, but not later ones. */
const DOMAINS = [
  'places',
  'files',
  'notifications',
  'contact',
  'accounts',
  'profiles',
  'messages',
  'timeline',
  'interviews',
  'jobs',
  'search',
  'applications',
  'mails',
  'deletions',
  'retention',
  'exports',
  'console',
  'backups',
  'site-notices',
  'server',
  'demo',
];

/** The entities that features show, likewise. */
const ENTITIES = ['record', 'job', 'profile', 'interview', 'application', 'notification'];

/** The public files of a domain: what writes, what reads, and the rules of its values. */
const SHOWN = '[/-](commands|queries|rules)\\.ts$';

/** Files that compose all domains. */
const COMPOSED = '^server/domains/[^/]+\\.ts$';

const TEST = '\\.test\\.tsx?$';

const listed = (files: string[]): string[] => files.map((file) => `^${RegExp.escape(file)}$`);

const packageOf = (imported: string): string =>
  imported.split('/', imported.startsWith('@') ? 2 : 1).join('/');

/** Build and test tools: packages that the root's configurations import, and Babel's core, which one of them needs. */
const TOOLS = new Set([
  '@babel/core',
  ...globSync('*.config.ts').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/ from '([@a-z][^':]*)'/g), ([, name = '']) =>
      packageOf(name),
    ),
  ),
]);

/** Exempt: the route tree imports all routes, and the contract doesn't show its texts itself. */
const KNOWS_ALL = '^src/(routeTree\\.gen\\.ts$|contract/|shared/)';
/** Exempt: these load the catalog `account` themselves. */
const LOADS_ACCOUNT =
  '^src/(features/(apply/apply-panel|employer-jobs/owner-panel|action-items/welcome|contact/.+)|routes/(contact|__root))\\.tsx?$';

/** Forbids each layer to import from its own row and later ones. */
const directions = LAYERS.flatMap((row, i) =>
  row.map(
    (layer): IForbiddenRuleType => ({
      name: `direction-of-${layer}`,
      severity: 'error',
      from: { path: pathOf(layer) },
      to: { path: LAYERS.slice(i).flat().map(pathOf), pathNot: pathOf(layer) },
    }),
  ),
);

/** Forbids each of the ordered `folders` of `root` to import later ones, and `more`. */
const inOrder = (
  name: string,
  root: string,
  folders: string[],
  more: string[] = [],
): IForbiddenRuleType[] =>
  folders.flatMap((folder, i): IForbiddenRuleType[] => {
    const outOfReach = [...folders.slice(i + 1).map((later) => `^${root}/${later}/`), ...more];
    if (outOfReach.length === 0) return [];
    const from = { path: `^${root}/${folder}/` };
    return [
      { name: `direction-of-${name}-${folder}`, severity: 'error', from, to: { path: outOfReach } },
    ];
  });

/** `npm test -- imports` checks these rules. */
export default {
  forbidden: [
    ...directions,
    ...inOrder('entity', 'src/entities', ENTITIES),
    ...inOrder('server', 'server', SERVER_LAYERS, [PROGRAMS]),
    ...inOrder('domain', 'server/domains', DOMAINS, [COMPOSED]),
    {
      // Without the catalog, readers would see message ids.
      name: 'first-screens-say-what-is-in-the-public-catalog',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [...listed([...ACCOUNT, ...INFO, ...MAILS, ...TESTS]), KNOWS_ALL, LOADS_ACCOUNT],
      },
      to: { path: listed([...ACCOUNT, ...INFO, ...MAILS]), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-behind-the-footer-say-what-is-in-their-catalog',
      severity: 'error',
      from: { path: listed(INFO), pathNot: LOADS_ACCOUNT },
      to: { path: listed([...ACCOUNT, ...MAILS]), dependencyTypesNot: ['type-only'] },
    },
    {
      // The first screens don't load the styles of these files.
      name: 'first-screens-begin-with-their-styles',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: listed([...ACCOUNT, ...INFO, ...MAILS, ...ON_DEMAND, ...TESTS]),
      },
      to: { path: listed(ON_DEMAND), dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'src-has-layers-only',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: LAYERS.flat().map(pathOf) },
    },
    {
      name: 'contract-imports-zod-and-shared-only',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: TEST },
      to: { pathNot: ['^src/(contract|shared)/', '^node_modules/zod/'] },
    },
    {
      name: 'shared-imports-nothing',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: TEST },
      to: { pathNot: '^src/shared/' },
    },
    {
      name: 'entities-are-in-order',
      severity: 'error',
      from: {},
      to: {
        path: '^src/entities/',
        pathNot: ENTITIES.map((entity) => `^src/entities/${entity}/`),
      },
    },
    {
      name: 'lib-and-ui-know-no-domain',
      severity: 'error',
      from: { path: '^src/(lib|ui)/', pathNot: TEST },
      // Session and operator settings concern every screen.
      to: { path: '^src/contract/[^/]+/', pathNot: '^src/contract/(accounts|site)/' },
    },
    {
      name: 'features-are-apart',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'src-imports-no-server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|scripts|bench|gallery)/' },
    },
    {
      name: 'server-imports-contract-and-shared-only',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|scripts|bench|gallery)/', pathNot: '^src/(contract|shared)/' },
    },
    {
      name: 'server-has-layers-only',
      severity: 'error',
      from: {},
      to: {
        path: '^server/',
        pathNot: [...SERVER_LAYERS.map((layer) => `^server/${layer}/`), PROGRAMS],
      },
    },
    {
      name: 'domains-are-in-order',
      severity: 'error',
      from: {},
      to: {
        path: '^server/domains/',
        pathNot: [...DOMAINS.map((domain) => `^server/domains/${domain}/`), COMPOSED],
      },
    },
    {
      // Parameter and result types may be imported.
      name: 'domains-meet-in-shown-files',
      severity: 'error',
      from: { path: '^server/domains/([^/]+)/' },
      to: {
        path: '^server/domains/',
        pathNot: ['^server/domains/$1/', SHOWN],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'site-sees-shown-files-of-domains',
      severity: 'error',
      from: { path: '^server/site/' },
      to: { path: '^server/domains/', pathNot: SHOWN, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-alone-see-hono',
      severity: 'error',
      from: { path: '^server/(platform|domains/[^/]+)/', pathNot: '[/-]routes\\.ts$' },
      to: { path: '^node_modules/(hono|@hono)/' },
    },
    {
      name: 'routes-are-apart',
      severity: 'error',
      from: { path: '^server/domains/[^/]+/' },
      to: { path: '[/-]routes\\.ts$' },
    },
    {
      // `endpoints.ts` has the schemas of all requests, which no screen needs.
      name: 'browser-imports-endpoints-one-by-one',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { path: '^src/contract/endpoints\\.ts$' },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: TEST },
      to: { path: ['^tests/', TEST] },
    },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      // The production build omits the developer tools (`src/main.tsx`).
      from: { path: '^(src|server)/', pathNot: [TEST, '^src/lib/developer-tools\\.tsx$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      // Build tools are installed for production, but aren't part of the app.
      name: 'no-build-tools-in-the-product',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: TEST },
      to: {
        path: [...TOOLS].map((name) => `^node_modules/${RegExp.escape(name)}/`),
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-unlisted-packages',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      // Under routes, a file's name is its URL.
      name: 'no-index-files',
      severity: 'error',
      from: {},
      to: { path: '(^|/)index\\.tsx?$', pathNot: ['^src/routes/', '^node_modules/'] },
    },
    {
      // An unresolved import would pass every rule above. A test generates what this one imports.
      name: 'resolvable',
      severity: 'error',
      from: { pathNot: '^tests/api-client/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no parser API.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Workspaces also use the root's packages.
    combinedDependencies: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node'],
    },
  },
} satisfies IConfiguration;
