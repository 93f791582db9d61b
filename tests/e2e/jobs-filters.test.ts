import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';
import type { Network } from './network.ts';

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const count = (page: Page) => page.getByRole('main').locator('p[role=status]');
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

test('the list requests ten jobs at a time, without filters (SEARCH-1)', async ({
  page,
  network,
}) => {
  await page.goto('/jobs');
  await expect(titles(page)).toHaveText(['Editor', 'Night baker', 'Baker']);
  // With scripts, filters apply immediately and need no button.
  await expect(filters(page).getByRole('button')).toHaveCount(0);
  expect(lastSearch(network)).toEqual({ page: '1', limit: '10' });
});

test('several types, levels and workplaces can be chosen, each with its count (SEARCH-1, SEARCH-2, SEARCH-3)', async ({
  page,
  network,
}) => {
  await page.goto('/jobs');
  const types = filters(page).getByRole('group', { name: 'Job type' });
  await expect(types.getByRole('checkbox')).toHaveCount(5);
  await expect(types).toContainText('Full Time Jobs: 2');
  await types.getByRole('checkbox', { name: 'Part Time' }).check();
  await expect(page).toHaveURL('/jobs?jobType=part_time');
  await expect(titles(page)).toHaveText(['Night baker']);
  // Choosing a type doesn't change the counts of the other types.
  await expect(types).toContainText('Full Time Jobs: 2');
  await expect(count(page)).toHaveText('1 job');
  await types.getByRole('checkbox', { name: 'Full Time' }).check();
  await expect(page).toHaveURL(/jobType=full_time(,|%2C)part_time$/);
  await expect(titles(page)).toHaveCount(3);
  expect(lastSearch(network)).toEqual({ page: '1', limit: '10', jobType: 'full_time,part_time' });
  await filters(page).getByRole('checkbox', { name: 'Senior Level' }).check();
  await expect(titles(page)).toHaveText(['Night baker']);
  for (const name of ['Full Time', 'Part Time', 'Senior Level'])
    await filters(page).getByRole('checkbox', { name }).uncheck();
  await filters(page).getByRole('checkbox', { name: 'Remote' }).check();
  await expect(page).toHaveURL('/jobs?workplace=remote');
  await expect(titles(page)).toHaveText(['Editor']);
});

test('each arrow key in a select applies, and one step back reverts them all (SEARCH-2)', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/jobs');
  await expect(titles(page)).toHaveCount(3);
  const posted = page.getByRole('combobox', { name: 'Posted' });
  await posted.focus();
  for (const days of ['1', '3', '7']) {
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(`/jobs?postedWithin=${days}`);
  }
  await page.goBack();
  await expect(page).toHaveURL('/jobs');
  await expect(posted).toHaveValue('');
  // A later choice is a separate step again.
  await posted.selectOption('3');
  await expect(page).toHaveURL('/jobs?postedWithin=3');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest salary');
  await expect(page).toHaveURL('/jobs?postedWithin=3&sort=salary');
  await page.goBack();
  await expect(page).toHaveURL('/jobs?postedWithin=3');
  await page.goBack();
  await expect(page).toHaveURL('/jobs');
});

test('days, salary, company and order (SEARCH-3, SEARCH-6)', async ({ page, network, faults }) => {
  faults.respond(endpoints.getJobFacets, 200, {
    salaryMin: [{ value: 60_000, count: 12 }],
    company: [{ value: 'Fırın & Co', count: 1234 }],
    currency: 'EUR',
  });
  await page.goto('/jobs?query=baker');
  const select = (name: string) => page.getByRole('combobox', { name });
  await select('Posted').selectOption('Last 7 days');
  await select('Minimum salary').selectOption('€60,000 (12)');
  await select('Company').selectOption('Fırın & Co (1,234)');
  await expect(select('Sort by').getByRole('option')).toHaveText([
    'Most relevant',
    'Newest first',
    'Highest salary',
  ]);
  await select('Sort by').selectOption('Highest salary');
  const search = {
    page: '1',
    limit: '10',
    query: 'baker',
    postedWithin: '7',
    salaryMin: '60000',
    company: 'Fırın & Co',
    sort: 'salary',
  };
  await expect.poll(() => lastSearch(network)).toEqual(search);
  await select('Sort by').selectOption('Most relevant');
  await expect(page).not.toHaveURL(/sort=/);
  await page.getByRole('link', { name: 'Remove filter: €60,000 or more' }).click();
  await page.getByRole('link', { name: 'Remove filter: Last 7 days' }).click();
  await expect(page).toHaveURL('/jobs?query=baker&company=F%C4%B1r%C4%B1n+%26+Co');
});

test('tags remove filters and keep the focus (SEARCH-6)', async ({ page }) => {
  await page.goto('/jobs?jobType=full_time,part_time&remote=true');
  const tags = page.getByRole('list', { name: 'Active filters' });
  await page.getByRole('searchbox', { name: 'Keywords' }).fill('e');
  await tags.getByRole('link', { name: 'Remove filter: Full Time' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jobs?query=e&jobType=part_time&remote=true');
  await expect(tags.getByRole('link', { name: 'Remove filter: Part Time' })).toBeFocused();
  await tags.getByRole('link', { name: 'Remove filter: Remote' }).click();
  await expect(tags.getByRole('link', { name: 'Remove filter: Part Time' })).toBeFocused();
  await tags.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/jobs?query=e');
  await expect(tags).toHaveCount(0);
  await expect(count(page)).toBeFocused();
});

test('a corrected search shows its correction and highlights, and can be reverted (SEARCH-5, SEARCH-6, SEARCH-7)', async ({
  page,
  faults,
  network,
}) => {
  const title = 'Senior accountant';
  const match = { title: [[7, 17]], context: 'For an accountant', marks: [[7, 17]] };
  const found = { jobs: [{ _id: '1', title, match }], total: 12_000, totalRelation: 'about' };
  faults.respond(endpoints.searchJobs, 200, { ...found, correctedQuery: 'accountant' });
  await page.goto('/jobs?query=acountant');
  await expect(count(page)).toHaveText('About 12,000 jobs');
  await expect(page.getByText('Showing results for accountant.')).toBeVisible();
  await expect(page.getByRole('article').locator('mark')).toHaveText(['accountant', 'accountant']);
  await page.getByRole('link', { name: 'Search instead for acountant' }).click();
  await expect(page).toHaveURL('/jobs?query=acountant&exact=true');
  await expect.poll(() => lastSearch(network)).toMatchObject({ exact: 'true' });
  // A new query may be corrected again.
  await page.getByRole('searchbox', { name: 'Keywords' }).fill('baker');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jobs?query=baker');
});

test('an empty result offers filters to drop (SEARCH-4)', async ({ page }) => {
  await page.goto('/jobs?query=baker&location=Izmir&jobType=part_time');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('link')).toHaveText([
    'Part Time',
    'Izmir',
    'baker',
    'Show all jobs',
  ]);
  await results.getByRole('link', { name: 'Search without Part Time' }).click();
  await expect(page).toHaveURL('/jobs?query=baker&location=Izmir');
  await expect(titles(page)).toHaveText(['Baker']);
});

test('a filter also applies words that are typed but not yet searched for (SEARCH-2)', async ({
  page,
  network,
}) => {
  await page.goto('/jobs?query=editor');
  await page.getByRole('searchbox', { name: 'Keywords' }).fill(' baker ');
  await page.getByRole('textbox', { name: 'Location' }).fill('Ankara');
  await filters(page).getByRole('checkbox', { name: 'Part Time' }).check();
  await expect(page).toHaveURL('/jobs?query=baker&location=Ankara&jobType=part_time');
  await expect(titles(page)).toHaveText(['Night baker']);
  expect(network.made(endpoints.searchJobs)).toHaveLength(2);
  // A cleared word no longer applies either.
  await page.getByRole('searchbox', { name: 'Keywords' }).fill('');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/jobs?location=Ankara');
});

test('words with special characters arrive unchanged (SEARCH-4)', async ({ page, network }) => {
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
  '?page=-3&jobType=,&workplace=home&salaryMin=-1&postedWithin=2&sort=best',
  '?page=1.5&query=&location=',
  '?page=99999999999&remote=false',
  '?page=[1]&query=%7B%22a%22%3A1%7D&location=null',
];
test('invalid parameters of the address are ignored (LIST-1)', async ({ page, network }) => {
  for (const [index, search] of odd.entries()) {
    await page.goto(`/jobs${search}`);
    await expect(page.getByRole('heading', { name: 'Find Jobs', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
    expect(network.made(endpoints.searchJobs)).toHaveLength(index + 1);
    expect(lastSearch(network)).toMatchObject({ page: '1', limit: '10' });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the filters open in a sheet (SEARCH-6)', async ({ page }) => {
    await page.goto('/jobs');
    await expect(filters(page)).toBeHidden();
    await page.getByRole('searchbox', { name: 'Keywords' }).fill('baker');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: 'Part Time' }).check();
    await expect(page).toHaveURL('/jobs?query=baker&jobType=part_time');
    await expect(sheet.getByRole('status')).toHaveText('1 job');
    await sheet.getByRole('button', { name: 'Show 1 job' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filters 1' })).toBeFocused();
    await expect(titles(page)).toHaveText(['Night baker']);
  });
});

test('checkboxes and radio buttons have no autocomplete attribute', async ({ page }) => {
  await page.goto('/jobs');
  await expect(filters(page).getByRole('checkbox').first()).toBeAttached();
  await expect(page.locator('input:is([type=checkbox], [type=radio])[autocomplete]')).toHaveCount(
    0,
  );
  // Values that the browser fills in would not be the user's choice.
  await expect(page.getByRole('search').locator('form')).toHaveAttribute('autocomplete', 'off');
});
