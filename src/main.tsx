import './ui/styles.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { warmUpCalls } from './api/load-calls.ts';
import { createQueryClient } from './api/query-client.ts';
import { followSession, restoreSession } from './api/session.ts';
import { handleChunkErrors } from './lib/connection.ts';
import { activateLanguage, detectLanguage } from './lib/i18n.ts';
import { ThemeProvider } from './lib/theme.tsx';
import { createAppRouter } from './router.tsx';

/** On request (`?devtools` at the start), since they cover parts of the page. A production build leaves them out. */
const DeveloperTools =
  import.meta.env.DEV && new URLSearchParams(window.location.search).has('devtools')
    ? lazy(async () => ({ default: (await import('./lib/developer-tools.tsx')).DeveloperTools }))
    : null;

const start = async (place: HTMLElement): Promise<void> => {
  handleChunkErrors();
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);

  const languageReady = activateLanguage(detectLanguage());
  await restoreSession(queryClient);
  followSession(queryClient, () => router.invalidate());
  // The first screen's code and data are asked for while the texts are still on their way. The app does
  // not wait for them: it shows its shell, and a spinner where they are slow.
  void router.load();
  await languageReady;

  createRoot(place).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ThemeProvider>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
            {DeveloperTools && (
              <Suspense>
                <DeveloperTools router={router} />
              </Suspense>
            )}
          </QueryClientProvider>
        </ThemeProvider>
      </I18nProvider>
    </StrictMode>,
  );
  warmUpCalls();
};

const place = document.getElementById('app');
if (place) {
  // No catalog, so none of the app's messages can be shown: the splash screen has one.
  start(place).catch(() => window.failStart?.());
}
