import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Throws an error in the page, as the app's code would, whose message somebody has typed. */
const fail = (page: Page) =>
  page.evaluate(() => {
    const error = new TypeError('typed-by-somebody /assets/typed.js:1:1');
    const at = `${location.origin}/assets/jobs-abc1234.js:1:234`;
    error.stack = `TypeError: ${error.message}\n    at open (${at})\n    at ${location.href}:1:2`;
    reportError(error);
  });

/** The reports that the page sends. */
function reportsOf(page: Page) {
  const sent: { body: unknown; cookies: string | undefined }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reports'))
      sent.push({ body: request.postDataJSON(), cookies: request.headers().cookie });
  });
  return sent;
}

/** Hides the page, as another tab does. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('browsers report errors without what was typed, and how long the page took once it is left', async ({
  launch,
  openPage,
}) => {
  const server = await launch({ BROWSER_REPORTS: '1' });
  const { page, problems } = await openPage({ baseURL: server.url });
  problems.expect(/typed-by-somebody/);
  const sent = reportsOf(page);
  await page.goto('/jobs?query=typed-by-somebody');
  await fail(page);
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    route: '/jobs',
    errors: [{ kind: 'error', name: 'TypeError', frames: ['jobs-abc1234.js:1:234'] }],
  });
  // The same again is told once.
  await fail(page);
  await page.mouse.click(5, 5);
  await expect.poll(() => server.said()).toContain('browser.error');
  await hide(page);
  await expect.poll(() => sent).toHaveLength(2);
  const vitals = sent[1]?.body as { route: string; vitals: { name: string; value: number }[] };
  expect(vitals.route).toBe('/jobs');
  expect(vitals.vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'TTFB']));
  expect(sent.map(({ cookies }) => cookies)).toEqual([undefined, undefined]);
  expect(server.said()).not.toContain('typed-by-somebody');
});

test('without the setting they report nothing, and load nothing for it', async ({
  market,
  openPage,
}) => {
  const { page, problems } = await openPage({ baseURL: market.url });
  problems.expect(/typed-by-somebody/);
  const sent = reportsOf(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/jobs');
  await fail(page);
  await hide(page);
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(/about/);
  expect(sent).toEqual([]);
  expect(files.filter((file) => file.includes('reports'))).toEqual([]);
});
