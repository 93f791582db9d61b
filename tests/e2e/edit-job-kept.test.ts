import { makeJob } from '#tests/factories.ts';
import { AFTER_POSTING, field, fillRequired, openForm, submit } from './create-job-form.ts';
import { openEdit, press, save, UPDATE } from './edit-job-form.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './login-form.ts';

const RESTORED = 'We’ve kept what you typed here before.';

test('input survives a reload, separately for each job, and can be discarded (FORM-2, FORM-3)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer, { title: 'Baker', required_skills: ['Bread'] });
  const other = await makeJob(backend, employer, { title: 'Clerk' });
  await signIn(employer);
  await openEdit(page, job);
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
  await field(page, 'Job title').fill('Simit baker');
  await field(page, 'Required skills').fill('Simit,');
  await openEdit(page, other);
  await expect(field(page, 'Job title')).toHaveValue('Clerk');
  await openEdit(page, job);
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(field(page, 'Job title')).toHaveValue('Simit baker');
  await expect(page.getByRole('button', { name: 'Remove Simit' })).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Discard your changes?' });
  await press(page, 'Discard changes');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Job title')).toHaveValue('Simit baker');
  await press(page, 'Discard changes');
  await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(field(page, 'Job title')).toHaveValue('Baker');
  await expect(field(page, 'Job title')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove Simit' })).toHaveCount(0);
  await expect(page.getByText(RESTORED)).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'Job title')).toHaveValue('Baker');
  await expect(page.getByText(RESTORED)).toHaveCount(0);
});

test('input survives an expired session and is deleted once sent (FORM-2)', async ({
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
  faults.respond(UPDATE, 401, { msg: 'Token has expired, please log in again' });
  await save(page);
  // Waits for the login page, since the job form also has an email field.
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  faults.clear();
  await logIn(page, employer.email);
  await expect(page).toHaveURL(`/jobs/${job._id}/edit`);
  await expect(field(page, 'Job title')).toHaveValue('Simit baker');
  await save(page);
  await expect(page).toHaveURL('/dashboard');
  await openEdit(page, job);
  await expect(page.getByText(RESTORED)).toHaveCount(0);
});

test('the input for a new job is kept until the job is posted or discarded (FORM-2)', async ({
  page,
  employer,
  signIn,
}) => {
  await signIn(employer);
  await openForm(page);
  await field(page, 'Job title').fill('Baker');
  await page.reload();
  await expect(field(page, 'Job title')).toHaveValue('Baker');
  await press(page, 'Discard changes');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(field(page, 'Job title')).toHaveValue('');
  await expect(field(page, 'Contact email')).toHaveValue(employer.email);
  await fillRequired(page);
  await submit(page);
  await expect(page).toHaveURL(AFTER_POSTING);
  await openForm(page);
  await expect(field(page, 'Job title')).toHaveValue('');
});
