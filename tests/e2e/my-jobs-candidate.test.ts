import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { expect, test } from './fixtures.ts';

const LIST = endpoints.listOwnApplications;
const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const cards = (page: Page) => region(page, 'Applications').getByRole('article');
const tab = (page: Page, name: string) =>
  main(page).getByRole('navigation').getByRole('link', { name });

const inStatus = (status: string, title = status) => ({
  _id: title,
  status,
  job: { _id: `job-${title}`, title },
  created_at: '2026-01-02T10:00:00Z',
});

test('tabs by answer are in the address; applications under review show below them (OWN-2, OWN-3)', async ({
  page,
  candidate,
  faults,
  signIn,
}) => {
  await signIn(candidate);
  const statuses = ['pending', 'reviewed', 'interview', 'accepted', 'hired', 'odd'];
  faults.respond(
    LIST,
    200,
    statuses.map((status) => inStatus(status)),
  );
  await page.goto('/my-jobs');
  await expect(page).toHaveTitle('My Job Applications · Meydan');
  await expect(main(page).getByRole('navigation').getByRole('link')).toHaveText([
    'Pending Applications2',
    'Accepted Applications2',
    'Rejected Applications0',
  ]);
  await expect(tab(page, 'Pending')).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).getByRole('heading')).toHaveText(['pending', 'odd']);
  await expect(cards(page).first()).toContainText('Pending');
  await expect(cards(page).first()).toContainText('Applied on January 2, 2026');
  await expect(main(page).getByText('We’ll tell you when they do.')).toBeVisible();

  await tab(page, 'Accepted').click();
  await expect(page).toHaveURL('/my-jobs?tab=accepted');
  await expect(cards(page).getByRole('heading')).toHaveText(['accepted', 'hired']);
  await expect(main(page).getByText('will contact you about what comes next.')).toBeVisible();
  await tab(page, 'Rejected').click();
  await expect(main(page).getByText('No applications have been rejected.')).toBeVisible();
  await page.goBack();
  await expect(tab(page, 'Accepted')).toHaveAttribute('aria-current', 'page');
  await page.goto('/my-jobs?tab=nonsense');
  await expect(tab(page, 'Pending')).toHaveAttribute('aria-current', 'page');
  const underReview = region(page, 'Under review 2');
  await expect(underReview.getByRole('article').getByRole('heading')).toHaveText([
    'reviewed',
    'interview',
  ]);
  await underReview.getByRole('link', { name: 'Show all applications' }).click();
  await expect(page).toHaveURL('/applications');
});

test('an empty list says so, and a failure can be retried (OWN-2)', async ({
  page,
  candidate,
  faults,
  signIn,
}) => {
  await signIn(candidate);
  faults.respond(LIST, 500);
  await page.goto('/my-jobs');
  await expect(main(page).getByRole('alert')).toContainText(
    'Could not load your applications. Please try again later.',
  );
  faults.clear();
  await main(page).getByRole('button', { name: 'Retry' }).click();
  await expect(main(page).getByText("You haven't applied to any jobs yet.")).toBeVisible();
  // An empty list keeps its tabs (rule OWN-2).
  await expect(main(page).getByRole('navigation').getByRole('link')).toHaveText([
    'Pending Applications0',
    'Accepted Applications0',
    'Rejected Applications0',
  ]);
  await tab(page, 'Rejected').click();
  await expect(page).toHaveURL('/my-jobs?tab=rejected');
  await expect(main(page).getByText("You haven't applied to any jobs yet.")).toBeVisible();
  await main(page).getByRole('link', { name: 'Browse Jobs' }).click();
  await expect(page).toHaveURL('/jobs');
});
