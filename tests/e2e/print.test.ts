import type { Page } from '@playwright/test';
import { insertJobs, makeJob } from '../factories.ts';
import { expect, test } from './fixtures.ts';

const openPrinted = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
};

/** What is on the paper and doesn't belong there. */
const expectPlain = async (page: Page) => {
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText('Skip to content')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
};

for (const theme of ['light', 'dark'])
  test(`jobs, a job and a text are printed as text, in the ${theme} theme (rule LOOK-4)`, async ({
    page,
    backend,
    employer,
    remember,
  }) => {
    await insertJobs(backend, employer, 12);
    const job = await makeJob(backend, employer, { description: 'Words.\n\n'.repeat(80) });
    await remember({ themeMode: theme });
    for (const path of ['/jobs', `/jobs/${job._id}`, '/privacy']) {
      await openPrinted(page, path);
      await expectPlain(page);
    }
  });

test('nothing that a page of paper has no room for is in one piece', async ({
  page,
  backend,
  employer,
}) => {
  const job = await makeJob(backend, employer, { description: 'Words.\n\n'.repeat(200) });
  await openPrinted(page, `/jobs/${job._id}`);
  // Firefox moves a grid to the next page as a whole; what sticks lies on the text of each.
  const findWhole = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => {
          const { display, position } = getComputedStyle(element);
          const { height } = element.getBoundingClientRect();
          return (display === 'grid' && height > 1000) || position === 'sticky';
        })
        .map(({ tagName, className }) => `${tagName} ${className}`),
    );
  await expect.poll(findWhole).toEqual([]);
});
