import { endpoints } from '#src/contract/endpoints.ts';
import { makeJob } from '#tests/factories.ts';
import {
  AFTER_POSTING,
  field,
  fillRequired,
  openForm,
  openPosted,
  submit,
} from './create-job-form.ts';
import { expireJobs, openEdit, press, UPDATE } from './edit-job-form.ts';
import { expect, test } from './fixtures.ts';

test('a draft needs only a title, can be saved again, and is published once complete (EDIT-1, POST-4, POST-5)', async ({
  page,
  employer,
  network,
  signIn,
}) => {
  await signIn(employer);
  await openForm(page);
  await press(page, 'Save draft');
  await expect(field(page, 'Job title')).toHaveAccessibleDescription('Enter the job title');
  await expect(field(page, 'Job title')).toBeFocused();
  await expect(field(page, 'Description')).not.toHaveAttribute('aria-invalid');
  await field(page, 'Job title').fill('Baker');
  await press(page, 'Save draft');
  await expect(page).toHaveURL('/my-jobs?tab=drafts');
  await expect(page.getByText('Draft saved')).toBeVisible();
  expect(network.made(endpoints.createJob)[0]?.json).toMatchObject({
    title: 'Baker',
    description: '',
    status: 'draft',
  });

  await page.getByRole('article').getByRole('link', { name: 'Continue editing' }).click();
  await expect(page.getByText('This is a draft.')).toBeVisible();
  await field(page, 'Location').fill('Izmir');
  await press(page, 'Save draft');
  await expect(page).toHaveURL('/my-jobs?tab=drafts');
  await expect(page.getByRole('article')).toContainText('Izmir');
  // A draft's company name isn't copied to the profile.
  expect(network.made(endpoints.updateCompanyName)).toEqual([]);

  await page.getByRole('article').getByRole('link', { name: 'Baker' }).click();
  await press(page, 'Publish');
  await expect(field(page, 'Company name')).toHaveAccessibleDescription('Enter the company name');
  expect(network.made(UPDATE)).toHaveLength(1);
  await fillRequired(page);
  await press(page, 'Publish');
  await expect(page).toHaveURL(AFTER_POSTING);
  await expect(page.getByText('Job posted successfully')).toBeVisible();
  await openPosted(page);
  await expect(page.getByRole('complementary', { name: 'Your job' })).toContainText('Published');
  expect(network.made(UPDATE)[1]?.json).toMatchObject({ location: 'Izmir', status: 'published' });
});

test('the preview shows the form’s content as the job page will (POST-9)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  await backend.request('PUT', '/api/users/profile/employer', {
    token: employer.token,
    json: { company_description: 'We bake since 1950.' },
  });
  await signIn(employer);
  await openForm(page);
  await fillRequired(page);
  await field(page, 'Description').fill('- Bread\n- <b>Simit</b>');
  await field(page, 'Minimum salary').fill('40000');
  await field(page, 'Maximum salary').fill('50 000');
  await field(page, 'Benefits').fill('Free bread,');
  await press(page, 'Preview');
  const dialog = page.getByRole('dialog', { name: 'How candidates will see it' });
  await expect(dialog.getByRole('heading', { name: 'Baker' })).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: '<b>Simit</b>' })).toBeVisible();
  for (const text of [
    '$40,000 – $50,000 per year',
    'Full Time',
    'Free bread',
    'We bake since 1950.',
  ])
    await expect(dialog.getByText(text)).toBeVisible();
  await expect(page).toHaveTitle('Post a Job · Meydan');
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
});

test('duplicating a job copies all but its passed deadline, and its input is kept apart from a new job’s (POST-6)', async ({
  page,
  backend,
  employer,
  network,
  signIn,
}) => {
  const job = await makeJob(backend, employer, {
    title: 'Baker',
    salary_min: 40_000,
    required_skills: ['Bread'],
  });
  await expireJobs(backend);
  await signIn(employer);
  await openForm(page);
  await field(page, 'Job title').fill('Something else');
  await page.goto('/my-jobs');
  await page.getByRole('button', { name: 'Manage Baker' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(`/jobs/create?from=${job._id}`);
  await expect(page.getByText('This is a copy of “Baker”.')).toBeVisible();
  await expect(field(page, 'Job title')).toHaveValue('Baker');
  await field(page, 'Location').fill('Ankara');
  await submit(page);
  await expect(page).toHaveURL(AFTER_POSTING);
  expect(network.made(endpoints.createJob)[0]?.json).toMatchObject({
    title: 'Baker',
    location: 'Ankara',
    salary_min: 40_000,
    application_deadline: null,
    required_skills: ['Bread'],
    status: 'published',
  });
  await openForm(page);
  await expect(field(page, 'Job title')).toHaveValue('Something else');
  await openEdit(page, job);
  await expect(field(page, 'Location')).toHaveValue(job.location);
});
