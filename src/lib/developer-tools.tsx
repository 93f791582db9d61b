import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ReactQueryDevtools } from '@tanstack/react-query-devtools';
import type { AnyRouter } from '@tanstack/react-router';
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools';
import { createRoot } from 'react-dom/client';

/**
 * Shows the panels of router and query cache, at the lower corners of the page until they are opened; outside
 * the app's own element, which is the same on the server.
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
