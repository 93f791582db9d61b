import { v7 } from 'uuid';
import { endpoints } from '#src/contract/endpoints.ts';
import { makeEmployer, makeJob } from '#tests/factories.ts';
import { seeInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';
import { makeAppliedJob, onePage, pathOf, rowOf } from './job-applications-page.ts';

const FORBIDDEN = 'You do not have permission to view these applications';

test('no applications (REVIEW-1)', async ({ page, backend, employer, signIn }) => {
  const job = await makeJob(backend, employer);
  await signIn(employer);
  await page.goto(pathOf(job));
  await expect(page.getByText('No applications found for this job')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('no such job', async ({ page, employer, signIn, problems }) => {
  problems.expect(/status of 404|ApiError/);
  await signIn(employer);
  await page.goto(pathOf({ _id: v7() }));
  await expect(page.getByRole('heading', { name: 'Job not found', level: 1 })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

for (const kind of ['another employer', 'a candidate']) {
  test(`${kind} has no permission (REVIEW-1)`, async ({
    page,
    backend,
    employer,
    candidate,
    signIn,
    problems,
  }) => {
    problems.expect(/status of 403|ApiError/);
    const { job } = await makeAppliedJob(backend, employer);
    await signIn(kind === 'a candidate' ? candidate : await makeEmployer(backend));
    await page.goto(pathOf(job));
    await expect(page.getByText(FORBIDDEN)).toBeVisible();
    await expect(page.getByText('Ayşe Kaya')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
}

test('another employer sees nothing even when the server doesn’t check permissions (REVIEW-1)', async ({
  page,
  backend,
  employer,
  signIn,
  faults,
  problems,
}) => {
  // The call for labels is refused.
  problems.expect(/status of 403/);
  const { job, application } = await makeAppliedJob(backend, employer);
  faults.respond(endpoints.listJobApplications, 200, onePage([application]));
  await signIn(await makeEmployer(backend));
  await page.goto(pathOf(job));
  await expect(page.getByText(FORBIDDEN)).toBeVisible();
  await expect(page.getByText('Ayşe Kaya')).toHaveCount(0);
});

const failures = [
  { body: {}, text: 'Failed to fetch job applications' },
  { body: { msg: 'The server is being moved' }, text: 'The server is being moved' },
];
test('a failure says why and can be retried (LIST-3)', async ({
  page,
  backend,
  employer,
  signIn,
  faults,
}) => {
  const { job } = await makeAppliedJob(backend, employer);
  const retry = page.getByRole('button', { name: 'Try again' });
  await signIn(employer);
  for (const [index, { body, text }] of failures.entries()) {
    faults.clear();
    faults.respond(endpoints.listJobApplications, 500, body);
    if (index === 0) await page.goto(pathOf(job));
    else await retry.click();
    await expect(page.getByRole('main').getByRole('alert').getByText(text)).toBeVisible();
  }
  faults.clear();
  await retry.click();
  await expect(rowOf(page, 'Ayşe Kaya')).toBeVisible();
});

test('an invalid reply is a failure, not a blank page (REVIEW-7)', async ({
  page,
  backend,
  employer,
  signIn,
  faults,
}) => {
  const { job } = await makeAppliedJob(backend, employer);
  await signIn(employer);
  for (const body of ['{"unexpected":true}', '[null]', '{"applications":[null]}', 'not JSON']) {
    faults.malformed(endpoints.listJobApplications, body);
    await page.goto(pathOf(job));
    await expect(
      page
        .getByRole('main')
        .getByRole('alert')
        .getByText('Error displaying applications. Please refresh the page.'),
    ).toBeVisible();
  }
  await seeInBoth(page, ['Error displaying applications. Please refresh the page.']);
});

test('one invalid application doesn’t hide the others (DATA-2)', async ({
  page,
  backend,
  employer,
  signIn,
  faults,
}) => {
  const { job, application } = await makeAppliedJob(backend, employer);
  faults.respond(
    endpoints.listJobApplications,
    200,
    onePage([
      { _id: 'odd', job: 7, candidate: 'Odd', cover_letter: null, resume_url: 3 },
      application,
    ]),
  );
  await signIn(employer);
  await page.goto(pathOf(job));
  await expect(rowOf(page, 'Unknown')).toBeVisible();
  await expect(rowOf(page, 'Ayşe Kaya')).toBeVisible();
});
