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

const SCRIPT = /<script type="module"[^>]*><\/script>/g;
/** What the single-page app asks for at once, and a rendered page doesn't need. */
const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const STYLES = /<link rel="stylesheet"[^>]*>/g;
/** Scripts that only the single-page app needs (`scripts/vite/head-scripts.ts`). */
const SINGLE_PAGE = /<script data-single-page>[^<]*<\/script>/g;

const between = (text: string, start: string, end: string): string =>
  text.slice(text.indexOf(start) + start.length, text.indexOf(end));

/**
 * The document of rendered pages, made from that of the single-page app: styles stand in the page, which can
 * be painted as soon as it has arrived, and scripts after the content, for which they don't compete.
 * @param html the built `index.html`
 * @param css the app's styles
 */
export function createDocument(html: string, css: string, files: PageFiles): WriteDocument {
  const head = between(html, '<head>', '</head>');
  const scripts = html.match(SCRIPT) ?? [];
  const isNamed = (file: string) => head.includes(`"${file}"`);
  const kept = [SINGLE_PAGE, SCRIPT, PRELOADS, STYLES].reduce(
    (rest, pattern) => rest.replace(pattern, ''),
    head,
  );
  const before = kept.replaceAll(/\s+/g, ' ').trim();

  return (page, language) => {
    const own = page.routes.flatMap((route) => files.routes[route]?.[language] ?? []);
    // What is shown instead of a screen is no route's.
    const others = page.status === 200 ? [] : files.styles;
    const needed = [...new Set([...own, ...others])].filter((file) => !isNamed(file));
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
      `<!doctype html>\n<html lang="${language}" data-rendered><head>${before}${page.head}`,
      `<style>${css}</style>${styles.join('')}</head><body>${page.body}${state}`,
      `${preloads.join('')}${scripts.join('')}</body></html>\n`,
    ].join('');
  };
}
