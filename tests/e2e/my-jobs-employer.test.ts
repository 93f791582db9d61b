import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { makeApplication, makeCandidate, makeJob } from '#tests/factories.ts';
import { changeElsewhere, expireJobs, UPDATE } from './edit-job-form.ts';
import { expect, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const tabs = (page: Page) => main(page).getByRole('navigation', { name: 'Jobs by status' });
const list = (page: Page, name: string) => main(page).getByRole('region', { name });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name });
const cards = (page: Page) => main(page).getByRole('article');
const choose = async (page: Page, title: string, entry: string) => {
  await main(page)
    .getByRole('button', { name: `Manage ${title}` })
    .click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

test('an employer’s jobs are in tabs, with the tab in the address (OWN-1, OWN-3)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  const open = await makeJob(backend, employer, { title: 'Baker' });
  await makeApplication(backend, candidate, open);
  await makeApplication(backend, await makeCandidate(backend), open);
  const closed = await makeJob(backend, employer, { title: 'Clerk' });
  await changeElsewhere(backend, employer, closed, { status: 'closed' });
  await changeElsewhere(backend, employer, await makeJob(backend, employer, { title: 'Cook' }), {
    status: 'active',
  });
  await makeJob(backend, employer, { title: 'Driver', status: 'draft' });
  await signIn(employer);
  await page.goto('/');
  await page.getByRole('button', { name: 'Account of Emre' }).click();
  await page.getByRole('menuitem', { name: 'My Jobs' }).click();

  await expect(page.getByRole('heading', { name: 'My Posted Jobs', level: 1 })).toBeVisible();
  await expect(tabs(page).getByRole('link')).toHaveText([
    'Active Jobs2',
    'Closed Jobs1',
    'Drafts1',
  ]);
  await expect(tab(page, 'Active Jobs')).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).getByRole('heading')).toHaveText(['Cook', 'Baker']);
  // Heading levels have no gap between the page's heading and the jobs'.
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Active Jobs']);
  await expect(cards(page).nth(0)).toContainText('No applications yet');
  await expect(
    cards(page).nth(1).getByRole('link', { name: '2 applications 2 new' }),
  ).toBeVisible();

  await tab(page, 'Closed Jobs').click();
  await expect(page).toHaveURL('/my-jobs?tab=closed');
  await expect(cards(page).getByRole('heading')).toHaveText(['Clerk']);
  await tab(page, 'Drafts').click();
  await expect(page).toHaveURL('/my-jobs?tab=drafts');
  await expect(cards(page).getByRole('heading')).toHaveText(['Driver']);
  await page.goBack();
  await expect(cards(page).getByRole('heading')).toHaveText(['Clerk']);
  await page.reload();
  await expect(tab(page, 'Closed Jobs')).toHaveAttribute('aria-current', 'page');
});

test('a job is closed and reopened (EDIT-6, OWN-1)', async ({
  page,
  backend,
  employer,
  network,
  signIn,
}) => {
  await makeJob(backend, employer, { title: 'Baker' });
  await signIn(employer);
  await page.goto('/my-jobs');
  await choose(page, 'Baker', 'Close');
  await expect(page.getByText('Job closed')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'No active jobs' })).toBeVisible();
  await expect(list(page, 'Active Jobs')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Job reopened')).toBeVisible();
  await expect(cards(page)).toContainText('Baker');
  await choose(page, 'Baker', 'Close');
  await expect(main(page).getByRole('heading', { name: 'No active jobs' })).toBeVisible();
  await tab(page, 'Closed Jobs').click();
  await choose(page, 'Baker', 'Reopen');
  await expect(page.getByText('Job reopened')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'No closed jobs' })).toBeVisible();
  await tab(page, 'Active Jobs').click();
  await expect(cards(page)).toContainText('Baker');
  expect(network.made(UPDATE).map(({ json }) => json)).toEqual([
    { status: 'closed' },
    { status: 'published' },
    { status: 'closed' },
    { status: 'published' },
  ]);
});

test('a job that can’t be closed stays; an expired one is reopened in its form (EDIT-6)', async ({
  page,
  backend,
  employer,
  faults,
  network,
  signIn,
}) => {
  const job = await makeJob(backend, employer, { title: 'Baker' });
  await signIn(employer);
  await page.goto('/my-jobs');
  faults.respond(UPDATE, 500);
  await choose(page, 'Baker', 'Close');
  await expect(page.getByText('Failed to update job')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  faults.clear();
  await expireJobs(backend);
  await page.reload();
  await expect(cards(page)).toContainText('Deadline passed');
  await choose(page, 'Baker', 'Close');
  await tab(page, 'Closed Jobs').click();
  await choose(page, 'Baker', 'Reopen');
  await expect(page).toHaveURL(`/jobs/${job._id}/edit`);
  await expect(page.getByText('The deadline for this job has passed.')).toBeVisible();
  // The refused and the second 'Close'; 'Reopen' sent nothing.
  expect(network.made(UPDATE).map(({ json }) => json)).toEqual([
    { status: 'closed' },
    { status: 'closed' },
  ]);
});

test('a job is deleted after a question that lists what else will be deleted; the menu links to other actions (EDIT-7, OWN-1)', async ({
  page,
  backend,
  candidate,
  employer,
  network,
  signIn,
}) => {
  const job = await makeJob(backend, employer, { title: 'Baker' });
  await makeApplication(backend, candidate, job);
  await signIn(employer);
  await page.goto('/my-jobs');
  for (const [entry, path] of [
    ['Edit', '/edit'],
    ['View', ''],
    ['Applications', '/applications'],
  ] as const) {
    await choose(page, 'Baker', entry);
    await expect(page).toHaveURL(new RegExp(`/jobs/${job._id}${path}($|\\?)`));
    await page.goBack();
  }
  await choose(page, 'Baker', 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete this job?' });
  await expect(dialog).toContainText('You’ll lose access to its one application.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect(network.made(endpoints.deleteJob)).toHaveLength(0);
  const lists = network.made(endpoints.listOwnJobs).length;
  await choose(page, 'Baker', 'Delete');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Job deleted successfully')).toBeVisible();
  await expect(
    main(page).getByRole('heading', { name: "You haven't posted any jobs yet." }),
  ).toBeVisible();
  await expect(list(page, 'Active Jobs')).toBeFocused();
  expect(network.made(endpoints.listOwnJobs).length).toBeGreaterThan(lists);
});

test('a failed list says so and can be retried; an empty list says so (ERROR-1, LIST-3, OWN-1)', async ({
  page,
  employer,
  faults,
  network,
  signIn,
}) => {
  faults.respond(endpoints.listOwnJobs, 500);
  faults.respond(endpoints.searchJobs, 500);
  await signIn(employer);
  const release = network.hold(endpoints.listOwnJobs);
  await page.goto('/my-jobs');
  await expect(main(page).getByRole('status', { name: 'Loading' })).toBeVisible();
  release();
  await expect(main(page).getByRole('alert')).toContainText(
    'Failed to fetch your jobs. Please try again later.',
  );
  faults.clear();
  await main(page).getByRole('button', { name: 'Retry' }).click();
  await expect(main(page).getByText("You haven't posted any jobs yet.")).toBeVisible();
  await tab(page, 'Drafts').click();
  await expect(main(page).getByRole('heading', { name: 'No drafts' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Post New Job' }).first().click();
  await expect(page).toHaveURL('/jobs/create');
});
