import type { QueryClient } from '@tanstack/react-query';
import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import { NotFound } from './features/shell/lazy-not-found.ts';
import { RouteError } from './features/shell/route-error.tsx';
import { routeTree } from './routeTree.gen.ts';
import { PageSpinner } from './ui/spinner.tsx';

/**
 * The app's router. Search params are plain strings in the URL; each route's schema parses them.
 */
export const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queryClient },
    history,
    defaultPreload: 'intent',
    // Only the query cache decides whether data is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageSpinner,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultErrorComponent: RouteError,
    // No guard asks about an address that leads nowhere.
    notFoundMode: 'root',
    defaultNotFoundComponent: () => <NotFound fallback={<PageSpinner />} />,
    scrollRestoration: true,
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
