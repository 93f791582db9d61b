import type { QueryClient } from '@tanstack/react-query';
import {
  createRouter,
  type LocationRewrite,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import { LANGUAGE_PARAM, type Language } from './contract/language.ts';
import { RouteError } from './features/shell/route-error.tsx';
import type { PageResponse } from './lib/page-response.ts';
import { routeTree } from './routeTree.gen.ts';
import { lazyComponent } from './ui/lazy-component.tsx';
import { PageSpinner } from './ui/spinner.tsx';

/** What an address without a screen shows: a search and the newest jobs. Loaded on demand. */
export const NotFoundPage = lazyComponent(async () => {
  const [{ NotFound }, { SearchCard }, { NewestJobs }] = await Promise.all([
    import('./features/shell/not-found.tsx'),
    import('./features/home/search-card.tsx'),
    import('./features/jobs/newest-jobs.tsx'),
  ]);
  return () => <NotFound search={<SearchCard />} jobs={<NewestJobs />} />;
});

/** Milliseconds after which a screen that is on its way is replaced by a spinner. */
const PENDING_MS = 150;

/** Keeps the language that an address names in the addresses of all links. No route sees it. */
const keepLanguage = (language: Language): LocationRewrite => ({
  input: ({ url }) => {
    url.searchParams.delete(LANGUAGE_PARAM);
    return url;
  },
  output: ({ url }) => {
    const named = new URL(url);
    named.searchParams.set(LANGUAGE_PARAM, language);
    return named;
  },
});

const JOB_PAGE = /^\/jobs\/[0-9a-f-]{36}$/;

/** A list and a job in it pass into each other, the job's logo and title in their places (styles.css). */
const transitionOf = (from: { pathname: string } | undefined, to: { pathname: string }) => {
  const isJob = from !== undefined && JOB_PAGE.test(from.pathname) !== JOB_PAGE.test(to.pathname);
  return isJob && !matchMedia('(prefers-reduced-motion: reduce)').matches ? ['job'] : false;
};

type RouterSettings = {
  /** The browser's own when not given. */
  history?: RouterHistory;
  /** The language that the first address names, if any. */
  language?: Language | null;
  /** On the server: what a route says of the page. */
  response?: PageResponse;
};

/**
 * The app's router. Search params are plain strings in the URL; each route's schema parses them.
 */
export const createAppRouter = (
  queryClient: QueryClient,
  { history, language, response }: RouterSettings = {},
) => {
  const router = createRouter({
    routeTree,
    context: { queryClient, response },
    history,
    rewrite: language ? keepLanguage(language) : undefined,
    defaultViewTransition: {
      types: ({ fromLocation, toLocation }) => transitionOf(fromLocation, toLocation),
    },
    defaultPreload: 'intent',
    // Only the query cache decides whether data is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageSpinner,
    defaultPendingMinMs: 300,
    defaultErrorComponent: RouteError,
    // No guard asks about an address that leads nowhere.
    notFoundMode: 'root',
    defaultNotFoundComponent: () => <NotFoundPage fallback={<PageSpinner />} />,
    // On the server it would be an inline script.
    scrollRestoration: !response,
    parseSearch: parseSearchWith((text) => text),
    // Of several values it makes one with commas.
    stringifySearch: stringifySearchWith(String),
  });

  // Other search params of the same screen replace nothing of it: its list shows its own waiting and keeps
  // the focus, which a spinner would take away on a slow device.
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? PENDING_MS : Number.POSITIVE_INFINITY;
  });
  return router;
};

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
