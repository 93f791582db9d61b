import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** A reply with its decompressed body. */
export type Reply = { url: string; contentType: string; body: Buffer };
/** Bytes after maximum brotli, regardless of the server's compression; includes inline code. */
export type Weight = { js: number; css: number; files: { path: string; size: number }[] };

/** The entry in `files` for inline scripts. */
export const INLINE_SCRIPT = '(scripts in the page)';

const sizes = new Map<string, number>();

/** Cached, since maximum compression is slow and every run of a page loads the same files. */
const brotliSize = (body: Buffer | string): number => {
  const key = createHash('sha256').update(body).digest('base64');
  const size = sizes.get(key) ?? brotliCompressSync(body).length;
  sizes.set(key, size);
  return size;
};

/** Extracts the inline styles and scripts (not data) of HTML with a browser's parser. */
const inlineParts = async (browser: Browser, html: string) => {
  const page = await browser.newPage();
  try {
    return await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const textOf = (selector: string) =>
        [...parsed.querySelectorAll(selector)].map((element) => element.textContent).join('\n');
      return {
        css: textOf('style'),
        js: textOf('script:not([src]):not([type]), script:not([src])[type="module"]'),
      };
    }, html);
  } finally {
    await page.close();
  }
};

/** Weighs a page's scripts and styles: its files, and the inline code of its HTML. */
export const weigh = async (browser: Browser, html: string, replies: Reply[]): Promise<Weight> => {
  const inline = await inlineParts(browser, html);
  const weight: Weight = { js: 0, css: 0, files: [] };
  const add = (type: 'js' | 'css', path: string, body: Buffer | string) => {
    if (body.length === 0) return;
    const size = brotliSize(body);
    weight[type] += size;
    weight.files.push({ path, size });
  };
  add('css', '(styles in the page)', inline.css);
  add('js', INLINE_SCRIPT, inline.js);
  for (const { url, contentType, body } of replies) {
    if (contentType.includes('javascript')) add('js', new URL(url).pathname, body);
    else if (contentType.startsWith('text/css')) add('css', new URL(url).pathname, body);
  }
  weight.files.sort((one, other) => other.size - one.size);
  return weight;
};
