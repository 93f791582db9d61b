import { writeFile } from 'node:fs/promises';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type Backend, createBackend } from '#tests/backend.ts';
import { makeCandidate, makeEmployer, type Person } from '#tests/factories.ts';
import type { Faults } from '#tests/faults.ts';
import { createNetwork, type Network } from './network.ts';
import { type Problems, watchProblems } from './problems.ts';

type Shared = { sharedBackend: Backend };

type Fixtures = {
  /** The API with an empty database; it answers every call of the browser. */
  backend: Backend;
  network: Network;
  problems: Problems;
  /** Injects failures, and expects the console errors that they cause. */
  faults: Faults;
  candidate: Person;
  employer: Person;
  /** Replaces the browser's local storage and cookies before the next page loads, as if from earlier visits. */
  remember: (kept: Record<string, string>) => Promise<void>;
  /** Stores this person's session in the browser. */
  signIn: (person: Pick<Person, 'token'>) => Promise<void>;
};

type Disposable = Awaited<ReturnType<BrowserContext['addInitScript']>>;

/**
 * Replaces local storage in the next document that loads. Playwright's `setStorageState` would open another page
 * each time and empty the cache.
 * @param mark a cookie that keeps later documents from doing it again
 */
const replaceStorage = ({
  origin,
  kept,
  mark,
}: {
  origin: string;
  kept: Record<string, string>;
  mark: string;
}) => {
  // A resume is shown as a blob, which is of this origin too, but has no cookies and perhaps no storage.
  if (!location.href.startsWith(`${origin}/`) || document.cookie.split('; ').includes(mark)) return;
  // oxlint-disable-next-line unicorn/no-document-cookie -- one that is written at once, as the other way does not
  document.cookie = `${mark}; path=/`;
  localStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
};

export const test = base.extend<Fixtures, Shared>({
  sharedBackend: [
    async ({}, use) => {
      const backend = await createBackend();
      await use(backend);
      await backend.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  backend: async ({ sharedBackend }, use, testInfo) => {
    await sharedBackend.reset();
    await use(sharedBackend);
    const { status, expectedStatus } = testInfo;
    if (status !== expectedStatus)
      await writeFile(testInfo.outputPath('server.log'), sharedBackend.log());
  },
  network: [
    async ({ backend }, use) => {
      const network = await createNetwork(backend);
      await use(network);
      network.releaseAll();
      await network.close();
    },
    { auto: true },
  ],
  baseURL: ({ network }, use) => use(network.url),
  page: async ({ page, javaScriptEnabled }, use) => {
    // Opening a page waits until the app runs, since before that the browser follows links itself. Tests of the
    // page before that pass `waitUntil: 'commit'`.
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const untilRunning = async <Opened>(opened: Opened, waitUntil?: string): Promise<Opened> => {
      if (javaScriptEnabled && waitUntil !== 'commit' && page.url() !== 'about:blank')
        await page.locator('html[data-running]').waitFor();
      return opened;
    };
    page.goto = async (url, options) => untilRunning(await goto(url, options), options?.waitUntil);
    page.reload = async (options) => untilRunning(await reload(options), options?.waitUntil);
    await use(page);
  },
  problems: [
    async ({ context }, use) => {
      const problems = watchProblems(context);
      await use(problems);
      expect(problems.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  faults: async ({ backend, problems }, use) => {
    const { faults } = backend;
    // A page that needs the failing call is answered with 503.
    await use({
      ...faults,
      offline: (call) => {
        problems.expect(/net::ERR_EMPTY_RESPONSE|status of 503/);
        faults.offline(call);
      },
      malformed: (call, body) => {
        problems.expect(/status of 503/);
        faults.malformed(call, body);
      },
      lose: (call) => {
        problems.expect(/net::ERR_EMPTY_RESPONSE/);
        faults.lose(call);
      },
      respond: (call, status, body) => {
        if (status >= 400) problems.expect(new RegExp(`status of (${status}|503)`));
        faults.respond(call, status, body);
      },
    });
  },
  candidate: ({ backend }, use) => makeCandidate(backend).then(use),
  employer: ({ backend }, use) => makeEmployer(backend).then(use),
  remember: async ({ context, baseURL }, use) => {
    const { origin } = new URL(baseURL ?? '');
    let times = 0;
    let before: Disposable | undefined;
    await use(async (kept) => {
      times += 1;
      await before?.dispose();
      await context.clearCookies();
      before = await context.addInitScript(replaceStorage, {
        origin,
        kept,
        mark: `remembered=${times}`,
      });
    });
  },
  signIn: async ({ remember }, use) => {
    await use(({ token }) => remember({ token }));
  },
});

export { expect } from '@playwright/test';
