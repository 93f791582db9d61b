import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { expect, test } from './fixtures.ts';
import { makeAppliedJob, notice, pathOf, statusOf } from './job-applications-page.ts';

const PUT = endpoints.setApplicationStatus;
const NAME = 'Ayşe Kaya';
const REJECTED = 'Application status updated to rejected successfully';

const undoBar = (page: Page) => page.getByRole('region', { name: 'Undo' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test('a single change can be undone, by mouse and by keyboard (ALERT-5, REVIEW-4)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
}) => {
  const { job } = await makeAppliedJob(backend, employer);
  await signIn(employer);
  await page.goto(pathOf(job));
  const status = statusOf(page, NAME);
  await status.selectOption('Rejected');
  await expect(notice(page, REJECTED)).toBeVisible();
  await expect(undoBar(page)).toContainText('1 application set to “Rejected”.');
  // The offer isn't announced with the change: the alert does that (rule ALERT-5).
  const offer = page.getByRole('status').filter({ hasText: 'You can undo this change.' });
  await expect(offer).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /set to/ })).toHaveCount(0);
  await undo(page).click();
  await expect(offer).toHaveCount(0);
  await expect(notice(page, 'Change undone.')).toBeVisible();
  await expect(status).toHaveValue('pending');
  await expect(undo(page)).toHaveCount(0);
  expect(network.made(endpoints.undoStatuses)).toHaveLength(1);

  // With the keyboard, the focus stays on the dropdown and Undo comes later.
  await status.focus();
  await page.keyboard.press('R');
  await page.keyboard.press('Enter');
  await expect(undo(page)).toBeVisible();
  await expect(status).toBeFocused();
  await undo(page).focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveValue('pending');

  // A second change replaces the first offer.
  await status.selectOption('Reviewing');
  await expect(undoBar(page)).toContainText('“Reviewing”');
  await status.selectOption('Accepted');
  await expect(undoBar(page)).toContainText('“Accepted”');
  await expect(undo(page)).toHaveCount(1);
  await undo(page).click();
  await expect(status).toHaveValue('reviewed');
});

test('a change made in the details can be undone (REVIEW-4)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const { job, application } = await makeAppliedJob(backend, employer);
  await signIn(employer);
  await page.goto(`${pathOf(job)}?open=${application._id}`);
  const dialog = page.getByRole('dialog');
  const status = dialog.getByRole('combobox', { name: `Status of ${NAME}` });
  await status.selectOption('Rejected');
  await expect(undo(page)).toHaveCount(1);
  // When the details cover the list, they announce the offer.
  const offer = page.getByRole('status').filter({ hasText: 'You can undo this change.' });
  await expect(offer).toHaveCount(1);
  await undo(page).click();
  await expect(notice(page, 'Change undone.')).toBeVisible();
  await expect(status).toHaveValue('pending');
  await expect(status).toBeVisible();
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await status.selectOption('Reviewing');
  await expect(dialog.getByRole('status').filter({ hasText: 'You can undo' })).toHaveCount(1);
});

test('without server support no undo is offered, and a failed undo says so (REVIEW-4)', async ({
  page,
  backend,
  employer,
  signIn,
  faults,
}) => {
  const { job, application } = await makeAppliedJob(backend, employer);
  await signIn(employer);
  await page.goto(pathOf(job));
  const status = statusOf(page, NAME);
  await expect(status).toBeVisible();
  faults.respond(PUT, 200, { _id: application._id, status: 'rejected' });
  await status.selectOption('Rejected');
  await expect(notice(page, REJECTED)).toBeVisible();
  await expect(undo(page)).toHaveCount(0);

  faults.clear();
  await status.selectOption('Reviewing');
  faults.respond(endpoints.undoStatuses, 500);
  await undo(page).click();
  await expect(notice(page, 'The change couldn’t be undone.')).toBeVisible();
  await expect(status).toHaveValue('reviewed');
  await expect(undo(page)).toHaveCount(0);
});
