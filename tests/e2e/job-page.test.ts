import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Backend } from '#tests/backend.ts';
import { makeJob, type Person } from '#tests/factories.ts';
import { openFullForm } from './apply-form.ts';
import { seeInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';

const fact = (page: Page, term: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) }) })
    .getByRole('definition');

const describeCompany = (backend: Backend, employer: Person, json: object) =>
  backend.request('PUT', '/api/users/profile/employer', { token: employer.token, json });

test('shows every fact about a job and its company (JOBPAGE-1)', async ({
  page,
  backend,
  employer,
}) => {
  await describeCompany(backend, employer, {
    company_name: 'Fırın',
    company_description: 'We bake.\nEvery day.',
    company_website: 'https://bakery.example/jobs',
  });
  const job = await makeJob(backend, employer, {
    title: 'Baker',
    company_name: 'Fırın',
    location: 'Izmir',
    is_remote: true,
    description: 'Bakes bread.\n\nAnd rolls.',
    responsibilities: '- Kneading\n- Baking',
    requirements: 'An early riser.',
    job_type: 'contract',
    experience_level: 'senior',
    salary_min: 50_000,
    salary_max: 70_000,
    application_deadline: '2199-12-31',
    required_skills: ['Dough', 'Ovens'],
    benefits: ['Free bread'],
  });
  await page.goto(`/jobs/${job._id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Baker', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Baker · Meydan');
  await expect(main.getByText('Fırın · Izmir (Remote)')).toBeVisible();
  await expect(fact(page, 'Job type')).toHaveText('Contract');
  await expect(fact(page, 'Experience level')).toHaveText('Senior Level');
  await expect(fact(page, 'Salary')).toHaveText('$50,000 – $70,000 per year');
  await expect(fact(page, 'Posted')).toHaveText(/^\w{3} \d{1,2} \w{3}$/);
  await expect(fact(page, 'Apply by')).toHaveText('Tue 31 Dec 2199');
  for (const text of ['And rolls.', 'An early riser.', 'Free bread', 'Every day.'])
    await expect(main.getByText(text)).toBeVisible();
  for (const item of ['Kneading', 'Dough', 'Ovens'])
    await expect(main.getByRole('listitem').filter({ hasText: item })).toBeVisible();
  const website = main.getByRole('link', { name: 'Visit website' });
  await expect(website).toHaveAttribute('href', 'https://bakery.example/jobs');
  await expect(website).toHaveAttribute('target', '_blank');
  await expect(website).toHaveAttribute('rel', /noopener/);
});

test('“All jobs” links back to the search that the visitor came from (JOBPAGE-6)', async ({
  page,
  backend,
  employer,
  candidate,
  signIn,
}) => {
  await makeJob(backend, employer, { title: 'Baker', location: 'Izmir' });
  const other = await makeJob(backend, employer, {
    title: 'Night baker',
    location: 'Izmir',
    description: 'Bakes at night.',
  });
  await signIn(candidate);
  const main = page.getByRole('main');
  const back = main.getByRole('link', { name: 'All jobs' });
  const search = '/jobs?query=baker&location=Izmir&jobType=full_time';
  await page.goto(search);
  await main.getByRole('link', { name: 'Baker', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'Baker', level: 1 })).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(search);
  // Even after a reload, a similar job and its form.
  await main.getByRole('link', { name: 'Baker', exact: true }).click();
  await page.reload();
  await main.getByRole('link', { name: 'Night baker' }).click();
  await expect(main.getByRole('heading', { name: 'Night baker', level: 1 })).toBeVisible();
  await openFullForm(page);
  await main.getByRole('link', { name: 'Back to the job' }).click();
  await back.click();
  await expect(page).toHaveURL(search);
  // After opening a link directly there is no search to return to.
  await page.goto(`/jobs/${other._id}`);
  await back.click();
  await expect(page).toHaveURL('/jobs');
});

test('the publication date takes precedence over the creation date, and a one-ended salary range is hidden (JOBPAGE-1, JOBPAGE-2)', async ({
  page,
  backend,
  employer,
  faults,
}) => {
  const job = await makeJob(backend, employer, { salary_min: 50_000 });
  const dates = { created_at: '2026-01-02T10:00:00Z', published_at: '2026-03-04T10:00:00Z' };
  faults.respond(endpoints.getJob, 200, { ...job, ...dates });
  await page.goto(`/jobs/${job._id}`);
  await expect(fact(page, 'Posted')).toHaveText(/^Wed 4 Mar/);
  await expect(page.getByRole('term').filter({ hasText: 'Salary' })).toHaveCount(0);
  faults.respond(endpoints.getJob, 200, { ...job, ...dates, published_at: null });
  await page.reload();
  await expect(fact(page, 'Posted')).toHaveText(/^Fri 2 Jan/);
});

test('missing values have placeholder texts, and a website that isn’t on the web is no link (JOBPAGE-1)', async ({
  page,
  faults,
}) => {
  const employer = { _id: '2', company_website: 'javascript:alert(1)' };
  faults.respond(endpoints.getJob, 200, { _id: '1', title: 'Baker', employer });
  faults.respond(endpoints.getSimilarJobs, 200, []);
  await page.goto('/jobs/1');
  const main = page.getByRole('main');
  await expect(main.getByText('Company Name', { exact: true })).toBeVisible();
  await expect(main.getByText('No company description available.')).toBeVisible();
  await seeInBoth(page, ['No company description available.']);
  await expect(main.getByRole('link', { name: 'Visit website' })).toHaveCount(0);
});

test('similar jobs are links', async ({ page, backend, employer }) => {
  const job = await makeJob(backend, employer, { title: 'Baker', required_skills: ['Dough'] });
  const other = await makeJob(backend, employer, {
    title: 'Night baker',
    description: 'Bakes at night.',
    required_skills: ['Dough'],
  });
  await page.goto(`/jobs/${job._id}`);
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
  await page.getByRole('link', { name: 'Night baker', exact: true }).click();
  await expect(page).toHaveURL(`/jobs/${other._id}`);
  await expect(page.getByRole('heading', { name: 'Night baker', level: 1 })).toBeFocused();
});

test('the page works without similar jobs and when they fail to load (JOBPAGE-3)', async ({
  page,
  backend,
  employer,
  faults,
}) => {
  const job = await makeJob(backend, employer);
  faults.respond(endpoints.getSimilarJobs, 500);
  await page.goto(`/jobs/${job._id}`);
  await expect(page.getByRole('heading', { name: job.title, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
