import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { makeApplication, makeCandidate, makeEmployer, makeJob } from '#tests/factories.ts';
import { seeInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Your job' });
const manage = async (page: Page, entry: string) => {
  await panel(page).getByRole('button', { name: 'Manage Baker' }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

test.describe('an employer’s own job (JOBPAGE-8)', () => {
  test('shows the counts of all and new applications and links to them', async ({
    page,
    backend,
    employer,
    signIn,
  }) => {
    const job = await makeJob(backend, employer, { title: 'Baker' });
    const ada = await makeCandidate(backend, { first_name: 'Ada' });
    await makeApplication(backend, ada, job);
    await makeApplication(backend, await makeCandidate(backend), job);
    await signIn(employer);
    await page.goto(`/jobs/${job._id}`);
    await expect(panel(page)).toContainText('Published');
    await expect(page.getByText('Only candidates can apply for jobs')).toHaveCount(0);
    await expect(
      panel(page).getByRole('list', { name: 'Applications to Baker by status' }),
    ).toContainText('2 Pending');
    await expect(
      panel(page).getByRole('region', { name: 'Newest applicants' }).getByRole('link'),
    ).toHaveText([/^Ceren/, /^Ada/]);
    const link = panel(page).getByRole('link', { name: '2 applications 2 new' });
    await link.click();
    await page.getByRole('row').getByRole('button', { name: /^Ada/ }).first().click();
    await expect(page.getByRole('dialog', { name: /^Ada/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Baker' }).click();
    // One application has been opened.
    await expect(panel(page).getByRole('link', { name: '2 applications 1 new' })).toBeVisible();
  });

  test('leads to the applications as they are by then', async ({
    page,
    backend,
    employer,
    signIn,
  }) => {
    const job = await makeJob(backend, employer, { title: 'Baker' });
    await makeApplication(backend, await makeCandidate(backend), job);
    await signIn(employer);
    await page.goto(`/jobs/${job._id}`);
    await expect(panel(page).getByRole('heading', { name: 'Newest applicants' })).toBeVisible();
    await makeApplication(backend, await makeCandidate(backend, { first_name: 'Ada' }), job);
    await panel(page).getByRole('link', { name: '1 application 1 new' }).click();
    await expect(page.getByRole('row').getByRole('button', { name: /^Ada/ }).first()).toBeVisible();
  });

  test('can be edited, closed, reopened, copied and deleted from its page', async ({
    page,
    backend,
    employer,
    signIn,
  }) => {
    const job = await makeJob(backend, employer, { title: 'Baker' });
    await signIn(employer);
    await page.goto(`/jobs/${job._id}`);
    await panel(page).getByRole('button', { name: 'Close Baker' }).click();
    await expect(
      panel(page).getByText('This job is closed and no longer accepting applications.'),
    ).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Reopen Baker' })).toBeFocused();
    await manage(page, 'Reopen');
    await expect(panel(page)).toContainText('Published');
    await expect(page).toHaveURL(`/jobs/${job._id}`);
    await manage(page, 'Duplicate');
    await expect(page).toHaveURL(`/jobs/create?from=${job._id}`);
    await page.goBack();
    await panel(page).getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(`/jobs/${job._id}/edit`);
    await page.goBack();
    await manage(page, 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete this job?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/my-jobs');
    await expect(page.getByText('Job deleted successfully')).toBeVisible();
  });

  test('is deleted on a slow connection without redirecting a user who has moved on', async ({
    page,
    backend,
    employer,
    network,
    signIn,
  }) => {
    const job = await makeJob(backend, employer, { title: 'Baker' });
    await signIn(employer);
    await page.goto('/jobs');
    await page.getByRole('main').getByRole('link', { name: 'Baker' }).first().click();
    await expect(page).toHaveURL(new RegExp(`/jobs/${job._id}`));
    const release = network.hold(endpoints.deleteJob);
    await manage(page, 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete this job?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => network.made(endpoints.deleteJob).length).toBe(1);
    // Otherwise the pointer would hover the job's card in the list and preload the job while it is being deleted.
    await page.mouse.move(0, 0);
    await page.goBack();
    await expect(page).toHaveURL('/jobs');
    release();
    await expect(page.getByText('Job deleted successfully')).toBeVisible();
    // Leaves time for a wrong redirect.
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/jobs');
  });

  test('has reachable actions on a phone', async ({ page, backend, employer, signIn }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const job = await makeJob(backend, employer, {
      title: 'Baker',
      description: 'Bread. '.repeat(900),
    });
    await signIn(employer);
    await page.goto(`/jobs/${job._id}`);
    await expect(panel(page).getByRole('link', { name: 'No applications yet' })).toBeInViewport({
      ratio: 1,
    });
    await panel(page).getByRole('button', { name: 'Manage Baker' }).click();
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('menuitem', { name: 'View' })).toHaveCount(0);
  });

  test('a draft can be continued (JOBPAGE-4)', async ({
    page,
    backend,
    employer,
    signIn,
    problems,
  }) => {
    // The server renders public content only.
    problems.expect(/status of 404/);
    const job = await makeJob(backend, employer, { title: 'Baker', status: 'draft' });
    await signIn(employer);
    const served = await page.goto(`/jobs/${job._id}`);
    expect(await served?.text()).not.toContain('Baker');
    await expect(page.getByText('This job is a draft. Only you can see it.')).toBeVisible();
    await seeInBoth(page, ['This job is a draft. Only you can see it.', 'Continue editing']);
    await panel(page).getByRole('link', { name: 'Continue editing' }).click();
    await expect(page).toHaveURL(`/jobs/${job._id}/edit`);
  });

  test('has no panel for other employers', async ({ page, backend, employer, network, signIn }) => {
    const job = await makeJob(backend, employer);
    await signIn(await makeEmployer(backend));
    await page.goto(`/jobs/${job._id}`);
    await expect(page.getByText('Only candidates can apply for jobs')).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    expect(network.made(endpoints.getJob)).toHaveLength(1);
  });
});
