import { v7 } from 'uuid';
import { endpoints } from '#src/contract/endpoints.ts';
import { makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';

test('while the page’s code loads, its skeleton shows', async ({ page, backend, employer }) => {
  const job = await makeJob(backend, employer);
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/jobs._jobId.index-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/jobs');
  await page.getByRole('link', { name: job.title, exact: true }).click();
  const skeleton = page.getByRole('main').getByRole('status', { name: 'Loading' });
  await expect(skeleton.locator('.pulsing').first()).toBeVisible();
  code.resolve();
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
});

test('a missing job is not found, whatever its id looks like', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  problems.expect(/ApiError/);
  for (const id of [v7(), 'not-an-id', '%E4%BC%9A']) {
    await page.goto(`/jobs/${id}`);
    await expect(page.getByRole('heading', { name: 'Job not found', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Job not found · Meydan');
  }
  await page.getByRole('main').getByRole('link', { name: 'Browse Jobs' }).click();
  await expect(page).toHaveURL('/jobs');
});

const failures = [
  { body: { msg: 'The server is being moved' }, text: 'The server is being moved' },
  { body: {}, text: 'Failed to fetch job' },
];
test('a failure says why and can be retried (ERROR-1)', async ({
  page,
  backend,
  employer,
  faults,
  problems,
}) => {
  problems.expect(/ApiError/);
  const job = await makeJob(backend, employer);
  const retry = page.getByRole('button', { name: 'Try again' });
  for (const [index, { body, text }] of failures.entries()) {
    faults.clear();
    faults.respond(endpoints.getJob, 500, body);
    if (index === 0) await page.goto(`/jobs/${job._id}`);
    else await retry.click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text);
  }
  faults.clear();
  await retry.click();
  await expect(page.getByRole('heading', { name: job.title, level: 1 })).toBeVisible();
});

test('a nearly empty job still has a name', async ({ page, faults }) => {
  const job = { _id: v7() };
  faults.respond(endpoints.searchJobs, 200, { jobs: [job] });
  faults.respond(endpoints.getJob, 200, job);
  faults.respond(endpoints.getSimilarJobs, 200, []);
  await page.goto('/jobs');
  await page.getByRole('link', { name: 'Job title not available', exact: true }).click();
  await expect(page).toHaveURL(`/jobs/${job._id}`);
  await expect(page).toHaveTitle('Job title not available · Meydan');
  await expect(
    page.getByRole('heading', { name: 'Job title not available', level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About the company' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Job description' })).toHaveCount(0);
});

test('a job that is closed or expired says so, and cannot be applied to (APPLY-1, JOBPAGE-4)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  const apply = page.getByRole('button', { name: 'Apply Now' });
  await backend.request('PUT', `/api/jobs/${job._id}`, {
    token: employer.token,
    json: { status: 'closed' },
  });
  await page.goto(`/jobs/${job._id}`);
  await expect(page.getByRole('heading', { name: job.title, level: 1 })).toBeVisible();
  const closed = page.getByText('This job is closed and no longer accepting applications.');
  await expect(closed).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveCount(0);
  await signIn(candidate);
  await page.reload();
  await expect(closed).toBeVisible();
  await expect(apply).toHaveCount(0);
  await backend.database.run(
    `update jobs set status = 'published', application_deadline = '2020-01-01' where _id = '${job._id}'`,
  );
  await page.goto(`/jobs/${job._id}`);
  await expect(page.getByText('The deadline for this job has passed.')).toBeVisible();
  await expect(apply).toHaveCount(0);
});
