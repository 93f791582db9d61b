import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inRoot } from '#scripts/setup/paths.mjs';
import { expectAccessible, setDesktop } from '#tests/e2e/accessible.ts';
import { expect, goTo, test } from './fixtures.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Mock', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Mocked backend' });
const choose = (page: Page, label: string, option: string) =>
  panel(page).getByLabel(label, { exact: true }).selectOption(option);
const apply = (page: Page) =>
  panel(page).getByRole('button', { name: 'Apply', exact: true }).click();

/** Sets one field of the panel, and waits for the page that shows it. */
const setAndReload = async (page: Page, label: string, option: string) => {
  await opener(page).click();
  await choose(page, label, option);
  await apply(page);
  await panel(page).waitFor({ state: 'detached' });
  await page.locator('html[data-running]').waitFor();
};

test('the panel is accessible, and speaks the language of the app', async ({ open }) => {
  const page = await open('/jobs?mock-fault=searchJobs:500:No&mock-fault=every:offline');
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  await expectAccessible(page, { screen: 'the panel' });
  await setDesktop(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.getByRole('button', { name: 'Türkçe' }).click();
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  const turkish = page.getByRole('dialog', { name: 'Test sunucusu' });
  await expect(turkish.getByLabel('Veriler')).toBeVisible();
  await expectAccessible(page, { screen: 'the panel in Turkish' });
});

test('role, market and clock are switched', async ({ open }) => {
  const page = await open('/jobs');
  const total = page.getByRole('main').getByText(/^\d+ jobs?$/);
  await expect(total).toBeVisible();

  await setAndReload(page, 'Market', 'Every job closed');
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();

  await setAndReload(page, 'Market', '1,000 applications for one job');
  await expect(total).toHaveText('1 job');
  await setAndReload(page, 'Role', 'Employer');
  await expect(page.getByRole('button', { name: /^Account of Emre/ })).toBeVisible();
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByText(/1,000 applications/).first()).toBeVisible();

  const time = () => page.evaluate(() => Date.now());
  await setAndReload(page, 'Clock', '3 days from now');
  expect((await time()) - Date.now()).toBeGreaterThan(2.9 * 24 * 3600 * 1000);
  // The session is one of that day.
  await expect(page.getByRole('button', { name: /^Account of Emre/ })).toBeVisible();
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(page.getByText('3 days ago')).toBeVisible();
});

test('a call of the screen is broken by its name, even from an open dialog', async ({ open }) => {
  const page = await open('/jobs?mock-role=candidate&mock-market=long');
  await page.getByRole('link', { name: /^Open / }).click();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog').and(page.locator(':not(dialog)'));
  await dialog.getByLabel('Cover letter').fill('Hello.');
  await opener(page).click();
  await panel(page).getByRole('button', { name: 'Break getJob', exact: true }).click();
  await choose(page, 'Call', 'uploadResume');
  await panel(page).getByLabel('Status').fill('409');
  await panel(page).getByLabel('Text of the reply').fill('Not today: later');
  await apply(page);
  await expect(page).toHaveURL(/mock-fault=uploadResume:409:Not\+today:\+later/);
  await dialog.getByLabel('Resume').setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
});

/** The headings of a screen, and where its links lead: to the same records by the same ids. */
const readScreen = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading')
    .or(page.getByRole('main').getByRole('link'))
    .evaluateAll((found) =>
      found.map((element) => `${element.textContent} ${element.getAttribute('href') ?? ''}`),
    );

test('a finding is a link that shows the same in another browser', async ({ open }) => {
  const page = await open('/applications?mock-role=candidate&mock-market=long');
  await page.getByRole('article').getByRole('link').first().click();
  await opener(page).click();
  await panel(page).getByRole('button', { name: 'Break listMessages', exact: true }).click();
  await apply(page);
  await expect(page).toHaveURL(/mock-fault=listMessages/);
  await page.reload();
  const alert = (one: Page) => one.getByRole('main').getByRole('alert');
  await expect(alert(page)).toBeVisible();
  const shown = await readScreen(page);
  expect(shown.length).toBeGreaterThan(3);

  const other = await open(page.url());
  await expect(alert(other)).toBeVisible();
  await expect.poll(() => readScreen(other)).toEqual(shown);
  expect(other.url()).toBe(page.url());
});

test('the address keeps the state on every way through the app', async ({ open, mock }) => {
  const page = await open('/jobs?mock-market=long&mock-clock=1h');
  const state = /mock-market=long&mock-clock=1h/;
  await expect(page).toHaveURL(state);
  await page.getByRole('link', { name: /^Open / }).click();
  await expect(page).toHaveURL(/\/jobs\/01900000-/);
  await expect(page).toHaveURL(state);
  await page.goBack();
  await expect(page).toHaveURL(state);
  // The app knows nothing of it, and so its links don't either.
  await expect(page.locator('a[href*="mock-"]')).toHaveCount(0);
  // An address that was typed without it.
  await goTo(page, `${mock.url}/faq`);
  await expect(page).toHaveURL(state);
});

test('no build of the product has a byte of it', async () => {
  const found: string[] = [];
  for (const folder of ['dist', 'dist-server'])
    for (const entry of await readdir(inRoot(folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || /\.(br|gz)$/.test(path)) continue;
      const text = await readFile(path, 'latin1');
      if (/__mock|mock-(?:panel|role|market|fault)|tests\/mock/.test(text)) found.push(path);
    }
  expect(found).toEqual([]);
});
