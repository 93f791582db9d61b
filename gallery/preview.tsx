import '#src/ui/styles.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#src/contract/language.ts';
import { ClockProvider } from '#src/lib/clock.tsx';
import { activateLanguage, loadCatalog } from '#src/lib/i18n.ts';
import { OriginProvider } from '#src/lib/origin.tsx';
import { THEME_KEY, THEMES } from '#src/lib/preferences.ts';
import { writeStored } from '#src/lib/storage.ts';
import { ThemeProvider } from '#src/lib/theme.tsx';

// Uses the web font, as all visits but the first do.
document.documentElement.dataset.typeface = 'fetched';

const ORIGIN = 'https://meydan.example';
const queryClient = new QueryClient();
const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/?page=3'] }),
});

/** Wraps a story like the app wraps its screens, in the theme from the toolbar. */
const withApp: Decorator = (Story, { globals, name }) => {
  const theme = String(globals.theme);
  writeStored(THEME_KEY, theme);
  return (
    <I18nProvider i18n={i18n}>
      <OriginProvider value={ORIGIN}>
        <ClockProvider now={undefined}>
          <ThemeProvider key={theme}>
            <QueryClientProvider client={queryClient}>
              <RouterContextProvider router={router}>
                <main className="grid max-w-form gap-4">
                  <h1 className="text-22">{name}</h1>
                  <Story />
                </main>
              </RouterContextProvider>
            </QueryClientProvider>
          </ThemeProvider>
        </ClockProvider>
      </OriginProvider>
    </I18nProvider>
  );
};

const preview: Preview = {
  decorators: [withApp],
  loaders: [
    async ({ globals }) => {
      await loadCatalog('account');
      await activateLanguage(globals.language as Language);
      return {};
    },
  ],
  initialGlobals: { theme: 'light', language: 'en' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', items: [...THEMES], dynamicTitle: true } },
    language: {
      toolbar: {
        title: 'Language',
        items: LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value] })),
        dynamicTitle: true,
      },
    },
  },
};

export default preview;
