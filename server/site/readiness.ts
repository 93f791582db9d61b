import { clientAddress } from '#server/http/client-address.ts';
import { METRICS_PATH } from '#server/http/metrics-answer.ts';
import { logAnswer } from '#server/http/request-log.ts';
import { commonHeaders, withHeaders } from '#server/http/security-headers.ts';
import type { Asker } from '#server/http/work-budget.ts';
import type { Log } from '#server/platform/log/log.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { getHealth, getLiveness, getReadiness } from '#src/contract/server/endpoints.ts';
import type { Liveness } from '#src/contract/server/health.ts';
import { API_DOCS } from '#src/contract/site/addresses.ts';
import { feedAt } from './feeds/addresses.ts';
import type { PageHandler, Site } from './site.ts';
import { isCardAddress } from './social-images/address.ts';

type Phase = 'starting' | 'ok' | 'draining' | 'stopping';

type Handler = (request: Request, connection?: object) => Response | Promise<Response>;

/** Answers feeds and cards; returns undefined for other addresses. */
type FeedHandler = (request: Request, asker: Asker) => Promise<Response> | undefined;

const [HEALTH, LIVENESS, READINESS] = [getHealth.path, getLiveness.path, getReadiness.path];

/** Answers who may see the metrics; returns undefined for others, who are told of no such page. */
type MetricsHandler = (request: Request) => Promise<Response> | undefined;

/** The path of a URL as it was sent. Every call asks for it, and `URL` takes longer than what most calls need it for. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.slice(start).search(/[?#]/);
  return end < 0 ? url.slice(start) : url.slice(start, start + end);
}

const NO_STORE = { 'Cache-Control': 'no-store' };

const alive = () => Response.json({ status: 'ok' } satisfies Liveness, { headers: NO_STORE });

const notReady = (body: object) =>
  Response.json(body, {
    status: 503,
    headers: { ...NO_STORE, 'Retry-After': '2', Connection: 'close' },
  });

/**
 * One handler for the API, the feeds and the site. Until the API is ready, and while the server stops, calls and
 * feeds get 503. Before it stops it drains: everything is answered, but balancers hear that it is no longer ready.
 */
export function createReadiness(
  about: { database: 'pglite' | 'postgres'; version: string },
  { log, proxies, publicUrl }: { log: Log; proxies: number; publicUrl?: string | undefined },
) {
  const common = commonHeaders({ publicUrl });
  let phase: Phase = 'starting';
  let api: Handler | undefined;
  let site: Site | undefined;
  let renderPage: PageHandler | undefined;
  let feeds: FeedHandler = () => undefined;
  let metrics: MetricsHandler = () => undefined;
  const isServing = () => phase === 'ok' || phase === 'draining';
  const isDrained = (pathname: string) => phase === 'draining' && pathname === READINESS;

  const answer = (request: Request, asker: Asker, pathname: string, isApi: boolean) => {
    if (pathname === LIVENESS) return alive();
    if (pathname === READINESS)
      return notReady({ status: phase === 'starting' ? 'starting' : 'stopping' });
    if (pathname === HEALTH) return notReady({ status: phase, ...about });
    const feed = isServing() ? feeds(request, asker) : undefined;
    if (feed) return feed;
    if (isApi || !site || feedAt(pathname) || isCardAddress(pathname))
      return notReady({ msg: errorMessages.unavailable });
    return isServing() ? site(request, { renderPage, asker }) : site(request, { status: 503 });
  };

  const answerOther = async (
    request: Request,
    connection: object | undefined,
    pathname: string,
    isApi: boolean,
  ): Promise<Response> => {
    const startedAt = performance.now();
    const asker = { address: clientAddress(request, connection, proxies), log };
    const response = await answer(request, asker, pathname, isApi);
    const logged = logAnswer(log, proxies, { request, response, startedAt, isPage: !isApi });
    return withHeaders(logged, common);
  };
  const fetch: Handler = (request, connection) => {
    const pathname = pathOf(request.url);
    const answered = pathname === METRICS_PATH ? metrics(request) : undefined;
    if (answered) return answered.then((response) => withHeaders(response, common));
    const isApi = pathname !== API_DOCS && (pathname === '/api' || pathname.startsWith('/api/'));
    // The API sets all of its headers itself.
    if (isApi && isServing() && !isDrained(pathname) && api) return api(request, connection);
    return answerOther(request, connection, pathname, isApi);
  };
  return {
    fetch,
    /** Serves the app's files, and its start page for every page until pages are rendered. */
    serveSite: (handler: Site) => {
      site = handler;
    },
    renderPages: (handler: PageHandler | undefined) => {
      renderPage = handler;
    },
    serveFeeds: (handler: FeedHandler) => {
      feeds = handler;
    },
    serveMetrics: (handler: MetricsHandler) => {
      metrics = handler;
    },
    serveApi: (handler: Handler) => {
      api = handler;
      phase = 'ok';
    },
    drain: () => {
      phase = 'draining';
    },
    close: () => {
      phase = 'stopping';
    },
  };
}

export type Readiness = ReturnType<typeof createReadiness>;
