import type { Locator, Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';
import { insertApplicants, names, notice, pathOf, rowOf } from './job-applications-page.ts';

const details = (page: Page) => page.getByRole('dialog', { name: 'Ada One' });
/** A star to click; its radio button is hidden. */
const starOf = (rating: Locator, name: string) => rating.locator('label').filter({ hasText: name });
const PEOPLE = [{ name: 'Bo Two' }, { name: 'Ada One' }];

test('a rating is set by pointer or keys, cleared, and shown in the list (REVIEW-10)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
}) => {
  const job = await makeJob(backend, employer);
  const [, ada] = await insertApplicants(backend, job, PEOPLE);
  await signIn(employer);
  await page.goto(`${pathOf(job)}?open=${ada!._id}`);
  const rating = details(page).getByRole('group', { name: 'Rating' });
  await expect(rating.getByRole('radio')).toHaveCount(5);
  await expect(rating.getByRole('button', { name: 'Clear rating' })).toHaveCount(0);
  await starOf(rating, '4 stars').click();
  await expect(rowOf(page, 'Ada One').getByText('4 stars')).toBeVisible();
  // Arrow keys step through the ratings and don't open the next application.
  await rating.getByRole('radio', { name: '4 stars' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(rating.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await expect(rowOf(page, 'Ada One').getByText('2 stars')).toBeVisible();
  await expect(details(page)).toBeVisible();
  expect(network.made(endpoints.setReview).map(({ json }) => json)).toEqual([
    { rating: 4, __v: 0 },
    { rating: 2, __v: 1 },
  ]);
  await page.goto(`${pathOf(job)}?sort=rating`);
  await expect(names(page)).toHaveText(['Ada One', 'Bo Two']);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Rating', { exact: true }).selectOption('2 stars or more');
  await expect(names(page)).toHaveText(['Ada One']);
  await expect(page).toHaveURL(/rating=2/);
  await page.getByLabel('Rating', { exact: true }).selectOption('3 stars or more');
  await expect(page.getByText('No applications match these filters.')).toBeVisible();
  await page.goto(`${pathOf(job)}?open=${ada!._id}`);
  await rating.getByRole('button', { name: 'Clear rating' }).click();
  await expect(rowOf(page, 'Ada One').getByText('2 stars')).toHaveCount(0);
  await expect(rating.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('labels are added, removed, suggested and used as filters (REVIEW-10)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
}) => {
  const job = await makeJob(backend, employer);
  const [bo, ada] = await insertApplicants(backend, job, PEOPLE);
  await backend.request('PUT', `/api/applications/${bo!._id}/review`, {
    token: employer.token,
    json: { labels: ['Night shift'] },
  });
  await signIn(employer);
  await page.goto(`${pathOf(job)}?open=${ada!._id}`);
  const labels = details(page).getByRole('group', { name: 'Labels' });
  const field = labels.getByLabel('Add a label');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('Enter a label');
  await field.fill('Forklift');
  await field.press('Enter');
  await expect(labels.getByRole('listitem')).toHaveText(['Forklift']);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  // An added label takes the spelling of an existing one.
  await expect(labels.getByRole('button', { name: 'Add label Night shift' })).toBeVisible();
  await field.fill('  night   SHIFT');
  await labels.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(labels.getByRole('listitem')).toHaveText(['Forklift', 'Night shift']);
  await labels.getByRole('button', { name: 'Remove label Night shift' }).click();
  await labels.getByRole('button', { name: 'Add label Night shift' }).click();
  await labels.getByRole('button', { name: 'Remove label Forklift' }).click();
  await expect(labels.getByRole('listitem')).toHaveText(['Night shift']);
  // Each save sends the version that the previous save returned.
  await expect
    .poll(() => network.made(endpoints.setReview).at(-1)?.json)
    .toMatchObject({
      labels: ['Night shift'],
    });
  for (const [index, { json }] of network.made(endpoints.setReview).entries())
    expect(json).toMatchObject({ __v: index });
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Ada One').getByText('Night shift')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Label', { exact: true }).selectOption('Night shift');
  await expect(names(page)).toHaveCount(2);
  await page.goto(`${pathOf(job)}?label=other`);
  await expect(page.getByLabel('Label', { exact: true })).toHaveValue('other');
  await expect(page.getByText('No applications match these filters.')).toBeVisible();
});

test('a change made elsewhere is not overwritten (REVIEW-10)', async ({
  page,
  backend,
  employer,
  signIn,
  problems,
}) => {
  problems.expect(/status of 409/);
  const job = await makeJob(backend, employer);
  const [, ada] = await insertApplicants(backend, job, PEOPLE);
  await signIn(employer);
  await page.goto(`${pathOf(job)}?open=${ada!._id}`);
  const rating = details(page).getByRole('group', { name: 'Rating' });
  await expect(rating).toBeVisible();
  await expect(details(page).getByText('No notes yet.')).toBeVisible();
  await backend.request('PUT', `/api/applications/${ada!._id}/review`, {
    token: employer.token,
    json: { rating: 1 },
  });
  await starOf(rating, '5 stars').click();
  await expect(
    notice(page, 'This record was changed by someone else in the meantime'),
  ).toBeVisible();
  // The current value shows and can be changed.
  await expect(rating.getByRole('radio', { name: '1 star', exact: true })).toBeChecked();
  await starOf(rating, '5 stars').click();
  await expect(rowOf(page, 'Ada One').getByText('5 stars')).toBeVisible();
});

test('notes are written, changed and deleted; unsaved text is kept (ALERT-5, REVIEW-10)', async ({
  page,
  backend,
  employer,
  signIn,
  faults,
  problems,
}) => {
  problems.expect(/status of 500/);
  const job = await makeJob(backend, employer);
  const [, ada] = await insertApplicants(backend, job, PEOPLE);
  await signIn(employer);
  await page.goto(`${pathOf(job)}?open=${ada!._id}`);
  const notes = details(page).getByRole('region', { name: 'Notes' });
  const field = notes.getByLabel('New note');
  const add = notes.getByRole('button', { name: 'Add note' });
  await add.click();
  await expect(field).toHaveAccessibleDescription(/Please write a note/);
  await field.fill('Calls back\non Monday');
  faults.respond(endpoints.addNote, 500);
  await add.click();
  await expect(field).toHaveAccessibleDescription(/Your note couldn’t be saved/);
  await field.press('End');
  await field.pressSequentially(' 9 am');
  await expect(field).not.toHaveAccessibleDescription(/couldn’t be saved/);
  faults.clear();
  await page.reload();
  await expect(field).toHaveValue('Calls back\non Monday 9 am');
  await add.click();
  const items = notes.getByRole('list', { name: 'Notes' }).getByRole('listitem');
  await expect(items).toHaveCount(1);
  await expect(items).toContainText('Example Logistics');
  await expect(notes.getByRole('status')).toHaveText('Note saved.');
  await expect(field).toHaveValue('');
  await field.fill('References checked');
  await add.click();
  await expect(items).toContainText(['References checked', 'Calls back']);

  await items.last().getByRole('button', { name: 'Edit the note' }).click();
  await notes.getByLabel('Change the note').fill('Calls back on Tuesday');
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(items.last()).toContainText('edited');
  await expect(items.last()).toContainText('Calls back on Tuesday');
  await expect(items.last().getByRole('button', { name: 'Edit the note' })).toBeFocused();

  await items.first().getByRole('button', { name: 'Delete the note' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this note?' });
  // Escape closes the question only.
  await question.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(details(page)).toBeVisible();
  await items.first().getByRole('button', { name: 'Delete the note' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Note deleted')).toBeVisible();
  await expect(items).toHaveCount(1);
  const stored = () => page.evaluate(() => JSON.stringify(window.localStorage));
  expect(await stored()).not.toContain('draft:note');
});

test('a rating and a label set in quick succession on a slow connection are both saved (REVIEW-10)', async ({
  page,
  backend,
  employer,
  network,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  const [ada] = await insertApplicants(backend, job, [{ name: 'Ada One' }]);
  await signIn(employer);
  await page.goto(`${pathOf(job)}?open=${ada?._id}`);
  const details = page.getByRole('dialog', { name: 'Ada One' });
  const letGo = network.hold(endpoints.setReview);
  await starOf(details.getByRole('group', { name: 'Rating' }), '4 stars').click();
  await expect.poll(() => network.made(endpoints.setReview).length).toBe(1);
  const labels = details.getByRole('group', { name: 'Labels' });
  await labels.getByLabel('Add a label').fill('Forklift');
  await page.keyboard.press('Enter');
  await expect(labels.getByRole('listitem')).toHaveText(['Forklift']);
  letGo();
  await expect.poll(() => network.made(endpoints.setReview).length).toBe(2);
  await expect(page.getByRole('row').getByText('4 stars')).toBeVisible();
  await expect(page.getByRole('row').getByText('Forklift')).toBeVisible();
  expect(network.made(endpoints.setReview).map(({ json }) => json)).toEqual([
    { rating: 4, __v: 0 },
    { labels: ['Forklift'], __v: 1 },
  ]);
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByRole('listitem'),
  ).toHaveCount(0);
});
