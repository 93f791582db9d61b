import { type Browser, chromium } from '@playwright/test';
import * as z from 'zod/mini';
import { browserArguments, ensureBrowser } from './browser.ts';
import { startDemoServer } from './demo-server.ts';
import { loadPage } from './page-load/load-page.ts';
import { INLINE_SCRIPT } from './page-load/page-weight.ts';
import { ensureBuilt } from './setup/build.mjs';
import { Failure, runCommand, tell } from './setup/failure.mjs';

const KB = 1024;
const REQUESTS_MAX = 20;

/** Maximum number of files listed when a page exceeds a limit. */
const LISTED = 6;

const pageSchema = z.object({ jobs: z.array(z.object({ _id: z.string() })) });

const firstJobId = async (url: string): Promise<string> => {
  const reply = await fetch(`${url}/api/jobs`);
  const [job] = pageSchema.parse(await reply.json()).jobs;
  if (!job) throw new Failure('The demo job market lists no job.');
  return job._id;
};

const inKb = (bytes: number): string => (bytes / KB).toFixed(1);

const row = (...[page, ...numbers]: [string, ...(string | number)[]]): string =>
  page.padEnd(12) + numbers.map((number) => String(number).padStart(12)).join('');

/** Loads each page with an empty cache, prints its row and returns a description of each exceeded limit. */
const visitPages = async (browser: Browser, url: string): Promise<string[]> => {
  // Kilobytes of scripts and styles after brotli, regardless of the server's own compression.
  const pages: [name: string, path: string, max: number][] = [
    ['/', '/', 124.3],
    ['/jobs', '/jobs', 126.7],
    ['/jobs/{id}', `/jobs/${await firstJobId(url)}`, 126.4],
  ];
  const problems: string[] = [];
  tell(row('first visit', 'requests', 'JS KB', 'CSS KB', 'together'));
  for (const [name, path, max] of pages) {
    const { requests, weight, sent } = await loadPage(browser, url + path);
    // The limits predate counting inline code, so they exclude the inline script (1 KB).
    const files = weight.files.filter(({ path: file }) => file !== INLINE_SCRIPT);
    const size = files.reduce((sum, file) => sum + file.size, 0);
    tell(row(name, requests, inKb(size - weight.css), inKb(weight.css), inKb(size)));
    if (requests > REQUESTS_MAX) problems.push(`${name}: more than ${REQUESTS_MAX} requests`);
    // Logos are pictures, not calls.
    const calls = sent.filter(({ path: called }) => /^\/api\/(?!uploads\/)/.test(called));
    if (calls.length > 0) problems.push(`${name}: asks for what came with the page`);
    if (size > max * KB) {
      const list = files.slice(0, LISTED).map((file) => `${file.path} ${inKb(file.size)}`);
      problems.push(`${name}: scripts and styles over ${max} KB: ${list.join(', ')}`);
    }
  }
  return problems;
};

await runCommand(async () => {
  await ensureBuilt();
  const executablePath = await ensureBrowser();
  const server = await startDemoServer();
  try {
    const browser = await chromium.launch({ executablePath, args: browserArguments });
    const problems = await visitPages(browser, server.url).finally(() => void browser.close());
    for (const problem of problems) tell(problem);
    return problems.length > 0 ? 1 : 0;
  } finally {
    await server.stop();
  }
});
