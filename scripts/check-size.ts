import { type Browser, chromium } from '@playwright/test';
import * as z from 'zod/mini';
import { browserArguments, ensureBrowser } from './browser.ts';
import { startDemoServer } from './demo-server.ts';
import { type LoadedFile, type Visit, visitFirst } from './first-visit.ts';
import { ensureBuilt } from './setup/build.mjs';
import { Failure, runCommand, tell } from './setup/failure.mjs';

const KB = 1024;
const REQUESTS_MAX = 20;
/** Bytes of a page that comes without its content, as from a static host: it also needs what calls need. */
const UNRENDERED_MAX = 132 * KB;

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

const sizeOf = (files: LoadedFile[], type?: LoadedFile['type']): number =>
  files.reduce(
    (sum, file) => (type === undefined || file.type === type ? sum + file.size : sum),
    0,
  );

/** What is over its limit, in words. `sizeMax` is bytes of scripts and styles of a rendered page. */
const excesses = ({ requests, rounds, files, isRendered }: Visit, sizeMax: number): string[] => {
  const problems: string[] = [];
  if (requests > REQUESTS_MAX) problems.push(`more than ${REQUESTS_MAX} requests`);
  const roundsMax = isRendered ? 0 : 1;
  if (rounds > roundsMax) problems.push(`more rounds of API requests than ${roundsMax}`);
  const max = isRendered ? sizeMax : UNRENDERED_MAX;
  if (sizeOf(files) > max) {
    const list = files.slice(0, LISTED).map(({ path, size }) => `${path} ${inKb(size)}`);
    problems.push(`scripts and styles over ${inKb(max)} KB: ${list.join(', ')}`);
  }
  return problems;
};

/** Visits each page and prints its row; gives what is over a limit. */
const visitPages = async (browser: Browser, url: string): Promise<string[]> => {
  const pages: [name: string, path: string, content: string, sizeMax: number][] = [
    ['/', '/', 'h1', 125.6 * KB],
    ['/jobs', '/jobs', JOB_LINK, 127.8 * KB],
    ['/jobs/{id}', `/jobs/${await firstJobId(url)}`, 'main h1', 127.6 * KB],
  ];
  const problems: string[] = [];
  tell(row('first visit', 'requests', 'JS KB', 'CSS KB', 'together', 'API rounds'));
  for (const [name, path, content, sizeMax] of pages) {
    const visit = await visitFirst(browser, url + path, content);
    const sizes = (['js', 'css', undefined] as const).map((type) =>
      inKb(sizeOf(visit.files, type)),
    );
    tell(row(name, visit.requests, ...sizes, visit.rounds));
    problems.push(...excesses(visit, sizeMax).map((excess) => `${name}: ${excess}`));
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
