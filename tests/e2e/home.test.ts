import { endpoints } from '../../src/contract/endpoints.ts';
import { insertJobs } from '../factories.ts';
import { expect, test } from './fixtures.ts';

test('a visitor is offered to sign up', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/register');
});

test('everybody searches from here', async ({ page, candidate, signIn }) => {
  const main = page.getByRole('main');
  await page.goto('/');
  await main.getByRole('searchbox', { name: 'Keywords' }).fill('baker');
  await main.getByRole('button', { name: 'Search Jobs' }).click();
  await expect(page).toHaveURL('/jobs?query=baker');

  await signIn(candidate);
  await page.goto('/');
  await expect(main.getByRole('link', { name: 'Sign up' })).toBeHidden();
  await main.getByRole('searchbox', { name: 'Keywords' }).fill('baker');
  await main.getByRole('textbox', { name: 'Location' }).fill('Izmir');
  await main.getByRole('button', { name: 'Search Jobs' }).click();
  await expect(page).toHaveURL('/jobs?query=baker&location=Izmir');
});

test('three cards of four points each', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'One place for both sides' });
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'For job seekers',
    'For employers',
    'Platform benefits',
  ]);
  await expect(cards.getByRole('list')).toHaveCount(3);
  for (const list of await cards.getByRole('list').all())
    await expect(list.getByRole('listitem')).toHaveCount(4);
});

test('the newest jobs, the numbers of all, and who is hiring', async ({
  page,
  backend,
  employer,
}) => {
  await insertJobs(backend, employer, 6, { company_name: 'Fırın' });
  await insertJobs(backend, employer, 1, { company_name: 'Fırın', workplace: 'remote' });
  await page.goto('/');
  const main = page.getByRole('main');
  const newest = main.getByRole('region', { name: 'Newest jobs' });
  await expect(newest.getByRole('article')).toHaveCount(6);
  await expect(main.getByRole('link', { name: '7 jobs', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: '7 new this week' })).toBeVisible();
  await main.getByRole('link', { name: '1 remote' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goBack();
  const hiring = main.getByRole('region', { name: 'Who’s hiring' });
  await hiring.getByRole('link', { name: 'Fırın 7 jobs' }).click();
  await expect(page).toHaveURL(/\/jobs\?company=/);
  await expect(page.getByRole('article')).toHaveCount(7);
});

test('without the newest jobs the page is whole', async ({ page, faults }) => {
  faults.respond(endpoints.searchJobs, 500);
  faults.respond(endpoints.getJobFacets, 404);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'For employers' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Newest jobs' })).toBeHidden();
  await expect(main.getByRole('alert')).toHaveCount(0);
});
