import { endpoints } from '#src/contract/endpoints.ts';
import { makeJob, makeResume } from '#tests/factories.ts';
import { applyForm, openApplyDialog } from './apply-form.ts';
import { expect, test } from './fixtures.ts';

test('a job’s link is copied, or shown when copying isn’t allowed', async ({
  page,
  context,
  backend,
  employer,
  baseURL,
}) => {
  const job = await makeJob(backend, employer);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/jobs/${job._id}?from=mail`);
  const button = page.getByRole('button', { name: 'Copy link' });
  await button.click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const address = `${baseURL}/jobs/${job._id}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await button.click();
  const field = page.getByRole('textbox', { name: 'Link to this job' });
  await expect(field).toHaveValue(address);
  await expect(field).toBeFocused();
});

test('the apply dialog offers the resume of the profile (APPLY-2, PROFILE-6)', async ({
  page,
  backend,
  candidate,
  employer,
  network,
  signIn,
}) => {
  const resume_url = await makeResume(backend, candidate, 'ceren.pdf');
  await backend.request('PUT', '/api/users/profile', {
    token: candidate.token,
    json: { resume_url },
  });
  await signIn(candidate);
  await openApplyDialog(page, await makeJob(backend, employer));
  const { dialog, letter, submit } = applyForm(page);
  const stored = dialog.getByRole('radio', { name: /^The one from my profile/ });
  await expect(stored).toBeChecked();
  await expect(dialog.getByText('ceren.pdf')).toBeVisible();
  // 'Another file' is selected but no file is chosen.
  await dialog.getByRole('radio', { name: 'Another file' }).check();
  await letter.fill('I would like this.');
  await submit.click();
  await expect(dialog.getByText('Please upload your resume')).toBeVisible();
  await stored.check();
  await expect(dialog.getByText('Please upload your resume')).toHaveCount(0);
  await submit.click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  expect(network.made(endpoints.uploadResume)).toHaveLength(0);
  expect(network.made(endpoints.applyToJob).at(-1)?.json).toMatchObject({ resume_url });
});
