import { type I18n, setupI18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { ApiError } from './api/api-error.ts';
import { getMeQuery } from './api/auth.ts';
import { createQueryClient } from './api/query-client.ts';
import { setTransport } from './api/transport.ts';
import { App } from './app.tsx';
import { addressLanguage, LANGUAGES, type Language } from './contract/language.ts';
import { loadRegions } from './contract/places/regions.ts';
import type { CreateRenderer, RenderPage } from './contract/site/page.ts';
import { writeDehydratedPage } from './dehydrated-state.ts';
import { readMessages } from './lib/i18n.ts';
import type { PageResponse } from './lib/page-response.ts';
import { renderToText } from './render-to-text.ts';
import { type AppRouter, createAppRouter, NotFoundPage } from './router.tsx';

/** Statuses of pages to hydrate. The browser renders others from scratch, since failures aren't dehydrated. */
const HYDRATED: readonly number[] = [200, 410];

const createTexts = async (): Promise<Record<Language, I18n>> => {
  const texts = LANGUAGES.map(async (locale) => {
    const messages = { [locale]: await readMessages(locale) };
    return [locale, setupI18n({ locale, messages })] as const;
  });
  return Object.fromEntries(await Promise.all(texts)) as Record<Language, I18n>;
};

/** A router at `href`. Its routes write to `response`. */
const openRouter = (queryClient: QueryClient, href: string, response: PageResponse): AppRouter =>
  createAppRouter(queryClient, {
    history: createMemoryHistory({ initialEntries: [href] }),
    language: addressLanguage(new URL(href, 'http://localhost').search),
    response,
  });

/** The canonical URL, without invalid search params. The router would redirect to it. */
const canonicalHref = (router: AppRouter): string =>
  router.buildLocation({
    to: router.latestLocation.pathname,
    search: true,
    params: true,
    _includeValidateSearch: true,
  }).publicHref;

/** The status of a page with failed data; undefined without failures (rule PAGE-3). */
const failureStatus = (router: AppRouter, queryClient: QueryClient): number | undefined => {
  if (router._serverResult?.type === 'render' && router._serverResult.status === 404) return 404;
  const queries = queryClient.getQueryCache().getAll();
  const errors = [...router.state.matches, ...queries.map(({ state }) => state)].flatMap(
    ({ error }) => error ?? [],
  );
  if (errors.length === 0) return undefined;
  const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;
  return errors.every(isMissing) ? 404 : 503;
};

/** Rule PAGE-1. */
export const createRenderer: CreateRenderer = async (fetchApi) => {
  setTransport(fetchApi);
  // Builds all country names, which is too slow during a request.
  loadRegions();
  const texts = await createTexts();
  await NotFoundPage.preload();
  const routes = openRouter(createQueryClient(), '/', {});

  const render: RenderPage = async ({ href, origin, language, now }) => {
    const queryClient = createQueryClient();
    queryClient.setQueryData(getMeQuery().queryKey, null);
    const response: PageResponse = {};
    const requested = openRouter(queryClient, href, response);
    const canonical = canonicalHref(requested);
    const router = canonical === href ? requested : openRouter(queryClient, canonical, response);
    await router.load();
    const isShell = router.state.matches.some(({ ssr }) => ssr === false);
    const html = await renderToText(
      <div id="app">
        <App
          i18n={texts[language]}
          renderedAt={now}
          queryClient={queryClient}
          router={router}
          origin={origin}
        />
      </div>,
    );
    const bodyAt = html.indexOf('<div id="app">');
    const status = failureStatus(router, queryClient) ?? response.status ?? 200;
    return {
      kind: isShell ? 'shell' : 'page',
      status,
      head: html.slice(0, bodyAt),
      body: html.slice(bodyAt),
      state:
        !isShell && HYDRATED.includes(status)
          ? writeDehydratedPage(queryClient, { now, origin })
          : undefined,
      routes: router.state.matches.map(({ routeId }) => routeId),
      catalogs: response.catalogs ?? [],
      ttlMs: response.ttlMs,
    };
  };
  return {
    render,
    routesOf: (pathname) => {
      const [matched] = routes.getMatchedRoutes(pathname);
      return {
        routes: matched.map(({ id }) => String(id)),
        isRendered: matched.every(({ options }) => options.ssr !== false),
      };
    },
  };
};
