import { endpoints } from '#src/contract/endpoints.ts';
import {
  AFTER_POSTING,
  field,
  fillRequired,
  openForm,
  openPosted,
  submit,
} from './create-job-form.ts';
import { expect, test } from './fixtures.ts';

const CALL = endpoints.createJob;

test('empty fields get defaults, and the new job comes first in the list (JOB-4, POST-5)', async ({
  page,
  employer,
  signIn,
  network,
}) => {
  await signIn(employer);
  await openForm(page);
  await expect(page.getByRole('heading', { name: 'Post a Job', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Post a Job · Meydan');
  await expect(page.getByLabel('Job type')).toHaveValue('full_time');
  await expect(page.getByLabel('Experience level')).toHaveValue('entry');
  await expect(field(page, 'Contact email')).toHaveValue(employer.email);
  // With `display: block`, WebKit aligns a date to the top of its field.
  await expect(page.getByLabel('Application deadline')).toHaveCSS('display', 'flex');
  await fillRequired(page);
  await submit(page);
  await expect(page).toHaveURL(AFTER_POSTING);
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('Job posted successfully'),
  ).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Baker');
  await openPosted(page);
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Baker', level: 1 })).toBeVisible();
  await expect(page.getByText('Job posted successfully')).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Your job' })).toContainText(
    'No applications yet',
  );
  expect(network.made(CALL).map(({ json }) => json)).toEqual([
    {
      title: 'Baker',
      company_name: 'Fırın',
      location: '',
      is_remote: false,
      workplace: 'on_site',
      job_type: 'full_time',
      experience_level: 'entry',
      salary_min: 0,
      salary_max: 0,
      salary_currency: 'USD',
      salary_period: 'year',
      hours_per_week: 0,
      start_date: null,
      positions: 0,
      application_deadline: null,
      contact_email: employer.email,
      description: 'Bread and simit.',
      responsibilities: 'Baking.',
      requirements: 'Early hours.',
      required_skills: [],
      benefits: [],
      questions: [],
      status: 'published',
    },
  ]);
});

test('the company name is prefilled; a draft keeps its own (POST-6)', async ({
  page,
  backend,
  employer,
  faults,
  signIn,
}) => {
  await backend.request('PUT', '/api/users/profile/employer', {
    token: employer.token,
    json: { company_name: 'Fırın A.Ş.' },
  });
  await signIn(employer);
  await openForm(page);
  await expect(field(page, 'Company name')).toHaveValue('Fırın A.Ş.');
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
  await field(page, 'Company name').fill('Fırın');
  await page.reload();
  await expect(field(page, 'Company name')).toHaveValue('Fırın');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(field(page, 'Company name')).toHaveValue('Fırın A.Ş.');
  // A profile that fails to load doesn't block posting.
  faults.respond(endpoints.getProfile, 500);
  await page.reload();
  await expect(field(page, 'Company name')).toHaveValue('');
});

test('all fields are sent, trimmed, with salaries as numbers (POST-6)', async ({
  page,
  employer,
  signIn,
  network,
}) => {
  await signIn(employer);
  await openForm(page);
  await fillRequired(page);
  await field(page, 'Job title').fill('  Kıdemli fırıncı  ');
  await field(page, 'Location').fill(' İzmir ');
  await page.getByLabel('Workplace').selectOption('Remote');
  const types = page.getByLabel('Job type');
  await expect(types.getByRole('option')).toHaveText([
    'Full Time',
    'Part Time',
    'Contract',
    'Temporary',
    'Internship',
  ]);
  await types.selectOption('Temporary');
  const levels = page.getByLabel('Experience level');
  await expect(levels.getByRole('option')).toHaveText([
    'Entry Level',
    'Mid Level',
    'Senior Level',
    'Executive Level',
    'Not specified',
  ]);
  await levels.selectOption('Executive Level');
  await page.getByLabel('Minimum salary').fill('40000');
  await page.getByLabel('Maximum salary').fill('0050000');
  await page.getByLabel('Currency').selectOption('TRY');
  await page.getByLabel('Pay period').selectOption('A month');
  await expect(page.getByLabel('Hours per week')).toHaveCount(0);
  await page.getByRole('button', { name: 'More details' }).press('Enter');
  await expect(page.getByLabel('Hours per week')).toBeFocused();
  await page.getByLabel('Hours per week').fill('30');
  await page.getByLabel('Number of positions').fill('3');
  await page.getByLabel('Start date').fill('2099-02-01');
  await page.getByLabel('Application deadline').fill('2099-12-31');
  await field(page, 'Contact email').fill(' jobs@firin.example ');
  await field(page, 'Description').fill('\n Two\nlines \n');
  await submit(page);
  await expect(page).toHaveURL(AFTER_POSTING);
  expect(network.made(CALL)[0]?.json).toMatchObject({
    title: 'Kıdemli fırıncı',
    location: 'İzmir',
    is_remote: true,
    workplace: 'remote',
    job_type: 'temporary',
    experience_level: 'executive',
    salary_min: 40_000,
    salary_max: 50_000,
    salary_currency: 'TRY',
    salary_period: 'month',
    hours_per_week: 30,
    positions: 3,
    start_date: '2099-02-01',
    application_deadline: '2099-12-31',
    contact_email: 'jobs@firin.example',
    description: 'Two\nlines',
  });
  await openPosted(page);
  await expect(page.getByRole('heading', { name: 'Kıdemli fırıncı', level: 1 })).toBeVisible();
  const facts = page.getByRole('main').locator('dl').first();
  for (const text of ['a month', '30 hours a week', 'Sun 1 Feb 2099'])
    await expect(facts).toContainText(text);
});

test('the link in a posted job’s alert can be reached by keyboard in time (ALERT-2, ALERT-4, POST-5)', async ({
  page,
  employer,
  signIn,
}) => {
  await page.clock.install();
  await signIn(employer);
  await openForm(page);
  await fillRequired(page);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Find Jobs', level: 1 })).toBeFocused();
  const link = page.getByRole('link', { name: 'View Job' });
  // Longer than an alert without a link stays; the key presses below take time too.
  await page.clock.fastForward(12_000);
  // The alert comes before the navigation bar and the focused heading.
  for (let presses = 0; presses < 12; presses += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await expect(link).toBeFocused();
  await page.clock.fastForward(60_000);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Baker', level: 1 })).toBeVisible();
});
