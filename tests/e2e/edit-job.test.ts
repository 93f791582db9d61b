import { endpoints } from '#src/contract/endpoints.ts';
import { makeJob } from '#tests/factories.ts';
import { failures, field } from './create-job-form.ts';
import { changeElsewhere, expireJobs, openEdit, save, UPDATE } from './edit-job-form.ts';
import { expect, test } from './fixtures.ts';

const PROFILE = endpoints.updateCompanyName;

test('the form has all fields of the job and sends them trimmed, followed by the calls that depend on it (EDIT-1, EDIT-3, EDIT-4)', async ({
  page,
  backend,
  employer,
  network,
  signIn,
}) => {
  const job = await makeJob(backend, employer, {
    title: 'Baker',
    is_remote: true,
    job_type: 'temporary',
    experience_level: 'executive',
    salary_min: 40_000,
    salary_max: 50_000,
    application_deadline: '2099-12-31',
    contact_email: 'jobs@firin.example',
    required_skills: ['Bread', 'Cake'],
    benefits: ['Free bread'],
  });
  await signIn(employer);
  await openEdit(page, job);
  await expect(page.getByRole('heading', { name: 'Edit Job', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Edit Job · Meydan');
  for (const [label, value] of Object.entries({
    'Job title': 'Baker',
    'Company name': job.company_name,
    Location: job.location,
    Description: job.description,
    Responsibilities: job.responsibilities,
    Requirements: job.requirements,
    'Minimum salary': '40000',
    'Maximum salary': '50000',
    'Contact email': 'jobs@firin.example',
  }))
    await expect(field(page, label)).toHaveValue(value);
  await expect(page.getByLabel('Application deadline')).toHaveValue('2099-12-31');
  await expect(page.getByLabel('Job type')).toHaveValue('temporary');
  await expect(page.getByLabel('Experience level')).toHaveValue('executive');
  await expect(page.getByLabel('Workplace')).toHaveValue('remote');

  await field(page, 'Job title').fill('  Kıdemli fırıncı ');
  await field(page, 'Company name').fill(' Fırın ');
  await field(page, 'Minimum salary').fill('');
  await field(page, 'Maximum salary').fill('0060000');
  await page.getByRole('button', { name: 'Remove Cake' }).click();
  await field(page, 'Benefits').fill('Free simit');
  await save(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Job updated successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kıdemli fırıncı', exact: true })).toBeVisible();
  expect(network.made(UPDATE).map(({ json }) => json)).toEqual([
    {
      title: 'Kıdemli fırıncı',
      company_name: 'Fırın',
      location: job.location,
      description: job.description,
      requirements: job.requirements,
      responsibilities: job.responsibilities,
      job_type: 'temporary',
      experience_level: 'executive',
      is_remote: true,
      workplace: 'remote',
      salary_min: 0,
      salary_max: 60_000,
      salary_currency: 'USD',
      salary_period: 'year',
      hours_per_week: 0,
      start_date: null,
      positions: 0,
      application_deadline: '2099-12-31',
      contact_email: 'jobs@firin.example',
      required_skills: ['Bread'],
      benefits: ['Free bread', 'Free simit'],
      questions: [],
      status: 'published',
      __v: job.__v,
    },
  ]);
  expect(network.made(PROFILE).map(({ json }) => json)).toEqual([
    { company_name: 'Fırın', user_type: 'employer' },
  ]);
  // Once for the form, once after the update.
  expect(network.made(endpoints.getJob).filter(({ path }) => path.endsWith(job._id))).toHaveLength(
    2,
  );
});

test('failures show, and nothing typed is lost (EDIT-2)', async ({
  page,
  backend,
  employer,
  faults,
  signIn,
}) => {
  const job = await makeJob(backend, employer, { title: 'Baker' });
  await signIn(employer);
  await openEdit(page, job);
  await field(page, 'Job title').fill('Simit baker');
  const expectFailure = async (text: string) => {
    await save(page);
    await expect(failures(page)).toHaveText(text);
    await expect(failures(page)).toBeInViewport();
    await expect(page).toHaveURL(`/jobs/${job._id}/edit`);
    await expect(field(page, 'Job title')).toHaveValue('Simit baker');
    faults.clear();
  };
  faults.respond(UPDATE, 500);
  await expectFailure('Failed to update job');
  faults.respond(UPDATE, 403, { msg: 'You do not have permission to change this job' });
  await expectFailure('You do not have permission to change this job');
  faults.malformed(UPDATE);
  await expectFailure('Invalid response from update');
  faults.malformed(UPDATE, JSON.stringify({ ...job, _id: 'another' }));
  await expectFailure('Invalid response from update');
  faults.offline();
  await expectFailure('Unable to connect to the server. Please check your internet connection.');
});

test('when loading the job after an update fails, the form says so and can be saved again (EDIT-3)', async ({
  page,
  backend,
  employer,
  faults,
  network,
  signIn,
}) => {
  const job = await makeJob(backend, employer, { title: 'Baker' });
  await signIn(employer);
  await openEdit(page, job);
  await field(page, 'Job title').fill('Simit baker');
  faults.respond(endpoints.getJob, 500);
  // A failed profile call is only logged.
  faults.respond(PROFILE, 500);
  await save(page);
  await expect(failures(page)).toHaveText('Failed to fetch updated job data');
  faults.clear();
  await save(page);
  await expect(page).toHaveURL('/dashboard');
  expect(network.made(UPDATE)).toHaveLength(2);
});

test('saving opens a closed job; a passed deadline must be changed first (EDIT-1)', async ({
  page,
  backend,
  employer,
  network,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  await changeElsewhere(backend, employer, job, { status: 'closed' });
  await signIn(employer);
  await openEdit(page, job);
  await expect(page.getByText('This job is closed. Saving will reopen it.')).toBeVisible();
  await expireJobs(backend);
  await page.reload();
  await expect(page.getByText('The deadline for this job has passed.')).toBeVisible();
  await save(page);
  const deadline = page.getByLabel('Application deadline');
  await expect(deadline).toHaveAccessibleDescription('The deadline must not be in the past');
  await expect(deadline).toBeFocused();
  await field(page, 'Job title').fill('');
  await field(page, 'Maximum salary').fill('1.555');
  await deadline.fill('');
  await save(page);
  await expect(field(page, 'Job title')).toHaveAccessibleDescription('Enter the job title');
  await expect(field(page, 'Maximum salary')).toHaveAccessibleDescription(/two decimals/);
  expect(network.made(UPDATE)).toEqual([]);
  await field(page, 'Job title').fill('Baker');
  await field(page, 'Maximum salary').fill('');
  await save(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('article')).not.toContainText(/Closed|Deadline/);
});
