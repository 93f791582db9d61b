import type { SiteNotice } from '#server/domains/site-notices/queries.ts';
import type { Language } from '#src/contract/language.ts';
import { type RenderedPage, STATE_ID } from '#src/contract/site/page.ts';

import { writeNotices } from './notices.ts';

type Chunk = { file: string; name?: string; src?: string; imports?: string[]; css?: string[] };
/** Vite's build manifest. */
export type Manifest = Record<string, Chunk>;

/** What is added to a page: what the operator tells everybody, and the share of pages whose waiting times are reported. */
type Added = { notices?: readonly SiteNotice[]; reports?: number | undefined };

/** Puts a rendered page into the built document. */
export type WriteDocument = (page: RenderedPage, language: Language, added?: Added) => string;

/** What reports errors (`src/lib/early-events.ts`). */
const REPORTER = 'src/reports.ts';

/** Where a rendered page goes into the built `index.html`. */
const PLACES = ['<html lang="en">', '</head>', '<div id="app"></div>'] as const;

/** The name of the chunk with a route's screen: `jobs._jobId.index` for `/jobs/$jobId/`; '' for a layout. */
function chunkName(routeId: string): string {
  const path = routeId.split('/').filter((part) => part && !part.startsWith('_'));
  return [...path, ...(routeId.endsWith('/') ? ['index'] : [])].join('.').replaceAll('$', '_');
}

/** The files of these chunks and their imports, with all their styles. */
function filesOf(manifest: Manifest, keys: string[]): string[] {
  const found = new Set(keys);
  for (const key of found) for (const next of manifest[key]?.imports ?? []) found.add(next);
  return [...found].flatMap((key) => {
    const { file, css = [] } = manifest[key] ?? {};
    return [...(file ? [file] : []), ...css].map((name) => `/${name}`);
  });
}

/**
 * Creates the writer of documents. A document names all files that its screen needs, so that the browser discovers none
 * late.
 * @param html the built `index.html`
 */
export function createDocument(html: string, manifest: Manifest): WriteDocument {
  // Those of the app: the API's reference page has its own.
  const styles = Object.values(manifest).flatMap(({ css = [] }) => css.map((name) => `/${name}`));
  // A route's other chunks share its name.
  const screens = Object.entries(manifest).filter(
    ([, { src }]) => !src?.includes('?') || /[=-]component\b/.test(src),
  );
  let rest = html;
  const [beforeRoot, head, beforeApp] = PLACES.map((place) => {
    const at = rest.indexOf(place);
    if (at < 0) throw new Error(`index.html has no ${place}`);
    const before = rest.slice(0, at);
    rest = rest.slice(at + place.length);
    return before;
  });
  const afterApp = rest;
  /** The links to the files of these chunks, and to the styles of all if `isComplete`, that `html` doesn't name. */
  const linksTo = (keys: string[], isComplete: boolean) => {
    const files = new Set([...filesOf(manifest, keys), ...(isComplete ? styles : [])]);
    const needed = [...files].filter((file) => !html.includes(`"${file}"`));
    const links = (ending: string, attributes: string) =>
      needed
        .filter((file) => file.endsWith(ending))
        .map((file) => `<link ${attributes} crossorigin href="${file}">`)
        .join('');
    return {
      sheets: links('.css', 'rel="stylesheet"'),
      preloads: links('.js', 'rel="modulepreload" fetchpriority="low"'),
    };
  };
  const known = new Map<string, ReturnType<typeof linksTo>>();

  const reporter = manifest[REPORTER]?.file;

  return (page, language, { notices = [], reports = 0 } = {}) => {
    const names = page.routes.map(chunkName).filter(Boolean);
    const catalogs = ['public', ...page.catalogs].map((name) => `locales/${language}/${name}.po`);
    // What replaces a screen belongs to no route, so it gets all styles.
    const isComplete = page.status !== 200 || page.kind !== 'page';
    const key = JSON.stringify([names, catalogs, isComplete]);
    const links =
      known.get(key) ??
      linksTo(
        [
          ...screens.filter(([, { name = '' }]) => names.includes(name)).map(([id]) => id),
          ...catalogs,
        ],
        isComplete,
      );
    known.set(key, links);
    // What replaces a screen that failed has no files of its own.
    const preloads = page.state || page.kind === 'shell' ? links.preloads : '';
    const state = page.state
      ? `<script type="application/json" id="${STATE_ID}">${page.state}</script>`
      : '';
    const asked = reporter && reports > 0 ? ` data-reports="/${reporter} ${reports}"` : '';
    return [
      `${beforeRoot}<html lang="${language}" data-rendered="${page.kind}"${asked}>`,
      `${head}${page.head}${links.sheets}</head>`,
      `${beforeApp}${writeNotices(notices)}${page.body}${state}${preloads}${afterApp}`,
    ].join('');
  };
}
