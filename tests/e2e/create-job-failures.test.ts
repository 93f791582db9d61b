import { endpoints } from '../../src/contract/endpoints.ts';
import {
  AFTER_POSTING,
  failures,
  field,
  fillRequired,
  openForm,
  submit,
} from './create-job-form.ts';
import { expect, test } from './fixtures.ts';

const CALL = endpoints.createJob;

test.beforeEach(async ({ page, employer, signIn }) => {
  await signIn(employer);
  await openForm(page);
  await fillRequired(page);
});

const said = [
  { status: 401, body: { msg: 'Who?' }, text: 'Please login to create a job' },
  { status: 400, body: { msg: 'Too many jobs' }, text: 'Too many jobs' },
  { status: 422, body: { message: 'Not today' }, text: 'Not today' },
  { status: 500, body: {}, text: 'Failed to create job' },
];
test('a failure says why, and keeps what was written', async ({ page, faults }) => {
  for (const { status, body, text } of said) {
    faults.clear();
    faults.respond(CALL, status, body);
    await submit(page);
    await expect(failures(page)).toHaveText(text);
    await expect(failures(page)).toBeInViewport();
    await expect(page).toHaveURL('/jobs/create');
    await expect(field(page, 'Job title')).toHaveValue('Baker');
  }
  faults.clear();
  await submit(page);
  await expect(page).toHaveURL(AFTER_POSTING);
  await expect(page.getByRole('article').first()).toContainText('Baker');
});

test('a list of errors is one alert each, and stands beside the fields that it names', async ({
  page,
  faults,
}) => {
  faults.respond(CALL, 400, {
    errors: [
      { msg: 'Job title is required', path: 'title' },
      { msg: 'Something of another server', path: 'x' },
      { msg: 'Something of another server', path: 'y' },
    ],
  });
  await submit(page);
  await expect(failures(page)).toHaveText(['Job title is required', 'Something of another server']);
  await expect(field(page, 'Job title')).toHaveAccessibleDescription('Job title is required');
  await field(page, 'Job title').fill('Pastry cook');
  await expect(field(page, 'Job title')).not.toHaveAttribute('aria-invalid');
});

test('a job that arrives after its form was left is not there to be posted again', async ({
  page,
  network,
}) => {
  const release = network.hold(CALL);
  await submit(page);
  await expect.poll(() => network.made(CALL)).toHaveLength(1);
  await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
  // The address changes first, the screen when its code is there.
  await expect(page.getByRole('searchbox', { name: 'Keywords' })).toBeVisible();
  release();
  await expect(page.getByText('Job posted successfully')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Job title')).toHaveValue('');
});

test('without a network', async ({ page, faults }) => {
  faults.offline();
  await submit(page);
  await expect(failures(page)).toHaveText(
    'Unable to connect to the server. Please check your internet connection.',
  );
  await expect(field(page, 'Job title')).toHaveValue('Baker');
});

test('a reply that is no job', async ({ page, faults }) => {
  faults.malformed(CALL);
  await submit(page);
  await expect(failures(page)).toHaveText('Failed to create job');
});
