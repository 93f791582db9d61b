import type { Page } from '@playwright/test';
import { expect, type OpenPage, test } from './fixtures.ts';
import { waitUntilTakenOver } from './takeover.ts';
import { withStored } from './with-stored.ts';

declare global {
  interface Window {
    /** The background colours so far, of <html> and of <body>. */
    grounds?: () => string[];
  }
}

/*
 * A page that the server rendered, while the app's code is on its way or never comes.
 */

const SCRIPTS = '**/assets/*.js';
const main = (page: Page) => page.getByRole('main');
const jobLink = (page: Page) => page.getByRole('article').first().getByRole('link');

/** Holds the app's code back; gives what lets it through. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    // The page that asked may be gone.
    await route.continue().catch(() => {});
  });
  return letThrough;
};

/** The list of jobs, as the server rendered it. */
const openHeld = async (openPage: OpenPage, baseURL: string) => {
  const { page } = await openPage({ baseURL });
  const letThrough = await holdScripts(page);
  await page.goto('/jobs', { waitUntil: 'commit' });
  return { page, letThrough };
};

test('what is typed and chosen before the app has loaded is kept, and searched for', async ({
  market,
  openPage,
}) => {
  const { page, letThrough } = await openHeld(openPage, market.url);
  await main(page).getByLabel('Keywords').fill('a');
  await main(page).getByRole('checkbox', { name: 'Full Time' }).check();
  letThrough();
  // The filter applies as soon as the app runs, and takes the word along.
  await expect(page).toHaveURL(/query=a/);
  expect(new URL(page.url()).searchParams.get('jobType')).toBe('full_time');
  await expect(main(page).getByLabel('Keywords')).toHaveValue('a');
  await main(page).getByLabel('Location').fill('nowhere at all');
  await main(page).getByRole('button', { name: 'Search', exact: true }).click();
  await expect(main(page)).toContainText('No jobs found matching your criteria.');
});

test('words alone that were typed before the app has loaded stay in their field', async ({
  market,
  openPage,
}) => {
  const { page, letThrough } = await openHeld(openPage, market.url);
  await main(page).getByLabel('Keywords').fill('nurse');
  letThrough();
  await waitUntilTakenOver(page);
  await page.waitForLoadState('networkidle');
  await expect(main(page).getByLabel('Keywords')).toHaveValue('nurse');
  await expect(page).toHaveURL('/jobs');
  await main(page).getByLabel('Keywords').press('Enter');
  await expect(page).toHaveURL('/jobs?query=nurse');
});

test('the theme is switched before the app has loaded, and stays so (rule LOOK-1)', async ({
  market,
  openPage,
}) => {
  const { page, letThrough } = await openHeld(openPage, market.url);
  const html = page.locator('html');
  await page.getByRole('button', { name: 'Switch to Dark Mode' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  letThrough();
  await waitUntilTakenOver(page);
  // The app goes on from there.
  await page.getByRole('button', { name: 'Switch to Light Mode' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('the language is switched before the app has loaded, and stays so (rule LANG-2)', async ({
  market,
  openPage,
}) => {
  const { page, letThrough } = await openHeld(openPage, market.url);
  await page.goto('/jobs?lng=en&remote=true', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Türkçe' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('İş ilanları');
  await expect(page).toHaveURL('/jobs?remote=true');
  letThrough();
  await waitUntilTakenOver(page);
  await expect(heading).toHaveText('İş ilanları');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(heading).toHaveText('Find Jobs');
});

test('a link and the search form lead on before the app has loaded', async ({
  market,
  openPage,
}) => {
  const { page, letThrough } = await openHeld(openPage, market.url);
  await main(page).getByLabel('Keywords').fill('a');
  await main(page).getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/query=a/);
  const title = (await jobLink(page).textContent()) ?? '';
  await jobLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  letThrough();
  await waitUntilTakenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('without the app’s code the page is read, and its links lead on', async ({
  market,
  openPage,
}) => {
  const { page, problems } = await openPage({ baseURL: market.url });
  problems.expect(/ERR_FAILED/);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/jobs');
  const title = (await jobLink(page).textContent()) ?? '';
  await jobLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('a dark page is dark from its first frame', async ({ market, openPage }) => {
  const { page } = await openPage(withStored(market.url, { themeMode: 'dark' }));
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      for (const element of [document.documentElement, document.body])
        if (element) seen.add(`${element.tagName} ${getComputedStyle(element).backgroundColor}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    window.grounds = () => [...seen];
  });
  const letThrough = await holdScripts(page);
  for (const path of ['/', '/jobs']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    letThrough();
    await waitUntilTakenOver(page);
    const grounds = await page.evaluate(() => window.grounds?.() ?? []);
    expect(grounds).not.toEqual([]);
    // One of each element: nothing changed its ground.
    expect(new Set(grounds.map((ground) => ground.split(' ')[0])).size).toBe(grounds.length);
    const theme = await page.evaluate(() => getComputedStyle(document.body).colorScheme);
    expect(theme).toContain('dark');
  }
});

test('going back and forth between served and rendered pages returns to the place', async ({
  market,
  openPage,
}) => {
  const { page } = await openPage({
    baseURL: market.url,
    viewport: { width: 800, height: 500 },
  });
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/jobs', { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 700);
  await expect.poll(place).toBe(700);
  // Loads again, as served, where it was.
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(place).toBe(700);

  const link = page.getByRole('article').nth(5).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(200);
  await link.click();
  await expect(page.getByRole('link', { name: 'All jobs' })).toBeVisible();
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(before);
  await page.goForward();
  await expect(page.getByRole('link', { name: 'All jobs' })).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await page.goBack();
  await expect.poll(place).toBe(before);
});
