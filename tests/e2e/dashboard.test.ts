import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { makeApplication, makeCandidate, makeJob } from '#tests/factories.ts';
import { UNKNOWN_ID } from '#tests/unknown-id.ts';
import { expect, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');

test('a candidate without applications gets a link to the jobs', async ({
  page,
  candidate,
  signIn,
}) => {
  await signIn(candidate);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(main(page).getByText('Welcome, Ceren.')).toBeVisible();
  await expect(main(page).getByText("You haven't applied to any jobs yet.")).toBeVisible();
  await main(page).getByRole('link', { name: 'Browse Jobs' }).first().click();
  await expect(page).toHaveURL('/jobs');
});

test('a failure to load applications shows and can be retried', async ({
  page,
  candidate,
  faults,
  signIn,
}) => {
  faults.respond(endpoints.listOwnApplications, 500);
  await signIn(candidate);
  await page.goto('/dashboard');
  await expect(main(page).getByRole('alert')).toContainText('Failed to fetch applications');
  faults.clear();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByText("You haven't applied to any jobs yet.")).toBeVisible();
});

test('the newest applications show, with counts per status (DASH-2)', async ({
  page,
  candidate,
  faults,
  signIn,
}) => {
  const statuses = ['pending', 'pending', 'interview', 'accepted', 'hired', 'rejected'];
  faults.respond(
    endpoints.listOwnApplications,
    200,
    statuses.map((status, index) => ({
      _id: `${index}`,
      status,
      created_at: `2026-01-0${9 - index}T10:00:00Z`,
      job: { _id: `job${index}`, title: `Job ${index}`, company_name: 'Ay AŞ' },
    })),
  );
  await signIn(candidate);
  await page.goto('/dashboard');
  const recent = main(page).getByRole('region', { name: 'Recent Applications' });
  await expect(recent).toContainText('You have sent 6 applications.');
  await expect(recent.getByRole('link', { name: /^Job \d/ })).toHaveText(
    [0, 1, 2, 3, 4].map((index) => `Job ${index}`),
  );
  await expect(recent.getByRole('link', { name: 'Job 0' })).toHaveAttribute(
    'href',
    '/applications/0',
  );
  const statusList = recent.getByRole('list', { name: 'Applications by status' });
  await expect(statusList.getByRole('link')).toHaveText([
    '2 Pending',
    '1 Interview',
    '2 Accepted',
    '1 Rejected',
  ]);
  await statusList.getByRole('link', { name: '2 Accepted' }).click();
  await expect(page).toHaveURL('/applications?tab=accepted');
});

test('the candidate’s action items come first, and nothing else is among them (DASH-5)', async ({
  page,
  backend,
  candidate,
  employer,
  problems,
  signIn,
}) => {
  problems.expect(/status of 404/);
  const jobs = await Promise.all(
    ['Asked', 'Told', 'Begun', 'Sent'].map((title) => makeJob(backend, employer, { title })),
  );
  const [invited, messaged, drafted, applied] = jobs as [Job, Job, Job, Job];
  const applications = await Promise.all(
    [invited, messaged, applied].map((job) => makeApplication(backend, candidate, job)),
  );
  const paths = applications.map(({ _id }) => `/api/applications/${_id}`);
  await signIn(candidate);
  await page.goto('/dashboard');
  await expect(actionItems(page)).toContainText('You’re all caught up.');

  const { token } = employer;
  await backend.request('PUT', `${paths[0]}/interview`, {
    token,
    json: { interview_date: '2099-05-01T09:30:00Z' },
  });
  await backend.request('POST', `${paths[1]}/messages`, { token, json: { body: 'Hello.' } });
  // Drafts for jobs that were applied to elsewhere, or that don't exist, are no action items.
  await page.evaluate(
    (names) => {
      for (const name of names) window.localStorage.setItem(name, 'Dear');
    },
    [drafted._id, applied._id, UNKNOWN_ID].map((id) => `draft:apply:${candidate._id}:${id}`),
  );
  await page.goto('/dashboard');
  const items = main(page).getByRole('region', { name: 'Waiting for you' });
  await expect(items.getByRole('listitem')).toHaveText([
    /^Answer the interview invitationFri 1 May 2099, .* · Asked · .*ConfirmAnother time$/,
    /^1 new message“Hello\.”Told · .*Reply$/,
    /^Finish your applicationBegun · .*Continue$/,
  ]);
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('Waiting for you');
  // Lists begin with a line that leads to them.
  await page.goto('/applications');
  await expect(main(page).getByRole('article').first()).toBeInViewport();
  await main(page).getByRole('link', { name: '3 waiting for you' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: /^Finish your application/ }).click();
  await expect(page).toHaveURL(`/jobs/${drafted._id}/apply`);
  await expect(page.getByRole('textbox', { name: 'Cover letter' })).toHaveValue('Dear');
});

test('an employer’s jobs link to their applications and can be refreshed (DASH-1)', async ({
  page,
  backend,
  candidate,
  employer,
  faults,
  signIn,
}) => {
  const job = await makeJob(backend, employer, { title: 'Baker' });
  await signIn(employer);
  await page.goto('/dashboard');
  const card = main(page).getByRole('article');
  const refresh = main(page).getByRole('button', { name: 'Refresh' });
  await expect(card.getByRole('link', { name: 'No applications yet' })).toBeVisible();
  await makeApplication(backend, candidate, job);
  // A failed refresh keeps the list.
  faults.respond(endpoints.listOwnJobs, 500);
  faults.respond(endpoints.searchJobs, 500);
  await refresh.click();
  await expect(main(page).getByRole('alert')).toContainText('Failed to fetch your jobs.');
  await expect(card).toBeVisible();
  faults.clear();
  await refresh.click();
  await card.getByRole('link', { name: '1 application 1 new' }).click();
  await expect(page).toHaveURL(`/jobs/${job._id}/applications`);
  // Changing the status of an application removes its 'new' mark here too.
  await page.getByRole('table').getByRole('combobox').selectOption('Reviewing');
  await expect(page.getByText('Application status updated to reviewing')).toBeVisible();
  await page.goBack();
  await expect(card.getByRole('link', { name: '1 application', exact: true })).toBeVisible();
});

const actionItems = (page: Page) => main(page).getByRole('region', { name: 'Waiting for you' });

test('action items come first: new applications until they are opened (DASH-1, DASH-4)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer, { title: 'Baker' });
  await signIn(employer);
  await page.goto('/dashboard');
  await expect(actionItems(page)).toContainText('You’re all caught up.');
  const { _id } = await makeApplication(backend, candidate, job);
  await page.reload();
  const link = actionItems(page).getByRole('link', { name: /Ceren Test.*New application · Baker/ });
  await expect(link).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Waiting for you',
    'My Posted Jobs',
  ]);
  await link.click();
  await expect(page).toHaveURL(`/jobs/${job._id}/applications?open=${_id}`);
  await expect(page.getByRole('dialog', { name: 'Ceren Test' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(actionItems(page)).toContainText('You’re all caught up.');
});

test('action items include interviews, messages, jobs closing soon and drafts, most urgent first (DASH-4)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  const send = (method: string, path: string, { token }: { token: string }, json: object) =>
    backend.request(method, path, { token, json });
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const job = await makeJob(backend, employer, {
    title: 'Baker',
    application_deadline: inHours(24).slice(0, 10),
  });
  const { _id } = await makeApplication(backend, candidate, job);
  await send('PUT', `/api/applications/${_id}/interview`, employer, { interview_date: inHours(5) });
  await send('PUT', `/api/applications/${_id}/interview/answer`, candidate, {
    answer: 'other_time',
    sequence: 0,
  });
  await send('POST', `/api/applications/${_id}/messages`, employer, { body: 'Hello.' });
  await send('POST', `/api/applications/${_id}/messages`, candidate, { body: 'Hello too.' });
  await makeApplication(backend, await makeCandidate(backend), job);
  const draft = await makeJob(backend, employer, { title: 'Cook', status: 'draft' });
  await makeJob(backend, employer, { title: 'Driver', status: 'draft' });
  await signIn(employer);
  await page.goto('/dashboard');
  const rows = actionItems(page).getByRole('listitem');
  await expect(rows).toHaveText([
    /^Interview with Ceren Test.*Baker.*Another time requestedReschedule$/,
    // What came in, the newest first.
    /^Ceren Test.*New application · Baker.*Review$/,
    /^Ceren Test.*“Hello too\.”1 new message · Baker.*Reply$/,
    /^Baker.*Closes soon/,
  ]);
  await expect(actionItems(page)).toContainText(
    '1 interview · 1 unread conversation · 1 new application · 1 job closing soon · 2 drafts',
  );
  const all = actionItems(page).getByRole('button', { name: 'Show all' });
  await expect(all).toHaveAttribute('aria-expanded', 'false');
  await all.click();
  await expect(rows).toHaveCount(6);
  await rows.getByRole('link', { name: /^Cook/ }).click();
  await expect(page).toHaveURL(`/jobs/${draft._id}/edit`);
});

test('a failure to load action items shows and can be retried', async ({
  page,
  backend,
  employer,
  faults,
  signIn,
}) => {
  faults.respond(endpoints.listWaiting, 500);
  faults.respond(endpoints.listNewApplications, 500);
  await makeJob(backend, employer, { title: 'Cook', status: 'draft' });
  await signIn(employer);
  await page.goto('/dashboard');
  await expect(actionItems(page).getByRole('alert')).toHaveCount(2);
  await expect(actionItems(page)).not.toContainText('You’re all caught up.');
  faults.clear();
  await actionItems(page).getByRole('button', { name: 'Try again' }).first().click();
  await expect(actionItems(page).getByRole('alert')).toHaveCount(1);
  await actionItems(page).getByRole('button', { name: 'Try again' }).click();
  await expect(actionItems(page).getByRole('link', { name: /^Cook/ })).toBeVisible();
});

test('a job shows its applications in each status, linked to them (OWN-4)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer, { title: 'Baker' });
  await makeApplication(backend, candidate, job);
  const other = await makeApplication(backend, await makeCandidate(backend), job);
  await backend.request('PUT', `/api/applications/${other._id}/status`, {
    token: employer.token,
    json: { status: 'hired' },
  });
  await makeJob(backend, employer, { title: 'Cook' });
  await signIn(employer);
  await page.goto('/dashboard');
  const stages = main(page).getByRole('list', { name: 'Applications to Baker by status' });
  await expect(stages.getByRole('listitem')).toHaveText(['1 Pending', '1 Accepted']);
  await expect(main(page).getByRole('list', { name: /by status$/ })).toHaveCount(1);
  await stages.getByRole('link', { name: 'Accepted' }).click();
  await expect(page).toHaveURL(`/jobs/${job._id}/applications?status=hired`);
});

test('when loading own jobs fails, the job search is used instead (CALL-5)', async ({
  page,
  backend,
  employer,
  faults,
  network,
  signIn,
}) => {
  faults.respond(endpoints.listOwnJobs, 500);
  await makeJob(backend, employer, { title: 'Baker' });
  await signIn(employer);
  await page.goto('/dashboard');
  await expect(main(page).getByRole('link', { name: 'Baker', exact: true })).toBeVisible();
  // The search has no application counts, so the card shows none.
  await expect(main(page).getByRole('link', { name: 'Applications', exact: true })).toBeVisible();
  expect(network.made(endpoints.searchJobs).at(-1)?.search).toMatchObject({
    employer_id: employer._id,
  });
});
