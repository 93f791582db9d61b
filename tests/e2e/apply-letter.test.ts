import type { Job } from '../../src/contract/job.ts';
import { makeCandidate, makeJob } from '../factories.ts';
import { applyForm, openApplyDialog, sendApplication } from './apply-form.ts';
import { expect, test as withoutJob } from './fixtures.ts';

const test = withoutJob.extend<{ job: Job }>({
  job: ({ backend, employer }, use) => makeJob(backend, employer).then(use),
});

test('a letter outlives closing and reloading', async ({ page, candidate, job, signIn }) => {
  await signIn(candidate);
  await openApplyDialog(page, job);
  const form = applyForm(page);
  await form.letter.fill('Half a letter');
  await form.cancel.click();
  await expect(form.dialog).toHaveCount(0);
  await form.opener.click();
  await expect(form.letter).toHaveValue('Half a letter');
  await page.reload();
  await form.opener.click();
  await expect(form.letter).toHaveValue('Half a letter');
});

test('a letter belongs to its writer and its job', async ({
  page,
  backend,
  candidate,
  employer,
  job,
  signIn,
}) => {
  const otherJob = await makeJob(backend, employer);
  const otherCandidate = await makeCandidate(backend);
  await signIn(candidate);
  await openApplyDialog(page, job);
  const form = applyForm(page);
  await form.letter.fill('Half a letter');
  await openApplyDialog(page, otherJob);
  await expect(form.letter).toHaveValue('');
  await page.evaluate((token) => window.localStorage.setItem('token', token), otherCandidate.token);
  await openApplyDialog(page, job);
  await expect(form.letter).toHaveValue('');
});

test('nothing is kept of a letter that was sent', async ({ page, candidate, job, signIn }) => {
  await signIn(candidate);
  await openApplyDialog(page, job);
  await sendApplication(page, 'A letter to send');
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(window.localStorage));
  expect(kept).not.toContain('A letter to send');
});

test('nothing is kept of a letter after logging out', async ({ page, candidate, job, signIn }) => {
  await signIn(candidate);
  await openApplyDialog(page, job);
  const form = applyForm(page);
  await form.letter.fill('Half a letter');
  await form.cancel.click();
  await page.getByRole('button', { name: 'Account of Ceren' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(window.localStorage));
  expect(kept).not.toContain('Half a letter');
});
