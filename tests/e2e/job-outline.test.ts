import type { Page } from '@playwright/test';
import { makeJob } from '#tests/factories.ts';
import { seeInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const sections = (page: Page) =>
  main(page).getByRole('navigation', { name: 'Sections of this form' });

test('the outline shows what each section still needs while typing, and links there (POST-9)', async ({
  page,
  employer,
  signIn,
}) => {
  await signIn(employer);
  await page.goto('/jobs/create');
  const position = sections(page).getByRole('link', { name: /^The position/ });
  await expect(position).toHaveText(/Missing: Job title/);
  await seeInBoth(page, ['Missing: {list}']);
  await page.getByRole('textbox', { name: 'Job title' }).fill('Baker');
  await expect(position).not.toContainText('Job title');
  const pay = sections(page).getByRole('link', { name: /^Pay and applications/ });
  await expect(pay).toContainText('Optional');
  await page.getByRole('textbox', { name: 'Minimum salary' }).fill('many');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(pay).toContainText('Check: Minimum salary');
  await seeInBoth(page, ['Check: {list}']);
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Pay and applications' })).toBeFocused();
  await expect(page).toHaveURL('/jobs/create');
});

test('below 1280 px one line shows the form’s progress (POST-9)', async ({
  page,
  employer,
  signIn,
}) => {
  await page.setViewportSize({ width: 1279, height: 800 });
  await signIn(employer);
  await page.goto('/jobs/create');
  await expect(sections(page)).toBeHidden();
  const progress = main(page).getByRole('progressbar', { name: 'Required fields filled in' });
  const before = Number(await progress.getAttribute('value'));
  await page.getByRole('textbox', { name: 'Job title' }).fill('Baker');
  await expect(progress).toHaveAttribute('value', String(before + 1));
  await expect(main(page).getByText(`${before + 1} of 5 required fields`)).toBeVisible();
});

test('on a wide screen a live preview shows beside the form, without a posting date (POST-9)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer, { title: 'Baker', status: 'draft' });
  await signIn(employer);
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto(`/jobs/${job._id}/edit`);
  const preview = main(page).locator('[inert]');
  await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Baker');
  await expect(preview).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(preview.locator('h2').first()).toHaveText('Baker');
  await page.getByRole('textbox', { name: 'Job title' }).fill('Night baker');
  await expect(preview.locator('h2').first()).toHaveText('Night baker');
  await expect(preview).not.toContainText('Posted');
});
