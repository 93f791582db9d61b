import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { serverCommands } from './scripts/setup/server-commands.mjs';
import { apiDocs } from './scripts/vite/api-docs.ts';
import { bundledPackages, NOT_BUNDLED } from './scripts/vite/bundled-packages.ts';
import { chunks, importsInScreens, preloadsOf } from './scripts/vite/chunks.ts';
import { criticalCss } from './scripts/vite/critical-css.ts';
import { devMails } from './scripts/vite/dev-mails.ts';
import { devPages } from './scripts/vite/dev-pages.ts';
import { page } from './scripts/vite/page.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { readConfig } from './server/platform/config/config.ts';

/** Reports errors (`src/lib/early-events.ts`): no other file names it, but the pages of servers that want reports. */
const REPORTER = 'src/reports.ts';

const apiPort = process.env.API_PORT ?? '3000';

/** Rejects invalid settings at build time, since the app trusts them. */
const checkSettings: Plugin = {
  name: 'check-settings',
  configResolved: ({ env }) => void readConfig(env),
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Each route is one chunk, including its loader and its pending and error screens.
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
    bundledPackages(),
    ...(isSsrBuild ? [] : [apiDocs(), importsInScreens(), precompress()]),
  ],
  build: {
    target: 'es2022',
    // The server reads the manifest to find a page's files.
    manifest: !isSsrBuild,
    // No polyfill: all target browsers support module preload. No preloads in the HTML template: the server adds those
    // that a rendered page needs.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'html' ? [] : preloadsOf(file, files),
    },
    ...(!isSsrBuild && {
      rolldownOptions: {
        ...chunks,
        input: ['index.html', REPORTER],
        // The page's own script calls what the reporter exports.
        preserveEntrySignatures: 'exports-only',
      },
    }),
    ...(isSsrBuild && {
      sourcemap: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: [
          'src/entry-server.tsx',
          'src/entry-mails.tsx',
          'server/main.ts',
          'server/platform/database/embedded-worker.ts',
          ...new Set(Object.values(serverCommands()).map(([name]) => `server/${name}.ts`)),
        ],
        // Next to the entries, since the server locates files relative to its modules.
        output: { chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
      },
    }),
  },
  // Regardless of the environment: React's development build renders half as fast.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: {
    // Bundles all packages, since those of the app and the mails aren't dependencies of the server.
    noExternal: isSsrBuild ? true : undefined,
    external: isSsrBuild ? NOT_BUNDLED : [],
  },
  resolve: {
    // React has this built in; the shim for older versions would be bundled twice.
    alias: [
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  server: { proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
}));
