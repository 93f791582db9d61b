import type { Language } from '#src/contract/language.ts';

/*
 * The interface between the server and the app's renderer (`src/entry-server.tsx`). The server knows nothing else of
 * the app, and the app only the server's API.
 */

/** Id of the element that contains a page's state. */
export const STATE_ID = 'rendered-state';

/**
 * The path at which the shell is rendered for all addresses that show it: a browser-only screen that the shell doesn't
 * link to.
 */
export const SHELL_PATH = '/reset-password';

/** Width and height in pixels of the pictures for link previews. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** A request for a page, rendered as a visitor sees it. */
export type PageRequest = {
  /** Path and query, such as `/jobs?page=2`. */
  href: string;
  /** The origin of the published site, for absolute URLs: `https://jobs.example.com`. */
  origin: string;
  language: Language;
  /** The current time in milliseconds, which relative dates are measured from. */
  now: number;
};

/** A page for a visitor, without the surrounding document. */
export type RenderedPage = {
  /** A page with its content, or a shell whose screen only the browser can render. */
  kind: 'page' | 'shell';
  /** 200; 404 for a page or record that doesn't exist; 410 for one that is gone; 503 when data is missing. */
  status: number;
  /** The elements of <head>: title, description and other metadata. */
  head: string;
  /** The element `#app` with the page in it. */
  body: string;
  /**
   * JSON from which the browser takes over without new requests (`DehydratedPage`); absent from shells, and unless the
   * status is 200 or 410.
   */
  state: string | undefined;
  /** The ids of the routes on the page, whose code the browser loads. */
  routes: readonly string[];
  /** The message catalogs that these routes need besides `public`. */
  catalogs: readonly string[];
  /** Milliseconds that the page may be cached; until a job changes if undefined. */
  ttlMs: number | undefined;
};

/** Rejects when the app fails. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

export type Renderer = {
  render: RenderPage;
  /** The ids of the routes of a path, and whether the server renders its screen, or the shell alone. */
  routesOf: (pathname: string) => { routes: readonly string[]; isRendered: boolean };
};

/** `fetchApi` handles API calls in-process. Loads the catalogs of all languages. */
export type CreateRenderer = (
  fetchApi: (request: Request) => Promise<Response>,
) => Promise<Renderer>;
