import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { blockingTime } from './blocking-time.ts';
import { type Reply, type Weight, weigh } from './page-weight.ts';
import { isQuiet, type PageNotes, watchPage } from './watch-page.ts';

/** A mid-range phone on a slow connection. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
};
const SLOW_LINE = {
  offline: false,
  latency: 150,
  // Bytes a second.
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;
const LOAD_MS = 120_000;

/** A request of the page: milliseconds since navigation, and bytes over the wire. */
type Sent = { path: string; start: number; end: number; bytes: number };

/** One cold load of a page. Times are milliseconds since navigation, sizes are bytes. */
export type Load = {
  firstByte: number;
  firstPaint: number;
  largestPaint: number;
  /** The sum of all layout shifts not caused by input. */
  shift: number;
  blocking: number;
  weight: Weight;
  requests: number;
  /** The HTML document, bytes over the wire. */
  html: number;
  notes: PageNotes;
  sent: Sent[];
  /** Errors, and warnings in the console. */
  complaints: string[];
};

const slowDown = async (session: CDPSession) => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
};

const readReply = async (request: Request): Promise<Reply | undefined> => {
  const response = await request.response();
  if (!response) return undefined;
  // Redirects, empty replies and cancelled requests have no body.
  const body = await response.body().catch(() => Buffer.alloc(0));
  return { url: request.url(), contentType: response.headers()['content-type'] ?? '', body };
};

const readSent = async (request: Request, origin: number): Promise<Sent> => {
  const { startTime, responseEnd } = request.timing();
  const sizes = await request.sizes().catch(() => undefined);
  const { pathname, search } = new URL(request.url());
  const start = startTime - origin;
  const bytes = sizes?.responseBodySize ?? 0;
  return { path: pathname + search, start, end: start + responseEnd, bytes };
};

const firstByteOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).responseStart;
  });

/** Opens a URL with an empty cache on a slow phone, and waits until the page is quiet. */
export const loadPage = async (browser: Browser, url: string): Promise<Load> => {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LOAD_MS);
    const requests: Request[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests.push(request);
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.addInitScript(watchPage);
    await slowDown(await context.newCDPSession(page));
    const response = await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(isQuiet, undefined, { polling: 500 });
    const notes = await page.evaluate(() => window.benchNotes);
    const origin = requests[0]?.timing().startTime ?? 0;
    const sent = await Promise.all(requests.map((request) => readSent(request, origin)));
    const replies = (await Promise.all(requests.map(readReply))).filter(
      (reply) => reply !== undefined,
    );
    const html = (await response?.text()) ?? '';
    return {
      firstByte: await firstByteOf(page),
      firstPaint: notes.firstPaint,
      largestPaint: notes.largest.at(-1)?.at ?? Number.NaN,
      shift: notes.shifts.reduce((sum, { value }) => sum + value, 0),
      blocking: blockingTime(notes.tasks, notes.firstPaint),
      weight: await weigh(browser, html, replies),
      requests: requests.length,
      html: sent[0]?.bytes ?? 0,
      notes,
      sent,
      complaints,
    };
  } finally {
    await context.close();
  }
};
