import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The server-rendered `<main>`. */
    servedMain?: Element;
  }
}

/** Console output and API calls of a page while it hydrates. */
export type HydrationLog = {
  /** Console messages and uncaught errors of all pages so far. */
  messages: string[];
  /** API calls, such as 'GET /api/jobs'. */
  calls: string[];
  /** Opens the page and waits until it is hydrated; fails when React replaced the server's `<main>`. */
  open: (path: string) => Promise<void>;
};

/** Records console output and API calls of `page`. Messages that match `isNoise` are ignored. */
export async function watchHydration(
  page: Page,
  isNoise: (text: string) => boolean = () => false,
): Promise<HydrationLog> {
  const messages: string[] = [];
  const calls: string[] = [];
  page.on('console', (message) => {
    if (!isNoise(message.text())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.stack}`));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Pictures of the page aren't calls.
    const isPicture = request.resourceType() === 'image';
    if (pathname.startsWith('/api/') && !isPicture) calls.push(`${request.method()} ${pathname}`);
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
    messages,
    calls,
    open: async (path) => {
      const response = await page.goto(path, { waitUntil: 'networkidle' });
      expect(response?.status(), path).toBe(200);
      await waitUntilHydrated(page);
      expect(await page.evaluate(() => window.servedMain?.isConnected), path).toBe(true);
    },
  };
}

/** Waits until React has hydrated the screen, by its heading: `<main>` itself comes before what is in it. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  );
}
