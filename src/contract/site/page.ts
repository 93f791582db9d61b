import type { Language } from '#src/contract/language.ts';

/*
 * What the server and the app's renderer (`src/entry-server.tsx`) say to each other. The server knows of the
 * app only this, and the app of the server only its API.
 */

/** The id of the element in which a page's state comes. */
export const STATE_ID = 'rendered-state';

/** Where the shell is rendered, for all addresses that show it: a screen of the browser's that no link of the shell leads to. */
export const SHELL_PATH = '/reset-password';

/** Width and height in pixels of the pictures for link previews. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** A page that the server is asked for. It is rendered as a visitor sees it. */
export type PageRequest = {
  /** Path and query, such as `/jobs?page=2`. */
  href: string;
  /** Where the page is published, for absolute addresses: `https://jobs.example.com`. */
  origin: string;
  language: Language;
  /** The current time in milliseconds, which relative dates are measured from. */
  now: number;
};

/** A page for a visitor, apart from the document around it. */
export type RenderedPage = {
  /** A page with its content; or a shell, whose screen the browser alone can render. */
  kind: 'page' | 'shell';
  /** 200; 404 for a page or record that doesn't exist; 410 for one that is gone; 503 when data is missing. */
  status: number;
  /** The elements of <head>: title, description and whatever else the page says of itself. */
  head: string;
  /** The element `#app` with the page in it. */
  body: string;
  /** JSON from which the browser takes over without asking again (`DehydratedPage`); absent from shells, and unless the status is 200 or 410. */
  state: string | undefined;
  /** The ids of the routes on the page, whose code the browser loads. */
  routes: readonly string[];
  /** The catalogs that these say something of, beside `public`. */
  catalogs: readonly string[];
  /** Milliseconds for which the page may be cached; until a job changes when undefined. */
  ttlMs: number | undefined;
};

/** Gives the page. Rejects for a fault in the app. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

export type Renderer = {
  render: RenderPage;
  /** Whether the server renders the screen of a path, or the shell alone. */
  isRendered: (pathname: string) => boolean;
};

/** `fetchApi` answers the API's calls in the process. Loads the catalogs of all languages. */
export type CreateRenderer = (
  fetchApi: (request: Request) => Promise<Response>,
) => Promise<Renderer>;
