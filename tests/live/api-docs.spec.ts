import { expect, test } from './fixtures.ts';

/** The background that the renderer gives its dark theme. */
const DARK = 'rgb(28, 32, 34)';

for (const colorScheme of ['light', 'dark'] as const)
  test(`the API’s reference page shows its calls on a phone, in ${colorScheme}`, async ({
    market,
    openPage,
  }) => {
    const viewport = { width: 375, height: 800 };
    const { page } = await openPage({ baseURL: market.url, colorScheme, viewport });
    const origins = new Set<string>();
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin);
    });
    await page.goto('/api/docs');
    const search = page.locator('#operations-jobs-searchJobs');
    await search.getByRole('button', { name: 'Search jobs' }).first().click();
    await expect(search.getByText('Published jobs, a page at a time.')).toBeVisible();
    await expect(search.getByText('Too many calls.')).toBeVisible();
    const { background, width } = await page.evaluate(() => ({
      background: getComputedStyle(document.documentElement).backgroundColor,
      width: document.documentElement.scrollWidth,
    }));
    expect(background === DARK).toBe(colorScheme === 'dark');
    expect(width).toBe(viewport.width);
    // Nothing comes from another host.
    expect([...origins]).toEqual([market.url]);
  });
