import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { chunks } from './scripts/vite/chunks.ts';
import { criticalCss } from './scripts/vite/critical-css.ts';
import { devMails } from './scripts/vite/dev-mails.ts';
import { devPages } from './scripts/vite/dev-pages.ts';
import { page } from './scripts/vite/page.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { readConfig } from './server/platform/config/config.ts';

const apiPort = process.env.API_PORT ?? '3000';

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

/** Refuses to build the app with a setting that it can't have: the app itself trusts them. */
const checkSettings: Plugin = {
  name: 'check-settings',
  configResolved: ({ env }) => void readConfig(env),
};

export default defineConfig(({ isSsrBuild }) => ({
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
    criticalCss(),
    tailwindcss(),
    checkSettings,
    page(),
    devPages(`http://127.0.0.1:${apiPort}`),
    devMails(),
    ...(isSsrBuild ? [] : [precompress()]),
  ],
  build: {
    target: 'es2022',
    // The server reads it, to name a page's files.
    manifest: !isSsrBuild,
    // Every browser of the target preloads modules itself.
    // The start page names none: which it needs, a rendered one knows better.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? [] : files),
    },
    ...(!isSsrBuild && { rolldownOptions: chunks }),
    ...(isSsrBuild && {
      sourcemap: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: [
          'src/entry-server.tsx',
          'src/entry-mails.tsx',
          'server/main.ts',
          'server/platform/database/embedded-worker.ts',
        ],
        // Beside the entries: what the server reads is found from where its modules are.
        output: { chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
      },
    }),
  },
  // Whoever starts the server: React's development build renders half as fast.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: {
    // With all they need: what the app and the mails are made of is no dependency of the server.
    noExternal: isSsrBuild ? true : undefined,
    external: isSsrBuild ? ['@electric-sql/pglite', 'sharp'] : [],
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
}));
