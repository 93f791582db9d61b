import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type TestInfo } from '@playwright/test';
import type { Engine } from '#scripts/engines.ts';
import { type LiveServer, startServer } from '#tests/live/server.ts';
import { type Browser, Cannot } from './driver.ts';
import { startBrowser } from './engines.ts';
import { type Market, makeMarket } from './market.ts';
import { createScreen, type Screen } from './screen.ts';

type TestFixtures = {
  /** Opens a page with its own storage, on a phone with a touch screen if asked. */
  open: (path: string, options?: { hasTouch?: boolean }) => Promise<Screen>;
};

type WorkerFixtures = {
  engine: Engine;
  /** The started browser, or why there is none. */
  started: Browser | Cannot;
  /** A server without jobs, shared by the tests of an engine. */
  site: LiveServer;
  market: Market;
};

/** Saves what is known of a failure: each page's picture and HTML, the console, the server's log. */
async function saveFailure(info: TestInfo, screens: Screen[], log: string[], server: LiveServer) {
  const save = (name: string, content: string | Uint8Array) =>
    writeFile(info.outputPath(name), content);
  await save('browser.log', log.join('\n'));
  await save('server.log', server.said());
  for (const [index, { driver, run }] of screens.entries()) {
    // A page that hangs must not hide the failure.
    await driver.screenshot().then(
      (picture) => save(`page-${index}.png`, picture),
      () => {},
    );
    const html = () => `<!-- ${location.href} -->\n${document.documentElement.outerHTML}`;
    await run(html).then(
      (page) => save(`page-${index}.html`, page),
      () => {},
    );
  }
}

/** The test is skipped with this as its reason, which the table shows. */
const skipFor = ({ message }: Cannot): never => {
  test.skip(true, message);
  throw new Error('unreachable');
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const home = await mkdtemp(join(tmpdir(), 'meydan-browser-'));
      const started = await startBrowser(engine, home).catch((error: unknown) => {
        if (error instanceof Cannot) return error;
        throw error;
      });
      await use(started);
      if (!(started instanceof Cannot)) await started.close();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.kill();
    },
    { scope: 'worker' },
  ],
  market: [
    async ({ site }, use) => {
      await use(await makeMarket(site.url));
    },
    { scope: 'worker' },
  ],
  open: async ({ started, site }, use, info) => {
    if (started instanceof Cannot) return skipFor(started);
    info.annotations.push({ type: 'browser', description: started.version });
    const screens: Screen[] = [];
    await use(async (path, { hasTouch = false } = {}) => {
      const driver = await started.open({ hasTouch });
      const screen = createScreen(driver, site.url, { hasTouch });
      screens.push(screen);
      await screen.goto(path);
      return screen;
    });
    if (info.status !== info.expectedStatus) await saveFailure(info, screens, started.log(), site);
    await Promise.all(screens.map(({ driver }) => driver.close()));
  },
});

/** Does what only some browsers can, and skips the rest of the test with the reason where they can't. */
export const ifPossible = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Cannot) skipFor(error);
    throw error;
  }
};

export { expect } from '@playwright/test';
