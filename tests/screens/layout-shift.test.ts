import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { insertJobs, makeApplication, makeJob } from '#tests/factories.ts';

/* On a slow phone, visible content doesn't move while the rest loads. The tests measure movement, not time. */

test.use({
  viewport: { width: 375, height: 667 },
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
});
test.slow();

/**
 * Fixed, since the factory's titles contain a growing number: with some lengths a line breaks in one font but not
 * in the other, which moves content.
 */
const title = 'Warehouse clerk';

/** Simulates a mid-range phone on a slow connection. */
const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
};

declare global {
  interface Window {
    shifts: number;
  }
}

const recordShifts = () => {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

for (const [name, path] of Object.entries({ home: '/', 'the job list': '/jobs', 'a job': '' })) {
  test(`nothing moves while ${name} loads`, async ({ page, backend, employer, faults }) => {
    await insertJobs(backend, employer, 10, { title });
    const [job] = (await (await backend.request('GET', '/api/jobs')).json()).jobs;
    for (const call of [endpoints.searchJobs, endpoints.getJob, endpoints.getSimilarJobs])
      faults.slow(call, 500);
    faults.slow(endpoints.getJobFacets, 1500);
    // Delays the screen's code, so that its skeleton shows for a while.
    await page.route(/\/assets\/(index|jobs|fields|job-page)[.-]/, async (route) => {
      await new Promise((done) => setTimeout(done, 1000));
      await route.continue();
    });
    await slowDown(page);
    await page.addInitScript(recordShifts);
    await page.goto(path || `/jobs/${job._id}`, { timeout: 60_000 });
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible({ timeout: 60_000 });
    if (name === 'the job list')
      await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.02);
  });
}

test('nothing moves on home while a candidate’s action items load', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
  faults,
}) => {
  await insertJobs(backend, employer, 10, { title });
  const job = await makeJob(backend, employer, { title });
  const { _id } = await makeApplication(backend, candidate, job);
  const json = { body: 'Hello' };
  await backend.request('POST', `/api/applications/${_id}/messages`, {
    token: employer.token,
    json,
  });
  faults.slow(endpoints.listInterviews, 1000);
  faults.slow(endpoints.listOwnApplications, 1500);
  await signIn(candidate);
  await slowDown(page);
  await page.addInitScript(recordShifts);
  await page.goto('/', { timeout: 60_000 });
  const welcome = page.getByRole('region', { name: 'Welcome, Ceren.' });
  await expect(welcome).toContainText('1 new message', { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.02);
});
