import { endpoints } from '#src/contract/endpoints.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { makeApplication, makeJob, pdfBytes } from '#tests/factories.ts';
import { startTcpProxy } from '#tests/tcp-proxy.ts';
import { applyForm, file, openApplyDialog, sendApplication } from './apply-form.ts';
import { expect, test as withoutJob } from './fixtures.ts';
import { logIn } from './login-form.ts';

const test = withoutJob.extend<{ job: Job }>({
  job: ({ backend, employer }, use) => makeJob(backend, employer).then(use),
});

test('an application is sent with the token in both headers (APPLY-7, CALL-1)', async ({
  page,
  candidate,
  job,
  network,
  signIn,
}) => {
  await signIn(candidate);
  await openApplyDialog(page, job);
  await sendApplication(page, 'I would like this.\nVery much.');
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  await expect(applyForm(page).dialog).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Apply' })).toContainText(
    'You have already applied for this job.',
  );
  // The focus moves to the heading, since 'Apply Now' is gone.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const calls = [...network.made(endpoints.uploadResume), ...network.made(endpoints.applyToJob)];
  expect(calls).toHaveLength(2);
  for (const call of calls) {
    expect(call.headers['x-auth-token']).toBe(candidate.token);
    expect(call.headers.authorization).toBe(`Bearer ${candidate.token}`);
  }
  expect(calls[1]?.path).toBe(`/api/applications/${job._id}`);
  expect(calls[1]?.json).toEqual({
    cover_letter: 'I would like this.\nVery much.',
    resume_url: expect.stringMatching(/^\/api\/uploads\/resumes\/.+\.pdf$/),
  });
});

test('the success message shows for six seconds (ALERT-2)', async ({
  page,
  candidate,
  job,
  network,
  signIn,
}) => {
  const release = network.hold(endpoints.applyToJob);
  await page.clock.install();
  await signIn(candidate);
  await openApplyDialog(page, job);
  await sendApplication(page);
  await expect.poll(() => network.made(endpoints.applyToJob).length).toBe(1);
  // Stops the clock 10 s ahead, a time that even a slow machine hasn't passed.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  release();
  const toast = page.getByText('Application submitted successfully!');
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await toast.isVisible()).toBe(true);
  }).toPass({ intervals: [20] });
  await page.clock.runFor(5300);
  await expect(toast).toBeVisible();
  await page.clock.runFor(700);
  await expect(toast).toBeHidden();
});

const uploadFailures = [
  { body: {}, text: 'Failed to upload resume. Please try again.' },
  { body: { msg: 'The disk is full' }, text: 'The disk is full' },
];
test('a failed upload says why and keeps letter and file (FILE-6)', async ({
  page,
  candidate,
  faults,
  job,
  network,
  signIn,
}) => {
  await signIn(candidate);
  await openApplyDialog(page, job);
  const form = applyForm(page);
  await form.resume.setInputFiles(file());
  await form.letter.fill('I would like this.');
  for (const { body, text } of uploadFailures) {
    faults.clear();
    faults.respond(endpoints.uploadResume, 500, body);
    await form.submit.click();
    await expect(form.failure).toHaveText(text);
    await expect(form.letter).toHaveValue('I would like this.');
    await expect(form.dialog.getByText('resume.pdf')).toBeVisible();
    expect(network.made(endpoints.applyToJob)).toHaveLength(0);
  }
  faults.clear();
  await form.submit.click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
});

test('a stalled upload fails and keeps the file (FILE-6)', async ({
  page,
  candidate,
  job,
  network,
}) => {
  const proxy = await startTcpProxy(network.url);
  await page.clock.install();
  await page.goto(`${proxy.url}login?redirect=${encodeURIComponent(`/jobs/${job._id}`)}`);
  await logIn(page, candidate.email);
  const form = applyForm(page);
  await form.opener.click();
  const large = Buffer.concat([pdfBytes(), Buffer.alloc(4_000_000, 32)]);
  await form.resume.setInputFiles(file('resume.pdf', large));
  await form.letter.fill('I would like this.');
  proxy.freezeOn('/api/uploads/resume');
  await form.submit.click();
  await expect(form.progress).toBeVisible();
  await page.clock.fastForward(15_000);
  await page.clock.fastForward(20_000);
  await expect(form.failure).toHaveText('Failed to upload resume. Please try again.');
  await expect(form.letter).toHaveValue('I would like this.');
  await expect(form.dialog.getByText('resume.pdf')).toBeVisible();
  expect(network.made(endpoints.uploadResume)).toHaveLength(0);
  proxy.restore();
  await form.submit.click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  expect(network.made(endpoints.uploadResume)).toHaveLength(1);
  await proxy.close();
});

const applyFailures = [
  { status: 500, body: {}, text: 'Failed to submit application. Please try again.' },
  { status: 403, body: {}, text: 'Error applying for job' },
  { status: 500, body: { msg: 'Not today' }, text: 'Not today' },
];
test('a failed application says why, and a retry doesn’t upload the file again (ERROR-1)', async ({
  page,
  candidate,
  faults,
  job,
  network,
  signIn,
}) => {
  await signIn(candidate);
  await openApplyDialog(page, job);
  const form = applyForm(page);
  await form.resume.setInputFiles(file());
  await form.letter.fill('I would like this.');
  for (const { status, body, text } of applyFailures) {
    faults.clear();
    faults.respond(endpoints.applyToJob, status, body);
    await form.submit.click();
    await expect(form.failure).toHaveText(text);
    await expect(form.letter).toHaveValue('I would like this.');
  }
  faults.clear();
  await form.submit.click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  expect(network.made(endpoints.uploadResume)).toHaveLength(1);
  expect(network.made(endpoints.applyToJob)).toHaveLength(applyFailures.length + 1);
});

test('a retry uploads a newly chosen file', async ({
  page,
  candidate,
  faults,
  job,
  network,
  signIn,
}) => {
  faults.respond(endpoints.applyToJob, 500);
  await signIn(candidate);
  await openApplyDialog(page, job);
  await sendApplication(page);
  const form = applyForm(page);
  await expect(form.failure).toBeVisible();
  faults.clear();
  await form.resume.setInputFiles(file('newer.pdf'));
  await form.submit.click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  expect(network.made(endpoints.uploadResume)).toHaveLength(2);
  expect(network.made(endpoints.applyToJob).at(-1)?.json).toMatchObject({
    resume_url: expect.stringContaining('newer.pdf'),
  });
});

test('an application sent in another tab is not sent twice', async ({
  page,
  backend,
  candidate,
  job,
  problems,
  signIn,
}) => {
  problems.expect(/status of 409/);
  await signIn(candidate);
  await openApplyDialog(page, job);
  await makeApplication(backend, candidate, job);
  await sendApplication(page);
  // The panel shows it and offers no second attempt.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const panel = page.getByRole('complementary', { name: 'Apply' });
  await expect(panel.getByText('You have already applied for this job.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Apply Now' })).toHaveCount(0);
});
