import { type Browser, chromium } from '@playwright/test';
import * as z from 'zod/mini';
import { browserArguments, ensureBrowser } from './browser.ts';
import { startDemoServer } from './demo-server.ts';
import { type LoadedFile, type Visit, visitFirst } from './first-visit.ts';
import { ensureBuilt } from './setup/build.mjs';
import { Failure, runCommand, tell } from './setup/failure.mjs';

const KB = 1024;
const LIMITS = { requests: 12, rounds: 1, js: 140 * KB, css: 12 * KB };
/** The largest files that are named when a limit is passed. */
const LISTED = 6;

/** What the visitor of the list came for: a job. */
const JOB_LINK = 'main a[href^="/jobs/"]:not([href="/jobs/create"])';

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

const sizeOf = (files: LoadedFile[], type: LoadedFile['type']): number =>
  files.reduce((sum, file) => (file.type === type ? sum + file.size : sum), 0);

/** What is over its limit, in words. */
const excesses = ({ requests, rounds, files }: Visit): string[] => {
  const problems: string[] = [];
  if (requests > LIMITS.requests) problems.push(`more than ${LIMITS.requests} requests`);
  if (rounds > LIMITS.rounds) problems.push('more than one round of API requests');
  for (const type of ['js', 'css'] as const) {
    if (sizeOf(files, type) <= LIMITS[type]) continue;
    const list = files.filter((file) => file.type === type).slice(0, LISTED);
    const named = list.map(({ path, size }) => `${path} ${inKb(size)}`).join(', ');
    problems.push(`${type.toUpperCase()} over ${inKb(LIMITS[type])} KB: ${named}`);
  }
  return problems;
};

/** Visits each page and prints its row; gives what is over a limit. */
const visitPages = async (browser: Browser, url: string): Promise<string[]> => {
  const pages: [string, string, string][] = [
    ['/', '/', 'h1'],
    ['/jobs', '/jobs', JOB_LINK],
    ['/jobs/{id}', `/jobs/${await firstJobId(url)}`, 'h1'],
  ];
  const problems: string[] = [];
  tell(row('first visit', 'requests', 'JS KB', 'CSS KB', 'API rounds'));
  for (const [name, path, content] of pages) {
    const visit = await visitFirst(browser, url + path, content);
    const sizes = (['js', 'css'] as const).map((type) => inKb(sizeOf(visit.files, type)));
    tell(row(name, visit.requests, ...sizes, visit.rounds));
    problems.push(...excesses(visit).map((excess) => `${name}: ${excess}`));
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
