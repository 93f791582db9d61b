import type { Page } from '@playwright/test';
import { endpoints } from '../../src/contract/endpoints.ts';
import { makeJob } from '../factories.ts';
import { expect, test } from './fixtures.ts';
import type { Network } from './network.ts';

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const lastSearch = (network: Pick<Network, 'made'>) =>
  network.made(endpoints.searchJobs).at(-1)?.search;

test.beforeEach(async ({ backend, employer }) => {
  await makeJob(backend, employer, { title: 'Baker', location: 'Izmir' });
  await makeJob(backend, employer, {
    title: 'Night baker',
    location: 'Ankara',
    job_type: 'part_time',
    experience_level: 'senior',
  });
  await makeJob(backend, employer, { title: 'Editor', location: 'Izmir', is_remote: true });
});

test('the list is asked for ten at a time, without filters', async ({ page, network }) => {
  await page.goto('/jobs');
  await expect(titles(page)).toHaveText(['Editor', 'Night baker', 'Baker']);
  // Filters apply by themselves, where there are scripts.
  await expect(filters(page).getByRole('button')).toHaveCount(0);
  expect(lastSearch(network)).toEqual({ page: '1', limit: '10' });
});

test('job type', async ({ page, network }) => {
  await page.goto('/jobs');
  const control = filters(page).getByRole('combobox', { name: 'Job type' });
  await expect(control.getByRole('option')).toHaveText([
    'All types',
    'Full Time',
    'Part Time',
    'Contract',
    'Internship',
  ]);
  await control.selectOption('Part Time');
  await expect(page).toHaveURL('/jobs?jobType=part_time');
  await expect(titles(page)).toHaveText(['Night baker']);
  expect(lastSearch(network)).toEqual({ page: '1', limit: '10', jobType: 'part_time' });
  await control.selectOption('All types');
  await expect(page).toHaveURL('/jobs');
  await expect(titles(page)).toHaveCount(3);
});

test('a temporary job is found by its address, and its filter shows as long as it is set', async ({
  page,
  backend,
  employer,
  network,
}) => {
  await makeJob(backend, employer, { title: 'Harvester', job_type: 'temporary' });
  await page.goto('/jobs?jobType=temporary');
  await expect(titles(page)).toHaveText(['Harvester']);
  expect(lastSearch(network)).toEqual({ page: '1', limit: '10', jobType: 'temporary' });
  const control = filters(page).getByRole('combobox', { name: 'Job type' });
  await expect(control).toHaveValue('temporary');
  await control.selectOption('Part Time');
  await expect(page).toHaveURL('/jobs?jobType=part_time');
  await expect(control.getByRole('option', { name: 'Temporary' })).toHaveCount(0);
});

test('experience level', async ({ page, network }) => {
  await page.goto('/jobs');
  const control = filters(page).getByRole('combobox', { name: 'Experience level' });
  await expect(control.getByRole('option')).toHaveText([
    'All levels',
    'Entry Level',
    'Mid Level',
    'Senior Level',
    'Executive Level',
  ]);
  await control.selectOption('Senior Level');
  await expect(page).toHaveURL('/jobs?experienceLevel=senior');
  await expect(titles(page)).toHaveText(['Night baker']);
  expect(lastSearch(network)).toEqual({ page: '1', limit: '10', experienceLevel: 'senior' });
});

test('remote', async ({ page, network }) => {
  await page.goto('/jobs');
  const control = filters(page).getByRole('checkbox', { name: 'Remote only' });
  await control.check();
  await expect(page).toHaveURL('/jobs?remote=true');
  await expect(titles(page)).toHaveText(['Editor']);
  expect(lastSearch(network)).toEqual({ page: '1', limit: '10', remote: 'true' });
  await control.uncheck();
  await expect(page).toHaveURL('/jobs');
  await expect(titles(page)).toHaveCount(3);
});

test('keywords and location, when Search is pressed', async ({ page, network }) => {
  await page.goto('/jobs');
  await page.getByRole('searchbox', { name: 'Keywords' }).fill('  baker ');
  await page.getByRole('textbox', { name: 'Location' }).fill('Ankara');
  await expect(page).toHaveURL('/jobs');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/jobs?query=baker&location=Ankara');
  await expect(titles(page)).toHaveText(['Night baker']);
  expect(lastSearch(network)).toEqual({
    page: '1',
    limit: '10',
    query: 'baker',
    location: 'Ankara',
  });
});

test('a filter takes along the words that are typed and not yet searched for', async ({
  page,
  network,
}) => {
  await page.goto('/jobs?query=editor');
  await page.getByRole('searchbox', { name: 'Keywords' }).fill(' baker ');
  await page.getByRole('textbox', { name: 'Location' }).fill('Ankara');
  await filters(page).getByRole('combobox', { name: 'Job type' }).selectOption('Part Time');
  await expect(page).toHaveURL('/jobs?query=baker&location=Ankara&jobType=part_time');
  await expect(titles(page)).toHaveText(['Night baker']);
  expect(network.made(endpoints.searchJobs)).toHaveLength(2);
  // A word that was cleared is no longer meant either.
  await page.getByRole('searchbox', { name: 'Keywords' }).fill('');
  await filters(page).getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/jobs?location=Ankara');
});

test('filters add up, and can be cleared', async ({ page }) => {
  await page.goto('/jobs?query=baker');
  await filters(page).getByRole('combobox', { name: 'Job type' }).selectOption('Part Time');
  await filters(page).getByRole('combobox', { name: 'Experience level' }).selectOption('senior');
  await expect(page).toHaveURL('/jobs?query=baker&jobType=part_time&experienceLevel=senior');
  await expect(titles(page)).toHaveText(['Night baker']);
  await filters(page).getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/jobs?query=baker');
  await expect(titles(page)).toHaveText(['Night baker', 'Baker']);
});

test('an address brings its filters into the controls', async ({ page }) => {
  await page.goto('/jobs?query=baker&location=Izmir&jobType=contract&remote=true');
  await expect(page.getByRole('searchbox', { name: 'Keywords' })).toHaveValue('baker');
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Izmir');
  await expect(filters(page).getByRole('combobox', { name: 'Job type' })).toHaveValue('contract');
  await expect(filters(page).getByRole('checkbox', { name: 'Remote only' })).toBeChecked();
});

test('words with signs of their own arrive as they are', async ({ page, network }) => {
  await page.goto('/jobs');
  const words = 'C++ & "Düğün" 100% #1?';
  await page.getByRole('searchbox', { name: 'Keywords' }).fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible();
  expect(lastSearch(network)).toMatchObject({ query: words });
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Keywords' })).toHaveValue(words);
});

const odd = [
  '?page=abc&jobType=nonsense&experienceLevel=&remote=maybe&query=%20%20&more=1',
  '?page=-3&jobType=part_time&jobType=contract',
  '?page=1.5&query=&location=',
  '?page=99999999999&remote=false',
  '?page=[1]&query=%7B%22a%22%3A1%7D&location=null',
];
test('what an address says that cannot be read is left out', async ({ page, network }) => {
  for (const [index, search] of odd.entries()) {
    await page.goto(`/jobs${search}`);
    await expect(page.getByRole('heading', { name: 'Find Jobs', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
    expect(network.made(endpoints.searchJobs)).toHaveLength(index + 1);
    expect(lastSearch(network)).toMatchObject({ page: '1', limit: '10' });
  }
});

test('a keyword that is a number stays a text', async ({ page, network }) => {
  await page.goto('/jobs?query=007');
  await expect(page.getByRole('searchbox', { name: 'Keywords' })).toHaveValue('007');
  await expect.poll(() => lastSearch(network)).toMatchObject({ query: '007' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the filters come in a sheet', async ({ page }) => {
    await page.goto('/jobs');
    await expect(filters(page)).toBeHidden();
    await page.getByRole('searchbox', { name: 'Keywords' }).fill('baker');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('combobox', { name: 'Job type' }).selectOption('Part Time');
    await expect(page).toHaveURL('/jobs?query=baker&jobType=part_time');
    await sheet.getByRole('button', { name: 'Show results' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: '1 filter set' })).toBeFocused();
    await expect(titles(page)).toHaveText(['Night baker']);
  });
});
