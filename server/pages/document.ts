import type { Language } from '../../src/contract/language.ts';
import { type RenderedPage, STATE_ID } from '../../src/contract/page.ts';
import { readBuiltHead } from './built-head.ts';

/** What pages consist of, as the build wrote it down (`scripts/vite/page-files.ts`). */
export type PageFiles = {
  /** The files of each route's screen, in each language. */
  routes: Record<string, Partial<Record<Language, string[]>>>;
  /** All style sheets. */
  styles: string[];
};

/** Puts a rendered page into the built document. */
export type WriteDocument = (page: RenderedPage, language: Language) => string;

/**
 * The document of rendered pages, made from that of the single-page app: styles stand in the page, which can
 * be painted as soon as it has arrived, and scripts after the content, for which they don't compete.
 * @param html the built `index.html`
 * @param css the app's styles
 */
export function createDocument(html: string, css: string, files: PageFiles): WriteDocument {
  const { common, scripts, styles: inPage } = readBuiltHead(html);
  const isNamed = (file: string) =>
    inPage.includes(file) || scripts.some((script) => script.includes(`"${file}"`));

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
      `<!doctype html>\n<html lang="${language}" data-rendered><head>${common}${page.head}`,
      `<style>${css}</style>${styles.join('')}</head><body>${page.body}${state}`,
      `${preloads.join('')}${scripts.join('')}</body></html>\n`,
    ].join('');
  };
}
