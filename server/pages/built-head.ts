/** The elements of the built `index.html` that are sorted differently in a rendered page. */
export type BuiltHead = {
  /** What stands in every page. */
  common: string;
  /** The app itself: `<script type="module" src="…">`. */
  scripts: string[];
  /** The paths of the style sheets. */
  styles: string[];
};

/** Scripts that only the single-page app needs (`scripts/vite/head-scripts.ts`). */
const SINGLE_PAGE = '<script data-single-page';
const MODULE = '<script type="module"';
const STYLES = '<link rel="stylesheet"';
/** What the single-page app asks for at once, and a rendered page doesn't need. */
const PRELOAD = '<link rel="modulepreload"';
const SCRIPT_END = '</script>';

/** Sorts the elements of <head>, and the module scripts of the whole page. */
export function readBuiltHead(html: string): BuiltHead {
  const found: BuiltHead = { common: '', scripts: [], styles: [] };
  const headEnd = html.indexOf('</head>');
  // Each part begins with a tag; the code of an inline script may be several.
  const parts = html.slice(html.indexOf('<head>') + '<head>'.length).split(/(?=<)/);
  let at = html.length - parts.join('').length;
  let isDropped = false;
  for (const [index, part] of parts.entries()) {
    const isModule =
      part.startsWith(MODULE) &&
      part.includes(' src="') &&
      parts[index + 1]?.startsWith(SCRIPT_END);
    if (isModule) found.scripts.push(part.trim() + SCRIPT_END);
    if (part.startsWith(STYLES)) found.styles.push(part.split('href="')[1]?.split('"')[0] ?? '');
    const isOther = part.startsWith(STYLES) || part.startsWith(PRELOAD);
    if (isModule || part.startsWith(SINGLE_PAGE)) isDropped = true;
    else if (isDropped && part.startsWith(SCRIPT_END)) isDropped = false;
    else if (!isDropped && !isOther && at < headEnd) found.common += part;
    at += part.length;
  }
  return { ...found, common: found.common.replaceAll(/\s+/g, ' ').trim() };
}
