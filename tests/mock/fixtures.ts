import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { serveMock } from './serve-mock.ts';

type Mock = { url: string };
type Fixtures = {
  /** A page in a browser of its own, which remembers nothing. */
  open: (path: string) => Promise<Page>;
};

/** The app is taken over before the panel is used. */
export const goTo = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('html[data-running]').waitFor();
};

export const test = base.extend<Fixtures, { mock: Mock }>({
  mock: [
    async ({}, use) => {
      const server = await serveMock({ port: 0 });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ mock }, use) => use(mock.url),
  open: async ({ browser, mock, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (path) => {
      const context = await browser.newContext({ ...contextOptions, locale: 'en-US' });
      contexts.push(context);
      const page = await context.newPage();
      await goTo(page, new URL(path, mock.url).href);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
