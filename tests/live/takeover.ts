import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The first <main> of the page: the server's. */
    servedMain?: Element;
  }
}

/** What a page says and asks for while the browser takes it over. */
export type Takeover = {
  /** Everything on the console, and every uncaught error, of all pages so far. */
  said: string[];
  /** The calls of the API, 'GET /api/jobs'. */
  calls: string[];
  /** Opens the page and waits until it is taken over; fails when it was rendered anew instead. */
  open: (path: string) => Promise<void>;
};

/** Follows what is said and asked for in `page`. `isNoise` names what is said anyway. */
export async function watchTakeover(
  page: Page,
  isNoise: (text: string) => boolean = () => false,
): Promise<Takeover> {
  const said: string[] = [];
  const calls: string[] = [];
  page.on('console', (message) => {
    if (!isNoise(message.text())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.stack}`));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const main = document.querySelector('main');
      if (!main) return;
      window.servedMain = main;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  return {
    said,
    calls,
    open: async (path) => {
      const response = await page.goto(path, { waitUntil: 'networkidle' });
      expect(response?.status(), path).toBe(200);
      await waitUntilTakenOver(page);
      expect(await page.evaluate(() => window.servedMain?.isConnected), path).toBe(true);
    },
  };
}

/** Waits until React has taken over the screen's shell. */
export async function waitUntilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
