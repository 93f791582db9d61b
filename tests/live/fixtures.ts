import { rm, writeFile } from 'node:fs/promises';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { startSmtpServer } from '#tests/api/smtp-servers.ts';
import { makeDataFolder } from '#tests/database.ts';
import { type Problems, watchProblems } from '#tests/e2e/problems.ts';
import { type ReadMail, readMail } from '#tests/read-mail.ts';
import { type LiveServer, type ServerSettings, startServer } from './server.ts';

export type PageOptions = BrowserContextOptions & { baseURL: string };

type TestFixtures = {
  /** Starts a server that is stopped after the test. */
  launch: (settings?: ServerSettings) => Promise<LiveServer>;
  /** A new data folder, deleted after the test. */
  dataFolder: string;
  /** Opens a page in a new browser context. Unexpected errors in it fail the test. */
  openPage: (options: PageOptions) => Promise<{ page: Page; problems: Problems }>;
  mailbox: Mailbox;
};

/** A mail server and the mails it has received. */
type Mailbox = {
  url: string;
  /** The mails to this address, oldest first. */
  to: (email: string) => ReadMail[];
};

export const test = base.extend<TestFixtures, { market: LiveServer }>({
  /** A server with the demo job market. A worker's tests share it, since they only read. */
  market: [
    async ({}, use) => {
      const server = await startServer({ SEED: 'demo' });
      await use(server);
      await server.kill();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  launch: async ({}, use, testInfo) => {
    const servers: LiveServer[] = [];
    await use(async (settings) => {
      const server = await startServer(settings);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((server) => server.kill()));
    const { status, expectedStatus } = testInfo;
    if (status === expectedStatus) return;
    const log = servers.map(({ said }) => said()).join('\n');
    await writeFile(testInfo.outputPath('server.log'), log);
  },
  dataFolder: async ({}, use) => {
    const folder = await makeDataFolder();
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  mailbox: async ({}, use) => {
    const { url, taken, close } = await startSmtpServer();
    const to = (email: string) => taken.map(readMail).filter((mail) => mail.to.includes(email));
    await use({ url, to });
    await close();
  },
  openPage: async ({ browser }, use) => {
    const opened: { context: BrowserContext; problems: Problems }[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      const problems = watchProblems(context);
      opened.push({ context, problems });
      return { page: await context.newPage(), problems };
    });
    await Promise.all(opened.map(({ context }) => context.close()));
    expect(opened.flatMap(({ problems }) => problems.unexpected())).toEqual([]);
  },
});

export { expect } from '@playwright/test';
