import { endpoints } from '#src/contract/endpoints.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { makeJob, makeResume } from '#tests/factories.ts';
import { applyForm, file, openApplyDialog } from './apply-form.ts';
import { expect, test as withoutJob } from './fixtures.ts';

const test = withoutJob.extend<{ job: Job }>({
  job: ({ backend, employer }, use) => makeJob(backend, employer).then(use),
});

test('letter and file survive closing the dialog; after a reload the file must be chosen again (FORM-2)', async ({
  page,
  backend,
  candidate,
  job,
  network,
  signIn,
}) => {
  const stored = await makeResume(backend, candidate);
  await backend.request('PUT', '/api/users/profile', {
    token: candidate.token,
    json: { resume_url: stored },
  });
  await signIn(candidate);
  await openApplyDialog(page, job);
  const form = applyForm(page);
  const input = form.dialog.locator('input[type="file"]');
  const other = form.dialog.getByRole('radio', { name: 'Another file' });
  const open = async () => {
    await form.opener.click();
    await expect(other).toBeChecked();
  };
  await other.check();
  await form.cancel.click();
  await open();
  await input.setInputFiles(file('newest.pdf'));
  await form.letter.fill('A letter');
  await form.cancel.click();
  await open();
  await expect(form.dialog.getByText('newest.pdf')).toBeVisible();
  // The file survives a visit to another page too.
  await form.cancel.click();
  await page.getByRole('main').getByRole('link', { name: 'All jobs' }).click();
  await page.getByRole('main').getByRole('link', { name: job.title, exact: true }).click();
  await open();
  await expect(form.dialog.getByText('newest.pdf')).toBeVisible();

  const lost = form.dialog.getByText('Please choose “newest.pdf” again');
  for (const _ of [1, 2]) {
    await page.reload();
    await open();
    await expect(lost).toBeVisible();
    await expect(form.letter).toHaveValue(/letter$/);
    await form.letter.fill('Another letter');
  }
  await form.submit.click();
  await expect(input).toHaveAccessibleDescription(/Please upload your resume$/);
  await input.setInputFiles(file('newest.pdf'));
  await expect(lost).toHaveCount(0);
  await form.submit.click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  expect(network.made(endpoints.applyToJob).at(-1)?.json).toMatchObject({
    resume_url: expect.stringContaining('newest.pdf'),
  });
  const storage = await page.evaluate(() => JSON.stringify(window.localStorage));
  expect(storage).not.toContain('newest.pdf');
});

test('logging out deletes the stored letter (FORM-2, SESSION-7)', async ({
  page,
  candidate,
  job,
  signIn,
}) => {
  await signIn(candidate);
  await openApplyDialog(page, job);
  const form = applyForm(page);
  await form.letter.fill('Half a letter');
  await form.cancel.click();
  await page.getByRole('button', { name: 'Account of Ceren' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  const storage = await page.evaluate(() => JSON.stringify(window.localStorage));
  expect(storage).not.toContain('Half a letter');
});
