import { eq } from 'drizzle-orm';
import { jobs } from '#server/platform/database/schema.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { makeApplication, makeJob, makeResume } from '#tests/factories.ts';
import { applyForm, file, openFullForm } from './apply-form.ts';
import { expect, test as withoutJob } from './fixtures.ts';
import { fillFullForm, fullForm } from './full-apply-form.ts';

const test = withoutJob.extend<{ job: Job }>({
  job: ({ backend, employer }, use) => makeJob(backend, employer, { title: 'Baker' }).then(use),
});
const SEND = endpoints.applyToJob;

test('required-field errors show under their fields until edited (APPLY-3, FORM-1)', async ({
  page,
  candidate,
  job,
  network,
  signIn,
}) => {
  await signIn(candidate);
  await page.goto(`/jobs/${job._id}`);
  await openFullForm(page);
  await expect(page).toHaveURL(`/jobs/${job._id}/apply`);
  await expect(page.getByRole('heading', { name: 'Apply for Baker', level: 1 })).toBeVisible();
  const form = fullForm(page);
  await form.letter.fill('  \n ');
  await form.submit.click();
  await expect(form.letter).toHaveAccessibleDescription(/Cover letter is required$/);
  await expect(form.resumeUrl).toHaveAccessibleDescription(/Resume URL is required$/);
  await expect(form.phone).toHaveAccessibleDescription('Phone number is required');
  await expect(form.agree).toHaveAccessibleDescription('You must agree to the terms');
  await expect(form.letter).toBeFocused();
  await expect(form.availability).not.toHaveAttribute('aria-invalid');
  await expect(form.questions).not.toHaveAttribute('aria-invalid');
  await fillFullForm(page);
  for (const field of [form.letter, form.resumeUrl, form.phone, form.agree])
    await expect(field).not.toHaveAttribute('aria-invalid');
  await form.resumeUrl.fill('my resume');
  await form.submit.click();
  await expect(form.resumeUrl).toHaveAccessibleDescription(/starts with http:\/\/ or https:\/\/$/);
  expect(network.made(SEND)).toHaveLength(0);
});

test('the form is prefilled from the account and sent; a confirmation follows (APPLY-3, APPLY-6, APPLY-7)', async ({
  page,
  backend,
  candidate,
  job,
  network,
  signIn,
}) => {
  const resume_url = await makeResume(backend, candidate, 'ceren.pdf');
  const json = { resume_url, phone: '555 0100' };
  await backend.request('PUT', '/api/users/profile', { token: candidate.token, json });
  await signIn(candidate);
  await page.goto(`/jobs/${job._id}/apply`);
  const form = fullForm(page);
  // A stored file shows its name, never its address.
  const stored = page.getByRole('main').getByText('ceren.pdf');
  await expect(stored).toBeVisible();
  await expect(page.getByText('This is the resume from your profile')).toBeVisible();
  await expect(form.resumeUrl).toHaveValue('');
  await expect(page.locator('body')).not.toContainText('/api/uploads/');
  await expect(form.phone).toHaveValue('555 0100');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'View Resume' }).click();
  await (await opened).close();
  await form.resumeUrl.fill('https://cv.example/other.pdf');
  await expect(stored).toHaveCount(0);
  await page.getByRole('button', { name: 'Use the resume from my profile' }).click();
  await expect(form.resumeUrl).toHaveValue('');
  await expect(stored).toBeVisible();
  await expect(page.getByText('This is the resume from your profile')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('This is the resume from your profile');
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'terms', exact: true }).click(),
  ]);
  await expect(terms).toHaveURL('/terms');
  await terms.close();
  await form.letter.fill('Hello.\nI bake.');
  await form.availability.fill('From May on');
  await form.agree.check();
  await form.submit.click();

  await expect(page).toHaveURL(`/jobs/${job._id}/applied`);
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Application submitted' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  expect(network.made(SEND).map((call) => call.json)).toEqual([
    {
      cover_letter: 'Hello.\nI bake.',
      resume_url,
      phone: '555 0100',
      availability: 'From May on',
      additional_questions: '',
    },
  ]);
  const storage = await page.evaluate(() => JSON.stringify(window.localStorage));
  expect(storage).not.toContain('From May on');
  // After sending, the form redirects to the job.
  await main.getByRole('link', { name: 'Browse Jobs' }).click();
  await expect(page).toHaveURL('/jobs');
  await page.goto(`/jobs/${job._id}/apply`);
  await expect(page).toHaveURL(`/jobs/${job._id}`);
  // Only the job's panel says so.
  await expect(page.getByRole('status').getByText('You have already applied')).toBeVisible();
  await expect(page.getByText('You have already applied for this job.')).toHaveCount(1);
});

test('a failed send and a reload lose nothing (FORM-2)', async ({
  page,
  candidate,
  faults,
  job,
  signIn,
}) => {
  faults.respond(SEND, 500);
  await signIn(candidate);
  await page.goto(`/jobs/${job._id}/apply`);
  const form = fullForm(page);
  await fillFullForm(page, 'A letter to keep');
  await form.questions.fill('When do you bake?');
  await form.submit.click();
  await expect(form.failure).toHaveText('Failed to submit application. Please try again.');
  faults.clear();
  faults.offline();
  await form.submit.click();
  await expect(form.failure).toHaveText(/^Unable to connect to the server\./);
  faults.clear();
  await page.reload();
  await expect(form.letter).toHaveValue('A letter to keep');
  await expect(form.resumeUrl).toHaveValue('https://cv.example/me.pdf');
  await expect(form.phone).toHaveValue('555 0199');
  await expect(form.questions).toHaveValue('When do you bake?');
  await expect(form.agree).toBeChecked();
  await form.submit.click();
  await expect(page).toHaveURL(`/jobs/${job._id}/applied`);
});

test('leaving with unsent input asks first, and the input is kept (APPLY-5, FORM-3)', async ({
  page,
  candidate,
  job,
  signIn,
}) => {
  await signIn(candidate);
  await page.goto(`/jobs/${job._id}/apply`);
  const form = fullForm(page);
  const back = page.getByRole('link', { name: 'Back to the job' });
  // Leaving without input asks nothing.
  await expect(form.letter).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(`/jobs/${job._id}`);
  await openFullForm(page);
  await form.letter.fill('Half a letter');
  await back.click();
  await expect(form.leave).toContainText('stays on this device');
  await form.leave.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.leave).toHaveCount(0);
  await expect(page).toHaveURL(`/jobs/${job._id}/apply`);
  await back.click();
  await form.leave.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`/jobs/${job._id}`);
  // The dialog continues with the same letter.
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Cover letter' })).toHaveValue(
    'Half a letter',
  );
  await page.keyboard.press('Escape');
  await openFullForm(page);
  await expect(form.letter).toHaveValue('Half a letter');
});

test('a file replaces the resume URL and is sent with the application (APPLY-3)', async ({
  page,
  candidate,
  faults,
  job,
  network,
  signIn,
}) => {
  const release = network.hold(endpoints.uploadResume);
  await signIn(candidate);
  await page.goto(`/jobs/${job._id}/apply`);
  const form = fullForm(page);
  const main = page.getByRole('main');
  await fillFullForm(page);
  await form.file.setInputFiles(file('resume.txt'));
  await expect(form.file).toHaveAccessibleDescription(/must be a PDF, DOC or DOCX file$/);
  await expect(main.getByRole('button', { name: 'Open', exact: true })).toHaveCount(0);
  // The previous URL isn't silently sent instead of the file.
  await expect(form.resumeUrl).toHaveValue('');
  await form.submit.click();
  await expect(form.file).toBeFocused();
  await main.getByRole('button', { name: 'Remove' }).click();
  await expect(form.file).not.toHaveAttribute('aria-invalid');
  await expect(form.resumeUrl).toHaveValue('https://cv.example/me.pdf');

  await form.file.setInputFiles(file('mine.pdf'));
  await expect(form.resumeUrl).toHaveValue('');
  await expect(main.getByText('mine.pdf')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await main.getByRole('button', { name: 'Open', exact: true }).click();
  await (await opened).close();
  expect(network.made(endpoints.uploadResume)).toHaveLength(0);
  faults.respond(endpoints.uploadResume, 500);
  await form.submit.click();
  await expect(form.progress).toBeVisible();
  await expect(form.submit).toBeDisabled();
  release();
  await expect(form.failure).toHaveText('Failed to upload resume. Please try again.');
  expect(network.made(SEND)).toHaveLength(0);
  faults.clear();
  await form.submit.click();
  await expect(page).toHaveURL(`/jobs/${job._id}/applied`);
  expect(network.made(SEND).at(-1)?.json).toMatchObject({
    resume_url: expect.stringMatching(/mine\.pdf$/),
  });
});

test('switching between the short and the full form keeps all input (APPLY-5)', async ({
  page,
  candidate,
  faults,
  job,
  network,
  signIn,
}) => {
  await signIn(candidate);
  await page.goto(`/jobs/${job._id}`);
  const dialog = applyForm(page);
  await dialog.opener.click();
  await dialog.resume.setInputFiles(file('mine.pdf'));
  await dialog.letter.fill('Half a letter');
  // The other form doesn't upload the file again.
  faults.respond(SEND, 500);
  await dialog.submit.click();
  await expect(dialog.failure).toBeVisible();
  faults.clear();
  await dialog.dialog.getByRole('link', { name: 'Add more details' }).click();
  await expect(page).toHaveURL(`/jobs/${job._id}/apply`);
  const form = fullForm(page);
  await expect(form.letter).toHaveValue('Half a letter');
  await expect(page.getByRole('main').getByText('mine.pdf')).toBeVisible();
  await form.availability.fill('From May on');
  await form.questions.fill('When do you bake?');
  await page.getByRole('link', { name: 'Back to the job' }).click();
  await form.leave.getByRole('button', { name: 'Leave' }).click();
  await dialog.opener.click();
  await expect(dialog.dialog.getByText('mine.pdf')).toBeVisible();
  await expect(
    dialog.dialog.getByText('What you wrote in the full form will be sent too.'),
  ).toBeVisible();
  await dialog.submit.click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  expect(network.made(endpoints.uploadResume)).toHaveLength(1);
  expect(network.made(SEND).at(-1)?.json).toEqual({
    cover_letter: 'Half a letter',
    resume_url: expect.stringMatching(/mine\.pdf$/),
    availability: 'From May on',
    additional_questions: 'When do you bake?',
  });
});

test('a resume URL typed in the full form can be sent from the short one (APPLY-5)', async ({
  page,
  candidate,
  job,
  network,
  signIn,
}) => {
  await signIn(candidate);
  await page.goto(`/jobs/${job._id}/apply`);
  const form = fullForm(page);
  await form.letter.fill('A letter');
  await form.resumeUrl.fill('cv.example/me');
  await page.getByRole('link', { name: 'Back to the job' }).click();
  await form.leave.getByRole('button', { name: 'Leave' }).click();
  const dialog = applyForm(page);
  await dialog.opener.click();
  const choice = dialog.dialog.getByRole('radio', { name: 'The one from the full form' });
  await expect(choice).toBeChecked();
  await dialog.dialog.getByRole('radio', { name: 'Another file' }).check();
  await choice.check();
  await dialog.submit.click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  expect(network.made(SEND).at(-1)?.json).toEqual({
    cover_letter: 'A letter',
    resume_url: 'https://cv.example/me',
  });
});

test('a job that takes no applications says why, and still shows the letter (JOBPAGE-4)', async ({
  page,
  backend,
  candidate,
  employer,
  job,
  problems,
  signIn,
}) => {
  problems.expect(/status of (404|409)/);
  problems.expect(/ApiError/);
  await signIn(candidate);
  await page.goto(`/jobs/${job._id}/apply`);
  await fillFullForm(page, 'A letter to keep');
  // The job closes while the candidate writes.
  const json = { status: 'closed' };
  await backend.request('PUT', `/api/jobs/${job._id}`, { token: employer.token, json });
  await fullForm(page).submit.click();
  const main = page.getByRole('main');
  await expect(
    main.getByText('This job is closed and no longer accepting applications.'),
  ).toBeVisible();
  await expect(main.getByText('A letter to keep')).toBeVisible();
  await expect(fullForm(page).submit).toHaveCount(0);

  const past = { status: 'published' as const, application_deadline: '2020-01-01' };
  await backend.database.db.update(jobs).set(past).where(eq(jobs._id, job._id));
  await page.reload();
  await expect(main.getByText('The deadline for this job has passed.')).toBeVisible();

  await backend.request('DELETE', `/api/jobs/${job._id}`, { token: employer.token });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This job is not available' })).toBeVisible();
});

test('an application sent in another tab redirects to the job (APPLY-6)', async ({
  page,
  backend,
  candidate,
  job,
  problems,
  signIn,
}) => {
  problems.expect(/status of 409/);
  await signIn(candidate);
  // Without an application, the confirmation page redirects to the job.
  await page.goto(`/jobs/${job._id}/applied`);
  await expect(page).toHaveURL(`/jobs/${job._id}`);
  await page.goto(`/jobs/${job._id}/apply`);
  await fillFullForm(page);
  await makeApplication(backend, candidate, job, { cover_letter: 'A long letter. '.repeat(200) });
  await fullForm(page).submit.click();
  await expect(page).toHaveURL(`/jobs/${job._id}`);
  await expect(
    page.getByRole('complementary').getByText('You have already applied for this job.'),
  ).toBeVisible();
  // The confirmation shows what was sent and links to it.
  await page.goto(`/jobs/${job._id}/applied`);
  const sent = page.getByRole('region', { name: 'What you sent' });
  await expect(sent.getByRole('link', { name: job.title })).toBeVisible();
  // Only the first lines of a long letter show.
  const letter = await sent.getByText('A long letter.').boundingBox();
  expect(letter?.height).toBeLessThan(120);
  await sent.getByRole('link', { name: 'View your application' }).click();
  await expect(page).toHaveURL(/\/applications\/[0-9a-f-]{36}$/);
});

test('the form is only for candidates', async ({
  page,
  candidate,
  employer,
  faults,
  job,
  network,
  problems,
  signIn,
}) => {
  problems.expect(/ApiError/);
  await page.goto(`/jobs/${job._id}/apply`);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`/jobs/${job._id}/apply`)}`);
  await expect(page.getByText('You must be logged in to apply')).toBeVisible();

  await signIn(employer);
  const main = page.getByRole('main');
  await page.goto(`/jobs/${job._id}/apply`);
  await expect(main.getByText('Only candidates can apply for jobs')).toBeVisible();
  await page.goto(`/jobs/${job._id}/applied`);
  await expect(main.getByText("You don't have permission to access this page.")).toBeVisible();
  expect(network.made(endpoints.checkApplication)).toHaveLength(0);

  await signIn(candidate);
  faults.respond(endpoints.checkApplication, 500);
  await page.goto(`/jobs/${job._id}/apply`);
  await expect(main.getByRole('alert')).toHaveText('Failed to check application status');
  faults.clear();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(fullForm(page).letter).toBeVisible();
});

test('the job shows beside the form, or collapsed above it on a phone (APPLY-13)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer, { requirements: 'You rise early.' });
  await signIn(candidate);
  await page.goto(`/jobs/${job._id}/apply`);
  const requirement = page.getByRole('main').getByText('You rise early.');
  await expect(page.getByRole('region', { name: 'About this job' })).toContainText(
    'You rise early.',
  );
  const { letter } = fullForm(page);
  await letter.fill('Dear baker');
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(requirement).toBeHidden();
  await page.getByText('About this job').click();
  await expect(requirement).toBeVisible();
  // The input is kept when the layout changes.
  await expect(letter).toHaveValue('Dear baker');
});
