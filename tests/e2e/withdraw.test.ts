import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { makeApplication, makeJob } from '#tests/factories.ts';
import { test as base, expect } from './fixtures.ts';

const test = base.extend<{ application: { _id: string; jobId: string } }>({
  application: async ({ backend, candidate, employer, signIn }, use) => {
    const job = await makeJob(backend, employer, { title: 'Baker' });
    const { _id } = await makeApplication(backend, candidate, job);
    await signIn(candidate);
    await use({ _id, jobId: job._id });
  },
});

const withdraw = (page: Page) =>
  page.getByRole('button', { name: 'Withdraw the application for Baker' });
const withdrawInList = async (page: Page) => {
  await page.getByRole('button', { name: 'More actions for Baker' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
};
const question = (page: Page) => page.getByRole('dialog', { name: 'Withdraw this application?' });

test('an application is withdrawn in the list after confirmation (APP-5, APPLY-5)', async ({
  page,
  application,
  candidate,
  network,
}) => {
  await page.goto('/applications');
  // Withdrawing also deletes drafts for the job from another tab.
  const drafts = ['apply', 'apply-more'].map(
    (form) => `draft:${form}:${candidate._id}:${application.jobId}`,
  );
  await page.evaluate((names) => {
    for (const name of names) window.localStorage.setItem(name, '{}');
  }, drafts);
  await withdrawInList(page);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toHaveCount(0);
  expect(network.made(endpoints.withdrawApplication)).toHaveLength(0);
  await withdrawInList(page);
  await question(page).getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Application withdrawn successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Applications Found' })).toBeVisible();
  // The row is gone, so the focus moves to the heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(network.made(endpoints.withdrawApplication).map((call) => call.path)).toEqual([
    `/api/applications/${application._id}`,
  ]);
  const storedKeys = await page.evaluate(() => Object.keys(window.localStorage));
  expect(storedKeys.filter((name) => drafts.includes(name))).toEqual([]);
});

test('withdrawing on the application’s page returns to the list (APP-5)', async ({
  page,
  application,
}) => {
  await page.goto(`/applications/${application._id}`);
  await withdraw(page).click();
  await question(page).getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Application withdrawn successfully')).toBeVisible();
  await expect(page).toHaveURL('/applications');
});

test('a failure says so and changes nothing', async ({ page, application, faults }) => {
  faults.respond(endpoints.withdrawApplication, 500);
  await page.goto(`/applications/${application._id}`);
  await withdraw(page).click();
  await question(page).getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Failed to withdraw application')).toBeVisible();
  await expect(page).toHaveURL(`/applications/${application._id}`);
  await expect(withdraw(page)).toBeVisible();
});
