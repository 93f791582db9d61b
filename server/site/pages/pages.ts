import { parse as parseCookies } from 'hono/utils/cookie';
import type { SiteNotice } from '#server/domains/site-notices/queries.ts';
import { today } from '#server/http/dependencies.ts';
import { preferredLanguage } from '#server/http/language.ts';
import { Problem } from '#server/http/problem.ts';
import { since } from '#server/http/request-log.ts';
import { sendContent } from '#server/http/send-content.ts';
import { type Spend, spendFreely } from '#server/http/work-budget.ts';
import { createJobCache } from '#server/platform/cache/job-cache.ts';
import type { JobChanges } from '#server/platform/cache/job-changes.ts';
import { errorCode } from '#server/platform/database/errors.ts';
import { createLimiter, DatabaseBusyError } from '#server/platform/database/limiter.ts';
import { errorFields } from '#server/platform/log/error-fields.ts';
import type { Log } from '#server/platform/log/log.ts';
import { projectFolder } from '#server/platform/project/version.ts';
import type { Trace } from '#server/platform/traces/tracing.ts';
import type { PageHandler } from '#server/site/site.ts';
import {
  addressLanguage,
  firstLanguage,
  LANGUAGE_KEY,
  LANGUAGE_PARAM,
  type Language,
} from '#src/contract/language.ts';
import { SHORT_TTL_MS } from '#src/contract/limits.ts';
import { type RenderedPage, SHELL_PATH } from '#src/contract/site/page.ts';
import { normalizedAddress } from './address.ts';
import { createPageText, type PageText } from './page-text.ts';
import { loadPageMaker, type PageMaker } from './renderer.ts';

type PagesSettings = PageMaker & {
  jobChanges: Pick<JobChanges, 'onChange' | 'isReliable'>;
  clock: () => Date;
  log: Log;
  /** Renders each page as a span, where there are traces. */
  trace?: Trace | undefined;
  spend?: Spend;
  /** Public address of the pages; by default the request's. */
  publicUrl?: string | undefined;
  /** What the operator tells everybody now. */
  siteNotices?: () => Promise<readonly SiteNotice[]>;
  /** Of which share of the pages browsers report waiting times; 0 for no reports at all. */
  browserReports?: number;
};

/** Renders share one thread and wait for the database; more slots would only wait. */
const RENDERS = { slots: 8, waiting: 200, waitMs: 5_000 };
/** Characters beyond which an address is rendered but not cached. */
const CACHED_ADDRESS_MAX = 500;

/** What a page is written in, and what it tells everybody. */
type Written = { language: Language; notices: readonly SiteNotice[] };

type Page = { status: number; text: PageText; isIndexed: boolean; ttlMs: number | undefined };
/** Status and headers of a page that could not be rendered. */
type Failure = { status?: number; headers?: Readonly<Record<string, string>> };

/** The language of a page (rule LANG-1). */
function pageLanguage(url: URL, headers: Headers): Language {
  const named = addressLanguage(url.search);
  if (named) return named;
  const saved = parseCookies(headers.get('cookie') ?? '', LANGUAGE_KEY)[LANGUAGE_KEY];
  return firstLanguage([saved, preferredLanguage(headers.get('accept-language') ?? undefined)]);
}

/**
 * Answers with cached pages: public ones as a visitor sees them; for all others, and those that could not be rendered,
 * the shell in which the browser renders the screen (rule PAGE-6).
 */
export function createPages({
  render: renderPage,
  routesOf,
  writeDocument,
  jobChanges,
  clock,
  log,
  publicUrl,
  browserReports,
  trace,
  spend = spendFreely,
  siteNotices = async () => [],
}: PagesSettings): PageHandler {
  const render: typeof renderPage = trace
    ? (request) => trace('render page', () => renderPage(request))
    : renderPage;
  const cache = createJobCache<Page>('pages', {
    clock,
    jobChanges,
    ttlOf: ({ ttlMs }) => ttlMs,
    sizeOf: ({ text }) => text.bytes,
  });
  const limit = createLimiter(RENDERS);

  const makePage = async (
    href: string,
    origin: string,
    { language, notices }: Written,
    later?: Pick<RenderedPage, 'routes'>,
  ): Promise<Page> => {
    const startedAt = performance.now();
    const page = {
      ...(await render({ href, origin, language, now: clock().getTime() })),
      ...later,
    };
    // Not forever, and not never, since many may ask at once.
    const ttlMs = page.status < 500 ? page.ttlMs : SHORT_TTL_MS;
    const text = await createPageText(
      writeDocument(page, language, { notices, reports: browserReports }),
    );
    log('page.rendered', { status: page.status, durationMs: since(startedAt) });
    const isIndexed = page.kind === 'page' && page.status < 400;
    return { status: page.status, text, isIndexed, ttlMs };
  };

  return async (request, asker = { address: undefined, log }) => {
    const url = new URL(request.url);
    const location = normalizedAddress(url);
    if (location) return new Response(null, { status: 301, headers: { Location: location } });
    const language = pageLanguage(url, request.headers);
    const origin = publicUrl ? new URL(publicUrl).origin : url.origin;
    // A page can be shown without them while the database is out of reach.
    const notices = await siteNotices().catch(() => []);
    const written = { language, notices };
    const told = notices.map(({ _id }) => _id).join(',');
    const keyOf = (href: string) => `${today(clock)} ${language} ${origin} ${told} ${href}`;
    const { routes, isRendered } = routesOf(url.pathname);
    const answerShell = async (failure: Failure = {}) => {
      const href =
        SHELL_PATH + (addressLanguage(url.search) ? `?${LANGUAGE_PARAM}=${language}` : '');
      // Without the screen, but with the names of its files.
      const shell = await cache.get(keyOf(`${href} ${routes.at(-1)}`), () =>
        makePage(href, origin, written, { routes }),
      );
      return answer(request, { ...shell, ...failure }, language);
    };
    if (!isRendered) return answerShell();

    const href = url.pathname + url.search;
    const make = () => limit(() => makePage(href, origin, written));
    const isCached = href.length <= CACHED_ADDRESS_MAX;
    try {
      const key = keyOf(href);
      // The page's calls of the API are part of the same work.
      const kept = isCached && cache.find(key);
      if (kept) log('page.kept');
      const page = kept || (await spend(asker, () => (isCached ? cache.get(key, make) : make())));
      return await answer(request, page, language);
    } catch (error) {
      // The browser may still render what the server could not.
      if (error instanceof DatabaseBusyError) return answerShell({ status: 503 });
      if (error instanceof Problem)
        return answerShell({ status: error.status, headers: error.headers });
      log('page.failed', errorFields(error));
      return answerShell({ status: 500 });
    }
  };
}

/** The pages of the built app. Logs and returns undefined if it isn't built. */
export async function openPages({
  fetchApi,
  ...settings
}: Omit<PagesSettings, keyof PageMaker> & {
  fetchApi: (request: Request) => Promise<Response>;
}): Promise<PageHandler | undefined> {
  try {
    return createPages({ ...(await loadPageMaker(projectFolder, fetchApi)), ...settings });
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    settings.log('pages.missing');
    return undefined;
  }
}

function answer(
  request: Request,
  { status, text, isIndexed, headers: own }: Page & Failure,
  language: Language,
): Promise<Response> {
  const headers = {
    ...own,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
    ...(!isIndexed && { 'X-Robots-Tag': 'noindex' }),
  };
  return sendContent(request, { headers, status, ...text });
}
