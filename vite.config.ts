import { brotliCompressSync, gzipSync } from 'node:zlib';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { pageFrame } from './scripts/page-frame.ts';
import { firstPaintScript } from './src/lib/first-paint.ts';
import { frameScript } from './src/lib/frame.ts';
import { headStartScript } from './src/lib/head-start.ts';

/**
 * The scripts that run before the app's code is there, made from the constants that it uses: theme and
 * language for the first paint, the frame's own, and the requests of the first screen.
 */
const headScripts = (): Plugin => {
  let apiUrl = '';
  return {
    name: 'head-scripts',
    configResolved: ({ env }) => {
      apiUrl = env.VITE_API_URL ?? '';
    },
    transformIndexHtml: () =>
      [firstPaintScript(), frameScript(), headStartScript(apiUrl)].map((children) => ({
        tag: 'script',
        children,
        injectTo: 'head-prepend' as const,
      })),
  };
};

/** Writes a .br and a .gz beside every text file, so that the server never compresses them itself. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (!/\.(js|css|svg|json)$/.test(fileName)) continue;
        const source = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({
          type: 'asset',
          fileName: `${fileName}.br`,
          source: brotliCompressSync(source),
        });
        this.emitFile({
          type: 'asset',
          fileName: `${fileName}.gz`,
          source: gzipSync(source, { level: 9 }),
        });
      }
    },
  },
});

const apiPort = process.env.API_PORT ?? '3000';

/** The modules that every first visit needs, whichever page it leads to. */
const firstVisit = new RegExp(
  [
    String.raw`src/(main|router|routeTree)`,
    String.raw`src/routes/(__root|_signed-in\.tsx)`,
    String.raw`src/contract/(enumerations|job|limits|replies|session-messages|user)\.`,
    String.raw`src/lib/(alerts|config|connection|format|head-start|i18n|labels|preferences|safe-path|storage|message|theme|token|token-key)\.`,
    String.raw`src/api/(api-error|auth|http|jobs|query-client|session)\.`,
    String.raw`src/ui/(alert-list|alerts|badge|button|class-names|company-logo|first-letter|icons|lazily|page|panel|skeleton|spinner|wordmark)\.`,
    String.raw`src/features/shell/(footer|mobile-menu|nav-bar|nav-links|lazy-not-found|preference|route-error|share|use-focus)`,
  ].join('|'),
);

/** Milliseconds after which a test hangs: no machine is so slow. Nothing else is judged by the clock. */
const HANGS_MS = 120_000;
/** Milliseconds that a test waits for something to become so. */
const WAITS_MS = 30_000;

/** What takes longest comes first: at the end, one worker would be at it while the others have nothing to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/(fuzz|hostile-text|own-lists|crash)\.test\.ts$/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A route is one chunk, its loader and its pending and error screens with it.
      codeSplittingOptions: {
        defaultBehavior: [
          ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
        ],
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnMissing: process.env.NODE_ENV === 'production' }),
    tailwindcss(),
    headScripts(),
    pageFrame(),
    precompress(),
  ],
  build: {
    target: 'es2022',
    // Every browser of the target preloads modules itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs comes in a few files; what only some need comes with them. Without this,
        // each module that two routes share would be a request of its own.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            {
              name: 'vendor',
              // What only forms ask of the router comes with them, and what sends changes with those.
              test: /node_modules\/(@tanstack(?!\/react-router\/dist\/esm\/useBlocker|.*\/(mutationObserver|useMutation)\.js)|@lingui|zod|use-sync-external-store)\//,
              priority: 3,
            },
            {
              name: 'changes',
              // No visitor reads a status: its labels come with the screens that send changes.
              test: /\/(mutationObserver|useMutation)\.js|src\/(api\/remove-when-unused|lib\/status-labels)/,
              priority: 3,
            },
            {
              name: 'shell',
              test: firstVisit,
              priority: 2,
            },
            {
              name: 'jobs',
              test: /src\/features\/jobs\/(job-card|job-place|salary)|src\/ui\/(text-block|back-link)/,
              priority: 1,
            },
            // The search and what its fields share with every form.
            {
              name: 'fields',
              test: /src\/ui\/(choice|field|select|text-field|pager|pages-to-show|use-words-from-address)\.|src\/features\/jobs\/job-search-bar/,
              priority: 1,
            },
            // The preview in the job form shares the parts of a job’s page, which stays one request all the same.
            {
              name: 'job-page',
              test: /src\/features\/jobs\/job-(header|facts|text)|src\/(api|contract)\/application-check|routes\/jobs\.\$jobId\.index\.tsx\?tsr-split=(?!errorComponent)/,
              priority: 0,
            },
            {
              name: 'forms',
              test: /node_modules\/(react-hook-form|@hookform)\/|src\/contract\/(messages|requests|credentials)|src\/ui\/(choice-group|file-field|list-field|use-schema-form)/,
              priority: 1,
            },
            { name: 'headless', test: /node_modules\/@headlessui\/|src\/ui\/dialog/, priority: 1 },
          ],
        },
      },
    },
  },
  resolve: {
    // React has it built in; the shim for older versions would come twice over.
    alias: [
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  server: { proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
  // The browser tests answer every call; one that gets past them as its page goes away finds no server.
  preview: { proxy: {} },
  test: {
    // As many as the browser tests have: by itself it would leave one of two cores to the machine.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: [
            'src/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
          ],
          setupFiles: ['tests/setup.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          expect: { poll: { timeout: WAITS_MS } },
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          expect: { poll: { timeout: WAITS_MS } },
          // Loading the server takes longer than most files of tests; none of them leaves anything behind in it.
          isolate: false,
        },
      },
      {
        test: {
          name: 'crash',
          environment: 'node',
          include: ['tests/crash/**/*.test.ts'],
          testTimeout: 2 * HANGS_MS,
          hookTimeout: 2 * HANGS_MS,
          expect: { poll: { timeout: WAITS_MS } },
        },
      },
    ],
  },
});
