import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { makeJob } from '#tests/factories.ts';
import { changeApplication } from '#tests/long-market.ts';
import { expect, test } from './fixtures.ts';
import { insertApplicants, names, notice, pathOf, statusOf } from './job-applications-page.ts';

const BULK = endpoints.setStatuses;
const UNDO = endpoints.undoStatuses;
const PEOPLE = [{ name: 'Ada One' }, { name: 'Bo Two' }, { name: 'Cem Three' }];

const boxOf = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected applications' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** Sets the selected applications to this status. */
const setAll = async (page: Page, status: string) => {
  await bar(page).getByRole('combobox').selectOption(status);
  await bar(page).getByRole('button', { name: 'Set status' }).click();
};

test('one call sets several applications to a status, and Undo restores them (REVIEW-4)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
}) => {
  const job = await makeJob(backend, employer);
  const [ada, bo] = await insertApplicants(backend, job, PEOPLE);
  await changeApplication(backend, bo!, { status: 'reviewed' });
  await signIn(employer);
  await page.goto(pathOf(job));
  await boxOf(page, 'Ada One').check();
  await boxOf(page, 'Bo Two').check();
  await expect(bar(page)).toContainText('2 selected');
  await expect(bar(page).getByRole('button', { name: 'Set status' })).toBeDisabled();

  const release = network.hold(BULK);
  await setAll(page, 'Rejected');
  // Only the dropdowns of the selected rows are disabled.
  for (const name of ['Ada One', 'Bo Two']) {
    await expect(statusOf(page, name)).toBeDisabled();
    await expect(statusOf(page, name)).toHaveValue('rejected');
  }
  await expect(statusOf(page, 'Cem Three')).toBeEnabled();
  release();
  await expect(notice(page, '2 applications set to “Rejected”.')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(boxOf(page, 'Ada One')).not.toBeChecked();
  for (const [name, value] of [
    ['Ada One', 'rejected'],
    ['Bo Two', 'rejected'],
    ['Cem Three', 'pending'],
  ] as const)
    await expect(statusOf(page, name)).toHaveValue(value);
  expect(network.made(BULK).map(({ json }) => json)).toEqual([
    { applications: [ada!._id, bo!._id], status: 'rejected' },
  ]);

  await undo(page).click();
  await expect(notice(page, 'Change undone.')).toBeVisible();
  await expect(statusOf(page, 'Ada One')).toHaveValue('pending');
  await expect(statusOf(page, 'Bo Two')).toHaveValue('reviewed');
  await expect(undo(page)).toHaveCount(0);
  expect(network.made(UNDO)).toHaveLength(1);
});

test('the keyboard alone can select all, set a status and undo; Escape clears the selection', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  await insertApplicants(backend, job, PEOPLE);
  await signIn(employer);
  await page.goto(pathOf(job));
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  await page.getByRole('button', { name: 'Export CSV' }).focus();
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(boxOf(page, 'Ada One')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(all).toBeChecked({ indeterminate: true });
  await page.keyboard.press('Escape');
  await expect(boxOf(page, 'Ada One')).not.toBeChecked();
  await expect(bar(page)).toHaveCount(0);

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(all).toBeChecked();
  await expect(bar(page)).toContainText('3 selected');
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  await bar(page).getByRole('combobox').focus();
  await page.keyboard.type('Rev');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The pressed button is gone.
  const list = page.getByRole('region', { name: 'Applications', exact: true });
  await expect(list).toBeFocused();
  expect(await place()).toBe(before);
  await expect(statusOf(page, 'Cem Three')).toHaveValue('reviewed');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(statusOf(page, 'Cem Three')).toHaveValue('pending');
  await expect(list).toBeFocused();
});

test('Undo is offered for 8 seconds (REVIEW-4)', async ({ page, backend, employer, signIn }) => {
  const job = await makeJob(backend, employer);
  await insertApplicants(backend, job, PEOPLE);
  await signIn(employer);
  await page.clock.install();
  await page.goto(pathOf(job));
  await boxOf(page, 'Ada One').check();
  await setAll(page, 'Accepted');
  await expect(notice(page, '1 application set to “Accepted”.')).toBeVisible();
  // Stops the clock one second ahead, a time that even a slow machine hasn't passed.
  const stopClock = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await stopClock();
  await page.clock.runFor(4_000);
  await expect(undo(page)).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(undo(page)).toHaveCount(0);
  await expect(statusOf(page, 'Ada One')).toHaveValue('hired');
  await page.clock.resume();

  // Pointer or focus on the offer keeps it; the 8 seconds restart when they leave.
  await boxOf(page, 'Bo Two').check();
  await setAll(page, 'Accepted');
  await expect(notice(page, '1 application set to “Accepted”.')).toBeVisible();
  await stopClock();
  await undo(page).hover();
  await page.mouse.move(0, 0);
  await undo(page).hover();
  await page.clock.runFor(20_000);
  await expect(undo(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await undo(page).focus();
  await page.clock.runFor(20_000);
  await expect(undo(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(7_000);
  await expect(undo(page)).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(undo(page)).toHaveCount(0);
});

test('applications that couldn’t be changed are listed with the reason (REVIEW-4)', async ({
  page,
  backend,
  employer,
  signIn,
  faults,
}) => {
  const job = await makeJob(backend, employer);
  const [ada, bo, cem] = await insertApplicants(backend, job, PEOPLE);
  faults.respond(BULK, 200, {
    batch: 'b1',
    results: [
      { _id: ada!._id, outcome: 'updated' },
      { _id: bo!._id, outcome: 'not_found' },
      { _id: cem!._id, outcome: 'forbidden' },
    ],
  });
  await signIn(employer);
  await page.goto(pathOf(job));
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await setAll(page, 'Rejected');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('listitem')).toHaveText([
    'Bo Two: Application not found',
    'Cem Three: You do not have permission to update this application',
  ]);
  await expect(notice(page, '1 application set to “Rejected”.')).toBeVisible();
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Applications', exact: true })).toBeFocused();

  // Undo may fail, wholly or in part.
  faults.respond(UNDO, 500);
  await undo(page).click();
  await expect(notice(page, 'The change couldn’t be undone.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Ada One' }).check();
  await setAll(page, 'Rejected');
  faults.respond(UNDO, 200, { batch: null, results: [{ _id: ada!._id, outcome: 'unchanged' }] });
  await undo(page).click();
  await expect(notice(page, 'Some applications couldn’t be restored.')).toBeVisible();
});

test('a failed call leaves rows and selection unchanged', async ({
  page,
  backend,
  employer,
  signIn,
  faults,
}) => {
  const job = await makeJob(backend, employer);
  await insertApplicants(backend, job, PEOPLE);
  await signIn(employer);
  await page.goto(pathOf(job));
  await boxOf(page, 'Ada One').check();
  faults.respond(BULK, 500);
  await setAll(page, 'Rejected');
  await expect(notice(page, 'Failed to update application status')).toBeVisible();
  await expect(statusOf(page, 'Ada One')).toHaveValue('pending');
  await expect(boxOf(page, 'Ada One')).toBeChecked();
  faults.clear();
  await setAll(page, 'Pending');
  await expect(notice(page, 'The selected applications already have this status.')).toBeVisible();
  await expect(undo(page)).toHaveCount(0);
  // Filtered-out applications are deselected.
  await boxOf(page, 'Ada One').check();
  await page.getByRole('searchbox').fill('Bo');
  await page.getByRole('searchbox').press('Enter');
  await expect(names(page)).toHaveText(['Bo Two']);
  await expect(bar(page)).toHaveCount(0);
});

test('a dialog that closed with its selection doesn’t reopen with the next one', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  await page.clock.install();
  const job = await makeJob(backend, employer);
  const [ada] = await insertApplicants(backend, job, PEOPLE);
  await signIn(employer);
  await page.goto(`${pathOf(job)}?status=pending`);
  await boxOf(page, 'Ada One').check();
  await bar(page).getByRole('button', { name: 'Send decision' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // Ada's status changes elsewhere; the list refreshes when the window becomes visible.
  await changeApplication(backend, ada!, { status: 'reviewed' });
  await page.clock.fastForward(31_000);
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(dialog).toHaveCount(0);
  await boxOf(page, 'Bo Two').check();
  await expect(bar(page)).toContainText('1 selected');
  await expect(dialog).toHaveCount(0);
});

test('on a phone the rows are cards and the bar stays at the bottom of the screen', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  await insertApplicants(
    backend,
    job,
    Array.from({ length: 8 }, (_, index) => ({ name: `Ada ${index}` })),
  );
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(employer);
  await page.goto(pathOf(job));
  await expect(page.getByRole('columnheader')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(bar(page)).toContainText('8 selected');
  // Polls, since the bar slides in.
  const foot = async () => {
    const box = await bar(page).boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  await expect.poll(foot).toBeLessThanOrEqual(800);
  expect(await foot()).toBeGreaterThan(770);
  await setAll(page, 'Reviewing');
  await expect(undo(page)).toBeInViewport({ ratio: 1 });
});
