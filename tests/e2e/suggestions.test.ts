import type { Page } from '@playwright/test';
import { refreshTerms } from '#server/domains/search/refresh-terms.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Backend } from '#tests/backend.ts';
import { makeJob, type Person } from '#tests/factories.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

/** Posts jobs and indexes their terms. */
async function postJobs(backend: Backend, employer: Person): Promise<void> {
  for (const title of [
    'Software Engineer',
    'Software Engineer',
    'Senior Engineer',
    'Engine driver',
  ])
    await makeJob(backend, employer, { title, company_name: 'Engel & Söhne', location: 'Berlin' });
  await refreshTerms(backend.dependencies);
}
test.beforeEach(({ backend, employer }) => postJobs(backend, employer));

const keywords = (page: Page) => page.getByLabel('Keywords');
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

test('with the keyboard, nothing is chosen without an arrow key (SUGGEST-2)', async ({ page }) => {
  await page.goto('/jobs');
  await keywords(page).pressSequentially('engin');
  await expect(options(page)).toHaveText(['Software Engineer', 'Engine driver', 'Senior Engineer']);
  await expect(keywords(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(keywords(page)).not.toHaveAttribute('aria-activedescendant');
  await expectAccessible(page);

  await keywords(page).press('ArrowDown');
  await expect(keywords(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? '',
  );
  await keywords(page).press('ArrowDown');
  await keywords(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(keywords(page)).toHaveValue('engin');

  await keywords(page).press('ArrowUp');
  await expect(options(page)).toHaveCount(3);
  await keywords(page).press('ArrowUp');
  await keywords(page).press('Enter');
  await expect(page).toHaveURL('/jobs?query=Senior+Engineer');
  await expect(options(page)).toHaveCount(0);
  await expect(keywords(page)).toHaveValue('Senior Engineer');
  await expect(keywords(page)).toBeFocused();
});

test('Enter searches for the typed text, and Tab keeps it (SUGGEST-2)', async ({ page }) => {
  await page.goto('/jobs');
  await keywords(page).pressSequentially('engine');
  await expect(options(page)).toHaveCount(3);
  await keywords(page).press('Enter');
  await expect(page).toHaveURL('/jobs?query=engine');
  await expect(options(page)).toHaveCount(0);

  await keywords(page).press('Backspace');
  await expect(options(page)).toHaveCount(3);
  await keywords(page).press('Tab');
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Keywords' })).toHaveValue('engin');
});

test('a suggestion that is gone is not chosen', async ({ page, faults }) => {
  await page.goto('/jobs');
  await keywords(page).pressSequentially('engin');
  await expect(options(page)).toHaveCount(3);
  faults.slow(endpoints.suggestJobs, 500);
  await keywords(page).pressSequentially('x');
  await keywords(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page)).toHaveCount(0);
  await keywords(page).press('Enter');
  await expect(page).toHaveURL('/jobs?query=enginx');
});

test('suggestions can be clicked, in Turkish (SUGGEST-2)', async ({ page, remember }) => {
  await remember({ language: 'tr' });
  await page.goto('/jobs');
  await page.getByLabel('Anahtar kelimeler').pressSequentially('ENG');
  const list = page.getByRole('listbox', { name: 'Öneriler' });
  await expect(list.getByRole('group', { name: 'Pozisyonlar' }).getByRole('option')).toHaveCount(3);
  await list.getByRole('group', { name: 'Şirketler' }).getByRole('option').click();
  await expect(page).toHaveURL(
    `/jobs?query=${encodeURIComponent('Engel & Söhne').replaceAll('%20', '+')}`,
  );
});

test('choosing a suggested location fills in the job form’s field (SUGGEST-2)', async ({
  page,
  signIn,
  employer,
}) => {
  await signIn(employer);
  await page.goto('/jobs/create');
  await page.getByLabel('Location').pressSequentially('berli');
  await options(page).filter({ hasText: 'Germany' }).click();
  await expect(page.getByLabel('Location')).toHaveValue('Berlin, Germany');
  await page.reload();
  await expect(page.getByLabel('Location')).toHaveValue('Berlin, Germany');
});

test('a failed call shows neither an alert nor suggestions (SUGGEST-2)', async ({
  page,
  faults,
}) => {
  await page.goto('/jobs');
  faults.offline();
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/api/jobs/suggestions'),
  );
  await keywords(page).pressSequentially('engine');
  await expect(keywords(page)).toHaveAttribute('role', 'combobox');
  await failed;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(options(page)).toHaveCount(0);
});
