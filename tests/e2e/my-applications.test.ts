import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { makeApplication, makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';

const LIST = endpoints.listOwnApplications;
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');

test.beforeEach(async ({ candidate, signIn }) => signIn(candidate));

test('without applications, the page says so (APP-1)', async ({ page }) => {
  await page.goto('/applications');
  await expect(page).toHaveTitle('My Applications · Meydan');
  await expect(page.getByRole('heading', { name: 'No Applications Found' })).toBeVisible();
  await expect(main(page).getByText("You haven't applied to any jobs yet.")).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await main(page).getByRole('link', { name: 'Browse Jobs' }).click();
  await expect(page).toHaveURL('/jobs');
});

test('a row links to the job and to the application (APP-2)', async ({
  page,
  backend,
  candidate,
  employer,
}) => {
  const job = await makeJob(backend, employer, {
    title: 'Baker',
    company_name: 'Fırın',
    location: 'Izmir',
  });
  const { _id } = await makeApplication(backend, candidate, job);
  await page.goto('/applications');
  const card = cards(page);
  await expect(card.getByRole('heading')).toHaveText('Baker');
  await expect(card).toContainText('Fırın · Izmir');
  await expect(card.getByText('Pending', { exact: true })).toBeVisible();
  await expect(card).not.toContainText('Last updated');
  await expect(card).not.toContainText('Interview');
  await card.getByRole('button', { name: 'More actions for Baker' }).click();
  await page.getByRole('menuitem', { name: 'View Job' }).click();
  await expect(page).toHaveURL(`/jobs/${job._id}`);
  await page.goBack();
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(`/applications/${_id}`);
});

test('dates show in long form (APP-2, LANG-4)', async ({ page, faults }) => {
  faults.respond(LIST, 200, [
    {
      _id: '1',
      created_at: '2026-01-02T10:00:00Z',
      last_updated: '2026-03-04T10:00:00Z',
      interview_date: '2026-05-06T10:30:00Z',
    },
  ]);
  await page.goto('/applications');
  await expect(cards(page)).toContainText('Applied on January 2, 2026');
  await expect(cards(page)).toContainText('Last updated March 4, 2026');
  await expect(cards(page)).toContainText('Interview May 6, 2026');
});

test('missing values have placeholder texts (APP-2)', async ({ page, faults }) => {
  faults.respond(LIST, 200, [{ _id: '1' }, { _id: '2', job: { _id: '3' }, created_at: 'soon' }]);
  await page.goto('/applications');
  await expect(cards(page)).toHaveCount(2);
  for (const card of await cards(page).all()) {
    await expect(card.getByRole('heading')).toHaveText('Job title not available');
    await expect(card).toContainText('Company name not available · Remote');
    await expect(card).not.toContainText('Invalid Date');
  }
});

test('each status has its label, and an unknown one counts as pending (APP-8, JOB-7, STATUS-1)', async ({
  page,
  faults,
}) => {
  const statuses = ['pending', 'reviewed', 'interview', 'accepted', 'hired', 'rejected', 'odd'];
  faults.respond(
    LIST,
    200,
    statuses.map((status) => ({ _id: status, status })),
  );
  await page.goto('/applications');
  const labels = [
    'Pending',
    'Reviewed',
    'Interview',
    'Accepted',
    'Accepted',
    'Rejected',
    'Pending',
  ];
  await expect(cards(page)).toHaveCount(labels.length);
  // Each shows its progress in one line (rule APP-8).
  const steps = [
    'Step 1 of 4: Applied',
    'Step 2 of 4: Reviewed',
    'Step 3 of 4: Interview',
    ...['Accepted', 'Accepted', 'Rejected'].map((label) => `Step 4 of 4: ${label}`),
    'Step 1 of 4: Applied',
  ];
  for (const [index, name] of steps.entries())
    await expect(cards(page).nth(index).getByRole('img', { name })).toBeVisible();
  for (const [index, label] of labels.entries())
    await expect(cards(page).nth(index).getByText(label, { exact: true })).toBeVisible();
});

test('links with counts filter the list by status (APP-1, STATUS-1)', async ({ page, faults }) => {
  const statuses = ['pending', 'interview', 'accepted', 'hired'];
  faults.respond(
    LIST,
    200,
    statuses.map((status) => ({ _id: status, status, job: { _id: status, title: status } })),
  );
  await page.goto('/applications');
  const filters = main(page).getByRole('navigation', { name: 'Which applications' });
  await expect(filters.getByRole('link')).toHaveText([
    'All 4',
    'Pending 1',
    'Interview 1',
    'Accepted 2',
  ]);
  await expect(filters.getByRole('link', { name: 'All 4' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await filters.getByRole('link', { name: 'Accepted 2' }).click();
  await expect(page).toHaveURL('/applications?tab=accepted');
  await expect(cards(page).getByRole('heading')).toHaveText(['accepted', 'hired']);
  // A row without room for all links scrolls.
  await page.setViewportSize({ width: 320, height: 667 });
  await expect(filters.getByRole('link', { name: 'Accepted 2' })).toBeInViewport({ ratio: 1 });
  await page.goto('/applications?tab=rejected');
  await expect(main(page).getByText('None of your applications have this status.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Show all applications' }).click();
  await expect(page).toHaveURL('/applications');
  await expect(cards(page)).toHaveCount(4);
});

const failures = [
  { status: 500, text: 'Failed to fetch your applications' },
  { status: 401, text: 'Please login to view your applications' },
  { status: 404, text: 'No applications found' },
];
test('a failure suggests a cause and can be retried (APP-3, ERROR-1)', async ({ page, faults }) => {
  const retry = main(page).getByRole('button', { name: 'Try Again' });
  for (const [index, { status, text }] of failures.entries()) {
    faults.clear();
    faults.respond(LIST, status);
    if (index === 0) await page.goto('/applications');
    else await retry.click();
    await expect(main(page).getByRole('alert')).toHaveText(text);
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(
      'We couldn’t show your applications',
    );
    await expect(main(page).getByRole('listitem')).toHaveText([
      'a temporary server issue',
      'your session may have expired',
      'network problems',
    ]);
    await expect(main(page).getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  }
  faults.clear();
  await retry.click();
  await expect(page.getByRole('heading', { name: 'No Applications Found' })).toBeVisible();
});
