import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { insertManyApplications } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const pager = (page: Page) => main(page).getByRole('navigation', { name: 'Pages' });
const LIST = endpoints.listOwnApplications;

test.beforeEach(async ({ backend, candidate, employer, signIn }) => {
  await insertManyApplications(backend, employer, candidate, 45);
  await signIn(candidate);
});

test('own applications come in pages, with the page in the address (APP-1, LIST-1, LIST-2)', async ({
  page,
  network,
}) => {
  await page.goto('/applications');
  await expect(cards(page)).toHaveCount(20);
  await expect(main(page).getByRole('status')).toHaveText('45 applications');
  await pager(page).getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL('/applications?page=3');
  await expect(cards(page)).toHaveCount(5);
  await expect(pager(page).getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // The focus stays in the pager, and back opens the previous page.
  await expect(pager(page).getByRole('link', { name: 'Page 3' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/applications');
  await expect(cards(page)).toHaveCount(20);
  await page.goto('/applications?page=2');
  await expect(cards(page)).toHaveCount(20);
  await page.goto('/applications?page=99');
  await expect(main(page).getByText('There are no applications on this page.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL('/applications');
  await expect(cards(page)).toHaveCount(20);
  await expect(main(page).getByRole('region', { name: 'Applications' })).toBeFocused();
  expect(network.made(LIST).map(({ search }) => search.page)).toEqual(['1', '3', '2', '99', '1']);
});

test('tabs have pages too, and another tab starts at its first page (OWN-3)', async ({
  page,
  backend,
}) => {
  await backend.database.run(
    "update applications set status = 'rejected' where _id in (select _id from applications limit 3)",
  );
  await page.goto('/my-jobs?page=2');
  const tabs = main(page).getByRole('navigation', { name: 'Applications by answer' });
  await expect(tabs.getByRole('link')).toHaveText([
    'Pending Applications42',
    'Accepted Applications0',
    'Rejected Applications3',
  ]);
  await expect(cards(page)).toHaveCount(20);
  await pager(page).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/my-jobs?page=3');
  await expect(cards(page)).toHaveCount(2);
  // The pressed link is gone on the last page, so the focus moves to the list.
  await expect(main(page).getByRole('region', { name: 'Applications' })).toBeFocused();
  await tabs.getByRole('link', { name: 'Rejected' }).click();
  await expect(page).toHaveURL('/my-jobs?tab=rejected');
  await expect(cards(page)).toHaveCount(3);
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
});
