import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';

/**
 * A file that a page loaded, or the styles within it. Its size is bytes after brotli -q 11, whatever the
 * server made of it.
 */
export type LoadedFile = { path: string; type: 'js' | 'css'; size: number };
/**
 * What a first visit to a page costs: its scripts and styles (largest first), and what went over the wire.
 * `isRendered` is whether the page came with its content.
 */
export type Visit = { requests: number; rounds: number; files: LoadedFile[]; isRendered: boolean };
type Timing = { start: number; end: number };

const VISIT_MS = 120_000;

/** Runs in the page: notes the moment (milliseconds since navigation) at which `selector` is first there. */
const noteMoment = (selector: string) => {
  const look = () => {
    if (!document.querySelector(selector)) return;
    performance.mark('content');
    observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
};

/** The API requests that began before the content was there, by the page's own clock, first one first. */
const readTimings = (page: Page): Promise<Timing[]> =>
  page.evaluate(() => {
    const shown = performance.getEntriesByName('content')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(
        ({ name, startTime }) => new URL(name).pathname.startsWith('/api/') && startTime < shown,
      )
      .map(({ startTime, responseEnd }) => ({ start: startTime, end: responseEnd }));
  });

/** How many rounds these requests make: a new round begins once a reply of the round before has ended. */
const countRounds = (timings: Timing[]): number => {
  let rounds = 0;
  let firstReply = Number.NEGATIVE_INFINITY;
  for (const { start, end } of timings.toSorted((a, b) => a.start - b.start)) {
    if (rounds === 0 || start >= firstReply) {
      rounds += 1;
      firstReply = end;
    } else {
      firstReply = Math.min(firstReply, end);
    }
  }
  return rounds;
};

const typeOf = (response: Response): LoadedFile['type'] | undefined => {
  const type = response.headers()['content-type'] ?? '';
  if (/javascript/.test(type)) return 'js';
  return type.startsWith('text/css') ? 'css' : undefined;
};

const sizeOf = (content: Buffer | string): number => brotliCompressSync(content).length;

/** The styles in the page itself, as the server sent them. */
const inlineStyles = (html: string): LoadedFile => {
  const [, ...parts] = html.split('<style');
  const styles = parts
    .map((part) => part.slice(part.indexOf('>') + 1).split('</style')[0])
    .join('\n');
  return { path: 'inline styles', type: 'css', size: styles === '' ? 0 : sizeOf(styles) };
};

const loadedFiles = async (responses: Response[]): Promise<LoadedFile[]> => {
  const files = await Promise.all(
    responses.map(async (response) => {
      const type = typeOf(response);
      if (!type) return [];
      const { pathname } = new URL(response.url());
      return [{ path: pathname, type, size: sizeOf(await response.body()) }];
    }),
  );
  return files.flat();
};

/**
 * Opens an address with an empty cache and waits until nothing more is loaded.
 * @param content a selector of what the visitor came for
 * Raises Playwright's error when that, or a heading, never shows.
 */
export const visitFirst = async (
  browser: Browser,
  url: string,
  content: string,
): Promise<Visit> => {
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(VISIT_MS);
    const responses: Response[] = [];
    let requests = 0;
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests += 1;
    });
    page.on('response', (response) => responses.push(response));
    await page.addInitScript(noteMoment, content);
    const html = (await (await page.goto(url, { waitUntil: 'networkidle' }))?.text()) ?? '';
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator(content).first().waitFor();
    return {
      requests,
      rounds: countRounds(await readTimings(page)),
      files: [...(await loadedFiles(responses)), inlineStyles(html)].sort(
        (a, b) => b.size - a.size,
      ),
      isRendered: html.includes('<main'),
    };
  } finally {
    await context.close();
  }
};
