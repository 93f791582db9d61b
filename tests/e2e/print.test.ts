import type { Page } from '@playwright/test';
import { insertJobs, makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';
import { makeAppliedJob, pathOf } from './job-applications-page.ts';

const openPrinted = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
};

/** Expects no interactive parts on paper. */
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
  test(`jobs, a job and a text are printed as text, in the ${theme} theme (LOOK-4)`, async ({
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

test('content longer than a printed page can be split', async ({ page, backend, employer }) => {
  const job = await makeJob(backend, employer, { description: 'Words.\n\n'.repeat(200) });
  await openPrinted(page, `/jobs/${job._id}`);
  // Firefox moves a grid to the next page as a whole, and sticky elements cover text on every page.
  const findUnsplittable = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => {
          const { display, position } = getComputedStyle(element);
          const { height } = element.getBoundingClientRect();
          return (display === 'grid' && height > 1000) || position === 'sticky';
        })
        .map(({ tagName, className }) => `${tagName} ${className}`),
    );
  await expect.poll(findUnsplittable).toEqual([]);
});

test('a page printed right after loading is printed as text (LOOK-4)', async ({
  page,
  remember,
}) => {
  await remember({ themeMode: 'dark' });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/privacy');
  const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(colour).toBe('rgba(0, 0, 0, 0)');
});

test('both sides can print a whole application (LOOK-4)', async ({
  page,
  backend,
  employer,
  signIn,
  remember,
}) => {
  await remember({ themeMode: 'dark' });
  const { job, ayse, application } = await makeAppliedJob(backend, employer);
  await backend.request('POST', `/api/applications/${application._id}/messages`, {
    token: employer.token,
    json: { body: 'Words.\n\n'.repeat(60) },
  });
  const expectText = async () => {
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Messages' })).toHaveCSS('color', 'rgb(0, 0, 0)');
  };
  await signIn(employer);
  // A sheet is narrower than a desktop, so the details are a dialog.
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(`${pathOf(job)}?open=${application._id}`);
  await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectText();
  await expect(page.locator('#app')).toBeHidden();
  const cut = await page.getByRole('dialog').evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('div')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { position, overflowY } = getComputedStyle(element);
        return position === 'fixed' || overflowY !== 'visible';
      })
      .map((element) => element.getAttribute('class')),
  );
  expect(cut).toEqual([]);

  await page.emulateMedia({ media: 'screen' });
  await signIn(ayse);
  await page.goto(`/applications/${application._id}`);
  await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectText();
});
