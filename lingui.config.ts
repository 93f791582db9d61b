import { defineConfig } from '@lingui/cli';
import { extractor } from '@lingui/cli/api';
import type { ExtractorType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { messages } from './src/contract/messages.ts';
import { sessionMessages } from './src/contract/session-messages.ts';

/** The contract's texts are found under their own English words, whoever says them (`src/lib/message.ts`). */
const contractMessages = (module: string, all: Record<string, string>): ExtractorType => ({
  match: (fileName) => fileName.endsWith(`src/contract/${module}`),
  extract: (fileName, _code, onMessageExtracted) => {
    for (const text of new Set(Object.values(all))) {
      onMessageExtracted({ id: text, message: text, origin: [fileName, 1] });
    }
  },
});

const tests = ['**/*.test.ts', '**/*.test.tsx'];

/*
 * Three parts per language (`src/lib/i18n.ts`), so that a visitor's first page brings no more than its
 * own words. A message that two parts use stands in both.
 */
const infoScreens = [
  'src/features/static-pages',
  'src/features/contact',
  'src/api/contact-messages.ts',
];
const publicScreens = [
  'src/contract/session-messages.ts',
  'src/api/api-error.ts',
  'src/api/application-checks.ts',
  'src/api/auth.ts',
  'src/api/jobs.ts',
  'src/api/logout.ts',
  'src/features/apply/apply-panel.tsx',
  'src/features/home',
  'src/features/jobs',
  'src/features/shell',
  'src/lib',
  'src/routes/index.tsx',
  'src/routes/jobs.$jobId.index.tsx',
  'src/routes/jobs.index.tsx',
  'src/ui',
];

/** English is the source and the fallback. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'tr'],
  fallbackLocales: { default: 'en' },
  extractors: [
    contractMessages('messages.ts', messages),
    // A session can end on any screen, so these are everybody's.
    contractMessages('session-messages.ts', sessionMessages),
    extractor,
  ],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/public',
      include: publicScreens,
      exclude: tests,
    },
    { path: '<rootDir>/locales/{locale}/info', include: infoScreens, exclude: tests },
    {
      path: '<rootDir>/locales/{locale}/account',
      include: ['src'],
      exclude: [...tests, 'src/routeTree.gen.ts', ...infoScreens, ...publicScreens],
    },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
});
