import { endpoints } from '#src/contract/endpoints.ts';
import { insertApplications } from '#tests/factories.ts';
import { changeApplication } from '#tests/long-market.ts';
import { expect, test } from './fixtures.ts';
import { makeAppliedJob, notice, pathOf, statusOf } from './job-applications-page.ts';

const SETTABLE = ['Pending', 'Reviewing', 'Rejected', 'Accepted'];
const NAME = 'Ayşe Kaya';
const PUT = endpoints.setApplicationStatus;

test('every status is sent, saved and confirmed by name (STATUS-4)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
}) => {
  const { job, application } = await makeAppliedJob(backend, employer);
  await signIn(employer);
  await page.goto(pathOf(job));
  const status = statusOf(page, NAME);
  await expect(status.getByRole('option')).toHaveText([
    'Pending',
    'Reviewing',
    'Rejected',
    'Accepted',
  ]);
  const steps = [
    { label: 'Reviewing', value: 'reviewed', said: 'reviewing' },
    { label: 'Rejected', value: 'rejected', said: 'rejected' },
    { label: 'Accepted', value: 'hired', said: 'accepted' },
    { label: 'Pending', value: 'pending', said: 'pending' },
  ];
  for (const { label, value, said } of steps) {
    await status.selectOption(label);
    await expect(notice(page, `Application status updated to ${said} successfully`)).toBeVisible();
    await expect(status).toHaveValue(value);
    const call = network.made(PUT).at(-1);
    expect(call?.path).toBe(`/api/applications/${application._id}/status`);
    expect(call?.json).toEqual({ status: value });
  }
  // Keys only preselect a status: Enter or leaving the field saves it, Escape restores the old one.
  await status.focus();
  await page.keyboard.press('R');
  await expect(status).toHaveValue('reviewed');
  await expect(status).toHaveAccessibleDescription('Press Enter to save');
  await page.keyboard.press('Escape');
  await expect(status).toHaveValue('pending');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect(status).toHaveValue('hired');
  expect(network.made(PUT)).toHaveLength(steps.length);
  await page.keyboard.press('Enter');
  await expect.poll(() => network.made(PUT).at(-1)?.json).toEqual({ status: 'hired' });
  await expect(status).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect.poll(() => network.made(PUT).at(-1)?.json).toEqual({ status: 'rejected' });
  await expect(status).toBeEnabled();
  await page.reload();
  await expect(status).toHaveValue('rejected');
});

test('only the changed dropdown is disabled until the list has reloaded (REVIEW-3)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
}) => {
  const { job } = await makeAppliedJob(backend, employer);
  await insertApplications(backend, job, 1);
  await signIn(employer);
  await page.goto(pathOf(job));
  const status = statusOf(page, NAME);
  const other = page.getByRole('table').getByRole('combobox').first();
  await expect(status).toBeVisible();
  const releaseChange = network.hold(PUT);
  const releaseList = network.hold(endpoints.listJobApplications);
  await status.selectOption('Reviewing');
  await expect(status).toBeDisabled();
  await expect(status).toHaveValue('reviewed');
  await expect(other).toBeEnabled();
  releaseChange();
  await expect.poll(() => network.made(endpoints.listJobApplications).length).toBe(2);
  await expect(status).toBeDisabled();
  releaseList();
  await expect(status).toBeEnabled();
  await expect(status).toHaveValue('reviewed');
});

const failures = [
  { status: 400, body: { msg: 'Too late' }, text: 'Too late' },
  { status: 400, body: {}, text: 'Invalid status update request' },
  {
    status: 403,
    body: { msg: 'No' },
    text: 'You do not have permission to update this application',
  },
  { status: 404, body: { msg: 'No' }, text: 'Application not found' },
  { status: 500, body: { msg: 'No' }, text: 'Failed to update application status' },
];
test('a failure says why and reverts the change, which can then be retried (ERROR-1, REVIEW-3)', async ({
  page,
  backend,
  employer,
  signIn,
  faults,
}) => {
  const { job } = await makeAppliedJob(backend, employer);
  await signIn(employer);
  await page.goto(pathOf(job));
  const dropdown = statusOf(page, NAME);
  const success = notice(page, 'Application status updated to rejected successfully');
  for (const { status, body, text } of failures) {
    faults.clear();
    faults.respond(PUT, status, body);
    await dropdown.selectOption('Rejected');
    await expect(notice(page, text)).toBeVisible();
    await expect(dropdown).toHaveValue('pending');
    await expect(dropdown).toBeEnabled();
    await expect(success).toBeHidden();
  }
  faults.clear();
  await dropdown.selectOption('Rejected');
  await expect(dropdown).toHaveValue('rejected');
  await expect(success).toBeVisible();
});

test('a status that can’t be set shows while current, and all choices have different names', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const { job, application } = await makeAppliedJob(backend, employer);
  await changeApplication(backend, application, { status: 'accepted' });
  await signIn(employer);
  await page.goto(pathOf(job));
  const status = statusOf(page, NAME);
  await expect(status.getByRole('option', { selected: true })).toHaveText('Accepted');
  await expect(status.getByRole('option')).toHaveText(SETTABLE);

  await changeApplication(backend, application, { status: 'interview' });
  await page.reload();
  await expect(status.getByRole('option', { selected: true })).toHaveText('Interview');
  await expect(status.getByRole('option')).toHaveText(['Interview', ...SETTABLE]);
  await status.selectOption('reviewed');
  await expect(status).toHaveValue('reviewed');
  await expect(status).toBeEnabled();
  await expect(status.getByRole('option')).toHaveText(SETTABLE);
});
