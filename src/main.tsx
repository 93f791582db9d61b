import './ui/styles.css';
import { i18n } from '@lingui/core';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preloadCalls } from './api/load-calls.ts';
import { createQueryClient } from './api/query-client.ts';
import { followSession, restoreSession } from './api/session.ts';
import { App } from './app.tsx';
import { addressLanguage } from './contract/language.ts';
import { readDehydratedPage, restoreQueries } from './dehydrated-state.ts';
import { handleChunkErrors } from './lib/connection.ts';
import { endEarlySwitches } from './lib/early-switches.ts';
import { onFirstInteraction } from './lib/first-interaction.ts';
import { activateLanguage, beginHydration, currentLanguage, startLanguage } from './lib/i18n.ts';
import { isRenderedPage } from './lib/preferences.ts';
import { ignoreSkippedTransitions } from './lib/skipped-transitions.ts';
import { showStartFailure } from './lib/start-failure.ts';
import { readToken } from './lib/token.ts';
import { createAppRouter } from './router.tsx';
import { preloadAlerts } from './ui/alerts.tsx';

const start = async (place: HTMLElement): Promise<void> => {
  handleChunkErrors();
  ignoreSkippedTransitions();
  const state = readDehydratedPage();
  const queryClient = createQueryClient();
  if (state) restoreQueries(queryClient, state);
  const router = createAppRouter(queryClient, { language: addressLanguage(location.search) });
  const language = startLanguage();
  const isHydrated = state !== null && language === currentLanguage();
  // Makes the router render the same markup around the screens as the server did.
  if (isHydrated) router.ssr = { manifest: undefined };
  const languageReady = activateLanguage(language);
  const restored = restoreSession(queryClient).then(() => {
    followSession(queryClient, () => router.invalidate());
  });
  // A rendered page already suits visitors. A token must be verified first.
  if (!isRenderedPage() || readToken() !== null) await restored;
  // Requests the first screen's code and data while the texts load.
  const loaded = router.load();
  await languageReady;

  const app = (
    <StrictMode>
      <App
        origin={state?.origin ?? window.location.origin}
        renderedAt={state?.now}
        i18n={i18n}
        queryClient={queryClient}
        router={router}
      />
    </StrictMode>
  );
  // Keeps a page with content until the screen has loaded; otherwise the app shows its shell and a spinner.
  if (document.documentElement.dataset.rendered === 'page') await loaded;
  endEarlySwitches();
  if (isHydrated) {
    beginHydration();
    hydrateRoot(place, app);
  } else createRoot(place).render(app);
  onFirstInteraction(() => {
    preloadCalls();
    void preloadAlerts();
  });
  // Only on request (`?devtools`), since they cover parts of the page.
  if (import.meta.env.DEV && new URLSearchParams(window.location.search).has('devtools')) {
    const { showDeveloperTools } = await import('./lib/developer-tools.tsx');
    showDeveloperTools(router, queryClient);
  }
};

const place = document.getElementById('app');
if (place) {
  // Without a catalog the app has no texts; the page has its own message.
  start(place).catch(showStartFailure);
}
