import { join } from 'node:path';
import { type HtmlElement, JSDOM } from 'jsdom';
import { expect } from 'vitest';
import { projectFolder } from '#server/platform/project/version.ts';
import { createFeeds } from '#server/site/feeds/feeds.ts';
import { openPages } from '#server/site/pages/pages.ts';
import { createReadiness } from '#server/site/readiness.ts';
import { createSite } from '#server/site/site.ts';
import { createCards } from '#server/site/social-images/cards.ts';
import type { Backend } from '#tests/backend.ts';

/** The public URL of the pages in tests. */
export const BASE = 'https://jobs.test';

/** The server-rendered pages that need no data. */
export const FOOTER_PAGES = [
  '/about',
  '/contact',
  '/faq',
  '/pricing',
  '/privacy',
  '/resources',
  '/terms',
];

/** The Accept header of a browser that requests a page. */
const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Fetches a path on `http://site.test`, or an absolute URL. */
export type Ask = (address: string, init?: RequestInit) => Promise<Response>;

/**
 * The built app with its pages, cards and feeds on a backend, composed as in the server. Throws when the app is not
 * built. If a process opens several, pages have the data of the last one.
 */
export async function openSite(
  { dependencies, fetch, api }: Backend,
  {
    publicUrl = BASE,
    clock = dependencies.clock,
    ...more
  }: { publicUrl?: string; clock?: () => Date } & Pick<
    Parameters<typeof openPages>[0],
    'siteNotices'
  > = {},
): Promise<Ask> {
  const { log, jobChanges } = dependencies;
  const renderPage = await openPages({
    ...more,
    clock,
    log,
    publicUrl,
    jobChanges,
    fetchApi: fetch,
  });
  if (!renderPage) throw new Error('The app is not built: npm run build');
  const site = await createSite(join(projectFolder, 'dist'), { publicUrl });
  const cards = createCards({ ...dependencies, publicUrl });
  const feeds = createFeeds({ ...dependencies, publicUrl });
  const about = { database: 'pglite', version: '0.0.0-test' } as const;
  const readiness = createReadiness(about, { log, proxies: 0 });
  readiness.serveFeeds((request) => feeds(request) ?? cards(request));
  readiness.serveSite((request) => site(request, { renderPage }));
  readiness.serveApi((request) => api.fetch(request));
  return async (address, init = {}) => {
    const headers = new Headers(BROWSER);
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const url = address.startsWith('/') ? `http://site.test${address}` : address;
    return readiness.fetch(new Request(url, { ...init, headers }));
  };
}

/** A page as a browser without scripts reads it. */
export type ReadPage = {
  status: number;
  headers: Headers;
  text: string;
  html: HtmlElement;
  title: string;
  /** The elements that a selector finds. */
  all: (selector: string) => HtmlElement[];
  /** An attribute of the only element that a selector finds; fails on none and on several. */
  attribute: (selector: string, name: string) => string;
  /** The content of the only <meta> of this name or property. */
  meta: (name: string) => string;
};

/** Reads a page; fails on an incomplete one. */
export async function readPage(response: Response): Promise<ReadPage> {
  const text = await response.text();
  expect(text.startsWith('<!doctype html>')).toBe(true);
  expect(text).toMatch(/<\/body>\s*<\/html>\s*$/);
  const { documentElement: html, title } = new JSDOM(text).window.document;
  const all = (selector: string) => [...html.querySelectorAll(selector)];
  const attribute = (selector: string, name: string) => {
    const found = all(selector);
    expect(found, selector).toHaveLength(1);
    return found[0]?.getAttribute(name) ?? '';
  };
  return {
    status: response.status,
    headers: response.headers,
    text,
    html,
    title,
    all,
    attribute,
    meta: (name) => attribute(`meta[name="${name}"],meta[property="${name}"]`, 'content'),
  };
}
