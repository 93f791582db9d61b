import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { expect, test } from './fixtures.ts';
import { makeAppliedJob, notice, pathOf, statusOf } from './job-applications-page.ts';

const PUT = endpoints.setApplicationStatus;
const NAME = 'Ayşe Kaya';
const REJECTED = 'Application status updated to rejected successfully';

const alerts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
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
  await undo(page).click();
  await expect(notice(page, REJECTED)).toHaveCount(0);
  await expect(notice(page, 'Change undone.')).toBeVisible();
  await expect(status).toHaveValue('pending');
  await expect(undo(page)).toHaveCount(0);
  expect(network.made(endpoints.undoStatuses)).toHaveLength(1);

  // With the keyboard, the focus stays on the dropdown.
  await status.focus();
  await page.keyboard.press('R');
  await page.keyboard.press('Enter');
  await expect(undo(page)).toBeVisible();
  await expect(status).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(status).toHaveValue('pending');
  await expect(status).toBeFocused();
  await page.keyboard.press('R');
  await page.keyboard.press('Enter');
  await undo(page).focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveValue('pending');
  await expect(status).toBeFocused();

  // A second change replaces the first offer.
  await status.selectOption('Reviewing');
  await expect(notice(page, 'Application status updated to reviewing successfully')).toBeVisible();
  await status.selectOption('Accepted');
  await expect(notice(page, 'Application status updated to accepted successfully')).toBeVisible();
  await expect(undo(page)).toHaveCount(1);
  await expect(alerts(page)).not.toContainText('reviewing');
  await undo(page).click();
  await expect(status).toHaveValue('reviewed');
});

test('Ctrl+Z in a text field undoes typing, not the change (REVIEW-4)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
}) => {
  const { job } = await makeAppliedJob(backend, employer);
  await signIn(employer);
  await page.goto(pathOf(job));
  await statusOf(page, NAME).selectOption('Rejected');
  await expect(undo(page)).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.pressSequentially('Kaya');
  await search.press('ControlOrMeta+z');
  await expect(search).not.toHaveValue('Kaya');
  await expect(undo(page)).toBeVisible();
  expect(network.made(endpoints.undoStatuses)).toHaveLength(0);
});

for (const width of [1280, 900, 375])
  test(`a change in the details can be undone, and its alert covers no control at ${width} px (ALERT-4, REVIEW-4)`, async ({
    page,
    backend,
    employer,
    signIn,
  }) => {
    const { job, application } = await makeAppliedJob(backend, employer);
    await signIn(employer);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${pathOf(job)}?open=${application._id}`);
    const dialog = page.getByRole('dialog');
    const status = dialog.getByRole('combobox', { name: `Status of ${NAME}` });
    await status.selectOption('Rejected');
    await expect(undo(page)).toBeVisible();
    const alert = (await alerts(page).boundingBox())!;
    for (const control of await page.locator('#root').getByRole('button').or(status).all()) {
      const box = await control.boundingBox();
      if (!box) continue;
      const isApart =
        box.y >= alert.y + alert.height ||
        box.y + box.height <= alert.y ||
        box.x >= alert.x + alert.width ||
        box.x + box.width <= alert.x;
      expect.soft(isApart, String(await control.textContent())).toBe(true);
    }
    await undo(page).click();
    await expect(notice(page, 'Change undone.')).toBeVisible();
    await expect(status).toHaveValue('pending');
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
