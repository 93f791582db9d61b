import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { ClockProvider } from './lib/clock.tsx';
import { OriginProvider } from './lib/origin.tsx';
import { ThemeProvider } from './lib/theme.tsx';
import type { AppRouter } from './router.tsx';

type AppProps = {
  i18n: I18n;
  queryClient: QueryClient;
  router: AppRouter;
  /** The site's origin. */
  origin: string;
  /** When the server rendered the page, in milliseconds; undefined in the single-page app. */
  renderedAt?: number | undefined;
};

/** The whole app, for server and browser. Props hold all that differs between requests. */
export function App({ i18n, queryClient, router, origin, renderedAt }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <OriginProvider value={origin}>
        <ClockProvider now={renderedAt}>
          <ThemeProvider>
            <QueryClientProvider client={queryClient}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </ThemeProvider>
        </ClockProvider>
      </OriginProvider>
    </I18nProvider>
  );
}
