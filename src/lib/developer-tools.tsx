import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ReactQueryDevtools } from '@tanstack/react-query-devtools';
import type { AnyRouter } from '@tanstack/react-router';
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools';
import { createRoot } from 'react-dom/client';

/**
 * Adds the devtools of router and query cache, closed, to the page's lower corners; outside the app's element, whose
 * HTML must match the server's.
 */
export const showDeveloperTools = (router: AnyRouter, queryClient: QueryClient): void => {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <TanStackRouterDevtools router={router} position="bottom-left" />
      <ReactQueryDevtools buttonPosition="bottom-right" />
    </QueryClientProvider>,
  );
};
