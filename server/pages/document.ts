import type { Language } from '../../src/contract/language.ts';
import { type RenderedPage, STATE_ID } from '../../src/contract/page.ts';

/** What pages consist of, as the build wrote it down (`scripts/vite/page-files.ts`). */
export type PageFiles = {
  /** The files of each route's screen, in each language. */
  routes: Record<string, Partial<Record<Language, string[]>>>;
  /** All style sheets. */
  styles: string[];
};

/** Puts a rendered page into the built document. */
export type WriteDocument = (page: RenderedPage, language: Language) => string;

/** The places of the built `index.html` that a rendered page fills. */
const PLACES = ['<html lang="en">', '</head>', '<div id="app"></div>'] as const;

/**
 * The document of rendered pages.
 * @param html the built `index.html`
 */
export function createDocument(html: string, files: PageFiles): WriteDocument {
  let rest = html;
  const [beforeRoot, head, beforeApp] = PLACES.map((place) => {
    const at = rest.indexOf(place);
    if (at < 0) throw new Error(`index.html has no ${place}`);
    const before = rest.slice(0, at);
    rest = rest.slice(at + place.length);
    return before;
  });
  const afterApp = rest;

  return (page, language) => {
    const own = page.routes.flatMap((route) => files.routes[route]?.[language] ?? []);
    // What is shown instead of a screen is no route's.
    const others = page.status === 200 && page.kind === 'page' ? [] : files.styles;
    const needed = [...new Set([...own, ...others])].filter((file) => !html.includes(`"${file}"`));
    const styles = needed
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" crossorigin href="${file}">`);
    const preloads = needed
      // A page that isn't taken over is a screen that the browser finds by itself.
      .filter((file) => page.state && file.endsWith('.js'))
      .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
    const state = page.state
      ? `<script type="application/json" id="${STATE_ID}">${page.state}</script>`
      : '';
    return [
      `${beforeRoot}<html lang="${language}" data-rendered="${page.kind}">`,
      `${head}${page.head}${styles.join('')}</head>`,
      `${beforeApp}${page.body}${state}${preloads.join('')}${afterApp}`,
    ].join('');
  };
}
