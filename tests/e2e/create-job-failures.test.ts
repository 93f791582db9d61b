import { endpoints } from '#src/contract/endpoints.ts';
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

const failuresByReply = [
  { status: 401, body: { msg: 'Who?' }, text: 'Please login to create a job' },
  { status: 400, body: { msg: 'Too many jobs' }, text: 'Too many jobs' },
  { status: 422, body: { message: 'Not today' }, text: 'Not today' },
  { status: 500, body: {}, text: 'Failed to create job' },
  // The reply isn't a job.
  { status: 200, body: {}, text: 'Failed to create job' },
];
test('a failure says why and keeps the input (ERROR-1)', async ({ page, faults }) => {
  for (const { status, body, text } of failuresByReply) {
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

test('each error in a list gets an alert, and shows beside the field it names (FORM-1)', async ({
  page,
  faults,
}) => {
  faults.respond(CALL, 400, {
    errors: [
      { msg: 'Enter the job title', path: 'title' },
      { msg: 'Something of another server', path: 'x' },
      { msg: 'Something of another server', path: 'y' },
    ],
  });
  await submit(page);
  await expect(failures(page)).toHaveText(['Enter the job title', 'Something of another server']);
  await expect(field(page, 'Job title')).toHaveAccessibleDescription('Enter the job title');
  await field(page, 'Job title').fill('Pastry cook');
  await expect(field(page, 'Job title')).not.toHaveAttribute('aria-invalid');
});
