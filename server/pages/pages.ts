import { parse as parseCookies } from 'hono/utils/cookie';
import {
  addressLanguage,
  firstLanguage,
  LANGUAGE_KEY,
  type Language,
} from '../../src/contract/language.ts';
import { createCache } from '../cache.ts';
import { acceptedEncoding } from '../compression.ts';
import { createSemaphore, DatabaseBusyError } from '../db/semaphore.ts';
import { today } from '../dependencies.ts';
import { errorCode, errorFields } from '../failures.ts';
import type { JobChanges } from '../job-changes.ts';
import { preferredLanguage } from '../language.ts';
import type { Log } from '../log.ts';
import type { RenderPage } from '../site.ts';
import { projectFolder } from '../version.ts';
import { publishedAddress } from './address.ts';
import { createPageText, encodePage, type PageText } from './page-text.ts';
import { loadPageMaker, type PageMaker } from './renderer.ts';

type PagesSettings = PageMaker & {
  jobChanges: Pick<JobChanges, 'onChange' | 'isReliable'>;
  clock: () => Date;
  log: Log;
  /** The address that pages are published under; that of the request if missing. */
  publicUrl?: string | undefined;
};

export type Pages = { fetch: RenderPage };

/** Renders run in one thread, and each waits for the database in between: more at once would only wait. */
const RENDERS = { slots: 8, waiting: 200, waitMs: 5_000 };
/** Milliseconds for which a page is kept at most: relative dates and similar jobs grow old. */
const KEPT_MS = 10 * 60_000;
/** Milliseconds for which a page is kept of whose changes nobody tells, and a failure, which many may meet at once. */
const SHORTLY_KEPT_MS = 1_000;
/** Seconds after which a page that failed may be asked for again. */
const RETRY_AFTER = '5';
/** Longer addresses, in characters, are rendered and not kept. */
const KEPT_ADDRESS_MAX = 500;

/** A page; without a text for a screen that the browser renders alone. */
type Page = { status: number; text?: PageText; keepMs: number };

/** The language of a page (rule LANG-1). */
function pageLanguage(url: URL, headers: Headers): Language {
  const named = addressLanguage(url.search);
  if (named) return named;
  const saved = parseCookies(headers.get('cookie') ?? '', LANGUAGE_KEY)[LANGUAGE_KEY];
  return firstLanguage([saved, preferredLanguage(headers.get('accept-language') ?? undefined)]);
}

/** The public pages, rendered as a visitor sees them and kept for a while. */
export function createPages({
  render,
  writeDocument,
  jobChanges,
  clock,
  log,
  publicUrl,
}: PagesSettings): Pages {
  const cache = createCache<Page>(({ keepMs }) => keepMs, clock);
  jobChanges.onChange(cache.clear);
  const renders = createSemaphore(RENDERS);

  const makePage = async (href: string, origin: string, language: Language): Promise<Page> => {
    const release = await renders.acquire();
    try {
      const page = await render({ href, origin, language, now: clock().getTime() });
      if (page.kind === 'shell') return { status: 200, keepMs: KEPT_MS };
      const isTold = page.status < 500 && jobChanges.isReliable();
      const keepMs = Math.min(page.keepMs ?? KEPT_MS, isTold ? KEPT_MS : SHORTLY_KEPT_MS);
      const text = await createPageText(writeDocument(page, language));
      return { status: page.status, text, keepMs };
    } finally {
      release();
    }
  };

  const fetch: RenderPage = async (request) => {
    const url = new URL(request.url);
    const published = publishedAddress(url);
    if (published) return new Response(null, { status: 301, headers: { Location: published } });
    const language = pageLanguage(url, request.headers);
    const origin = publicUrl ? new URL(publicUrl).origin : url.origin;
    const href = url.pathname + url.search;
    const make = () => makePage(href, origin, language);
    const isKept = href.length <= KEPT_ADDRESS_MAX;
    try {
      const { status, text } = await (isKept
        ? cache.get(`${today(clock)} ${language} ${origin} ${href}`, make)
        : make());
      return text ? await answer(request, status, text, language) : { shellStatus: status };
    } catch (error) {
      // The browser may still manage what the server could not.
      if (error instanceof DatabaseBusyError) return { shellStatus: 503 };
      log('page.failed', errorFields(error));
      return { shellStatus: 500 };
    }
  };
  return { fetch };
}

/** The pages of the built app; undefined, with a line in the log, when it isn't built. */
export async function openPages({
  fetchApi,
  ...settings
}: Omit<PagesSettings, keyof PageMaker> & {
  fetchApi: (request: Request) => Promise<Response>;
}): Promise<Pages | undefined> {
  try {
    return createPages({ ...(await loadPageMaker(projectFolder, fetchApi)), ...settings });
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    settings.log('pages.missing');
    return undefined;
  }
}

async function answer(
  { method, headers: asked }: Request,
  status: number,
  text: PageText,
  language: Language,
): Promise<Response> {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
    ETag: text.etag,
  });
  if (status >= 400) headers.set('X-Robots-Tag', 'noindex');
  if (status === 503) headers.set('Retry-After', RETRY_AFTER);
  if (status === 200 && asked.get('if-none-match') === text.etag)
    return new Response(null, { status: 304, headers });
  const encoding = acceptedEncoding(asked.get('accept-encoding') ?? undefined);
  if (encoding) headers.set('Content-Encoding', encoding);
  const body = await encodePage(text, encoding);
  headers.set('Content-Length', String(body.byteLength));
  return new Response(method === 'HEAD' ? null : body, { status, headers });
}
