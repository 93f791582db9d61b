import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { insertJobs, makeApplication, makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';
import { fillRegistration, registerForm } from './register-form.ts';

const welcome = (page: Page, name: string) =>
  page.getByRole('region', { name: `Welcome, ${name}.` });

test('visitors are invited to sign up (HOME-1)', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/register');
});

test('“Post a job” lets visitors register as employers (HOME-4)', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Post a job for free' }).click();
  await expect(registerForm(page).employer).toBeChecked();
  await fillRegistration(page);
  await registerForm(page).submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post a Job');
});

test('a candidate sees action items (HOME-4)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  await signIn(candidate);
  await page.goto('/');
  await expect(welcome(page, 'Ceren')).toContainText('You’re all caught up.');
  await welcome(page, 'Ceren').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');

  for (const title of ['Baker', 'Cook']) {
    const job = await makeJob(backend, employer, { title });
    const { _id } = await makeApplication(backend, candidate, job);
    const path = `/api/applications/${_id}/messages`;
    await backend.request('POST', path, { token: employer.token, json: { body: 'Hello' } });
  }
  await page.goto('/');
  await expect(welcome(page, 'Ceren').getByRole('link', { name: 'Dashboard 2' })).toBeVisible();
  await welcome(page, 'Ceren')
    .getByRole('link', { name: /1 new message/ })
    .click();
  await expect(page).toHaveURL(/\/applications\/[0-9a-f-]+$/);
});

test('an employer sees action items (HOME-4)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  await makeApplication(backend, candidate, await makeJob(backend, employer, { title: 'Baker' }));
  await signIn(employer);
  await page.goto('/');
  await welcome(page, 'Emre')
    .getByRole('link', { name: /Ceren Test.*New application · Baker/ })
    .click();
  await expect(page).toHaveURL(/\/applications\?open=/);
});

test('when action items fail to load, home links to their page', async ({
  page,
  candidate,
  employer,
  faults,
  signIn,
}) => {
  faults.respond(endpoints.listInterviews, 500);
  faults.respond(endpoints.listWaiting, 500);
  await signIn(candidate);
  await page.goto('/');
  await welcome(page, 'Ceren').getByRole('link', { name: 'My Applications' }).click();
  await expect(page).toHaveURL('/applications');
  await signIn(employer);
  await page.goto('/');
  await welcome(page, 'Emre').getByRole('link', { name: 'My Jobs' }).click();
  await expect(page).toHaveURL('/my-jobs');
});

test('all users can search from home (HOME-1)', async ({ page, candidate, signIn }) => {
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

test('shows three cards with four points each (HOME-2)', async ({ page }) => {
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

test('shows the newest jobs, overall job numbers and hiring companies (HOME-3)', async ({
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

test('the page works without the newest jobs (HOME-3)', async ({ page, faults }) => {
  faults.respond(endpoints.searchJobs, 500);
  faults.respond(endpoints.getJobFacets, 404);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'For employers' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Newest jobs' })).toBeHidden();
  await expect(main.getByRole('alert')).toHaveCount(0);
});
