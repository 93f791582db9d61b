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
import type { SCREEN_FAILED } from './lib/screen-failed.ts';
import { routeTree } from './routeTree.gen.ts';
import { lazyComponent } from './ui/lazy-component.tsx';
import { PageSpinner } from './ui/spinner.tsx';

/** The not-found page: a search and the newest jobs. Loaded on demand. */
export const NotFoundPage = lazyComponent(async () => {
  const [{ NotFound }, { SearchCard }, { NewestJobs }] = await Promise.all([
    import('./features/shell/not-found.tsx'),
    import('./features/home/search-card.tsx'),
    import('./features/jobs/newest-jobs.tsx'),
  ]);
  return () => <NotFound search={<SearchCard />} jobs={<NewestJobs />} />;
});

/** Milliseconds before a spinner replaces a loading screen. */
const PENDING_MS = 150;

/** Keeps the URL's language in the URLs of all links; hides it from routes. */
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

/** Animates between lists and jobs; logo and title move into place (styles.css). */
const transitionOf = (from: { pathname: string } | undefined, to: { pathname: string }) => {
  const isJob = from !== undefined && JOB_PAGE.test(from.pathname) !== JOB_PAGE.test(to.pathname);
  return isJob && !matchMedia('(prefers-reduced-motion: reduce)').matches ? ['job'] : false;
};

/**
 * Leaves the first page where it was scrolled to before the app ran: the router would go to its top, and remembers only
 * places that it has seen scrolled.
 */
const keepEarlyScroll = () => {
  let isFirst = true;
  return (): boolean => {
    const isScrolled = isFirst && window.scrollY > 0;
    isFirst = false;
    if (isScrolled) document.dispatchEvent(new Event('scroll'));
    return !isScrolled;
  };
};

type RouterSettings = {
  /** Defaults to the browser's. */
  history?: RouterHistory;
  /** The language in the first URL, if any. */
  language?: Language | null;
  /** Server only: receives what routes say about the page. */
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
    // For `src/reports.ts`.
    defaultOnCatch: (detail) =>
      dispatchEvent(new CustomEvent('screenfailed' satisfies typeof SCREEN_FAILED, { detail })),
    // Unknown URLs must not trigger a guard.
    notFoundMode: 'root',
    defaultNotFoundComponent: () => <NotFoundPage fallback={<PageSpinner />} />,
    // On the server this would add an inline script.
    scrollRestoration: !response && keepEarlyScroll(),
    parseSearch: parseSearchWith((text) => text),
    // Joins several values with commas.
    stringifySearch: stringifySearchWith(String),
  });

  // Only new paths show a pending screen: with new search params the list shows its own loading state, and a spinner
  // would lose the focus on slow devices.
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
