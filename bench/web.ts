import { availableParallelism, loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { browserArguments, ensureBrowser } from '#scripts/browser.ts';
import { startDemoServer } from '#scripts/demo-server.ts';
import { type Load, loadPage } from '#scripts/page-load/load-page.ts';
import { ensureBuilt } from '#scripts/setup/build.mjs';
import { runCommand, tell } from '#scripts/setup/failure.mjs';
import { freePort } from '#scripts/system.ts';
import { middleOf } from './shared/statistics.ts';
import { describeTarget, isMet, type Target } from './shared/targets.ts';
import { comparisonTable, pageTargets } from './web/compare.ts';
import { describeLoad } from './web/details.ts';
import { startFloor } from './web/floor/serve-floor.ts';
import { lighthouseTargets, runLighthouse, type Verdict } from './web/lighthouse.ts';
import { type BenchOptions, readOptions } from './web/options.ts';
import { readRows } from './web/rows.ts';

/*
 * `npm run bench:web`: what a first visit to the public pages costs on a slow phone and connection, compared with
 * the floor: a page with the same rows in plain React, built and served in the same run, so that ratios are
 * comparable across machines. Page and floor take turns, so that other load on the machine affects both alike.
 * `--lighthouse` runs Lighthouse on the same pages instead.
 */

type Page = { name: string; url: string };

const PAGE_NAMES = ['/', '/jobs', '/jobs/{id}'];

/** Loads a page and the floor in turns, prints the comparison and returns the page's targets. */
const measure = async (
  browser: Browser,
  { name, url }: Page,
  floorUrl: string,
  { runs, details }: BenchOptions,
): Promise<Target[]> => {
  const loads: Load[] = [];
  const floor: Load[] = [];
  for (let run = 0; run < runs; run += 1) {
    loads.push(await loadPage(browser, url));
    floor.push(await loadPage(browser, floorUrl));
  }
  for (const line of comparisonTable(name, loads, floor)) tell(line);
  const middle = middleOf(loads, ({ largestPaint }) => largestPaint);
  if (details) for (const line of describeLoad(middle)) tell(line);
  tell('');
  return pageTargets(name, loads, floor);
};

/** Prints Lighthouse's median verdict on a page and returns its targets. */
const judge = async (
  { name, url }: Page,
  port: number,
  { runs }: BenchOptions,
): Promise<Target[]> => {
  const verdicts: Verdict[] = [];
  for (let run = 0; run < runs; run += 1) verdicts.push(await runLighthouse(url, port));
  const verdict = middleOf(verdicts, ({ scores }) => scores.performance);
  const scores = Object.entries(verdict.scores).map(([category, score]) => `${category} ${score}`);
  tell(`${name}: ${scores.join(', ')}`);
  for (const finding of verdict.findings) tell(`  ${finding}`);
  tell('');
  return lighthouseTargets(name, verdict);
};

const measurePages = async (serverUrl: string, options: BenchOptions): Promise<Target[]> => {
  const data = await readRows(serverUrl);
  const paths = ['/', '/jobs', `/jobs/${data.rows[0]?._id}`];
  const pages = PAGE_NAMES.map((name, index) => ({ name, url: serverUrl + paths[index] })).filter(
    ({ name }) => options.only === undefined || options.only === name,
  );
  // Warms up, since visitors seldom meet a server that has just started.
  for (const { url } of pages) await fetch(url, { headers: { Accept: 'text/html' } });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...browserArguments, ...(options.lighthouse ? [`--remote-debugging-port=${port}`] : [])],
  });
  const floor = await startFloor(data);
  const targets: Target[] = [];
  try {
    for (const page of pages) {
      const found = options.lighthouse
        ? await judge(page, port, options)
        : await measure(browser, page, floor.url, options);
      targets.push(...found);
    }
  } finally {
    await browser.close();
    await floor.stop();
  }
  return targets;
};

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2), PAGE_NAMES);
  await ensureBuilt();
  const [load = 0] = loadavg();
  if (load > availableParallelism())
    tell(`The machine is busy (load ${load.toFixed(1)}): the figures say less than usual.`);
  const server = await startDemoServer();
  try {
    const targets = await measurePages(server.url, options);
    for (const target of targets) tell(describeTarget(target));
    return options.check && !targets.every(isMet) ? 1 : 0;
  } finally {
    await server.stop();
  }
});
