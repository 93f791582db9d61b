import { defineConfig } from '@lingui/cli';
import { extractor } from '@lingui/cli/api';
import type { ExtractorType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { ACCOUNT, INFO, MAILS, TESTS } from './scripts/vite/parts.ts';
import { sessionMessages } from './src/contract/accounts/session-messages.ts';
import { errorMessages } from './src/contract/error-messages.ts';

/** Extracts the contract's texts; their English words are their ids (`src/lib/ui-text.ts`). */
const contractMessages = (module: string, all: Record<string, string>): ExtractorType => ({
  match: (fileName) => fileName.endsWith(`src/contract/${module}`),
  extract: (fileName, _code, onMessageExtracted) => {
    for (const text of new Set(Object.values(all))) {
      onMessageExtracted({ id: text, message: text, origin: [fileName, 1] });
    }
  },
});

/** English is the source and the fallback. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'tr'],
  fallbackLocales: { default: 'en' },
  extractors: [
    contractMessages('error-messages.ts', errorMessages),
    // A session can end on any screen, so these go into the public catalog.
    contractMessages('accounts/session-messages.ts', sessionMessages),
    extractor,
  ],
  catalogs: [
    { name: 'account', include: ACCOUNT },
    { name: 'info', include: INFO },
    { name: 'mails', include: MAILS },
    { name: 'public', include: ['src/**/*.{ts,tsx}'], exclude: [...ACCOUNT, ...INFO, ...MAILS] },
    // The panel of `npm run mock`: outside `locales`, from which the product is built.
    { name: 'mock', include: ['tests/mock/panel/**/*.{ts,tsx}'], folder: 'tests/mock/locales' },
  ].map(({ name, include, exclude = [], folder = 'locales' }) => ({
    path: `<rootDir>/${folder}/{locale}/${name}`,
    include,
    exclude: [...exclude, ...TESTS],
  })),
  format: formatter({ lineNumbers: false, origins: false }),
});
