import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Preferences } from '#src/contract/notifications/notification.ts';
import type { Backend } from '#tests/backend.ts';
import type { Person } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';

const SAVE = endpoints.updatePreferences;
const main = (page: Page) => page.getByRole('main');
const row = (page: Page, name: string) => main(page).getByRole('radiogroup', { name });
const choose = (page: Page, kind: string, mode: string) =>
  row(page, kind).getByRole('radio', { name: mode }).check();
const save = (page: Page) => main(page).getByRole('button', { name: 'Save changes' });

/** The address that a mail about `kind` links to. */
const linkOf = async ({ dependencies }: Backend, { _id }: Person, kind = '') =>
  `/notifications/preferences?token=${await dependencies.tokens.signPreferencesToken(_id)}${kind && `&kind=${kind}`}`;
const stored = async (backend: Backend, { token }: Person) => {
  const response = await backend.request('GET', '/api/notification-preferences', { token });
  return (await response.json()) as Preferences;
};

test('a user chooses a mode for each kind, and the language, and saves (MAIL-3, NOTICE-4)', async ({
  page,
  backend,
  candidate,
  signIn,
}) => {
  await signIn(candidate);
  await page.goto('/settings');
  await main(page).getByRole('link', { name: 'Choose emails' }).click();
  await expect(page).toHaveTitle('Email notifications · Meydan');
  await expect(main(page).getByRole('radiogroup')).toHaveCount(9);
  await expect(row(page, 'New applications')).toBeHidden();
  await expect(row(page, 'Messages').getByRole('radio', { name: 'Instantly' })).toBeChecked();
  await expect(main(page).getByText('All changes are saved.')).toBeVisible();
  await choose(page, 'Messages', 'Never');
  await choose(page, 'Interview reminders', 'Daily');
  await expect(main(page).getByText('You have unsaved changes.')).toBeVisible();
  await main(page).getByLabel('Language of our emails').selectOption('Türkçe');
  await save(page).click();
  await expect(page.getByText('Email settings saved.')).toBeVisible();
  expect(await stored(backend, candidate)).toMatchObject({
    language: 'tr',
    modes: { message: 'never', interview_tomorrow: 'daily', job_closed: 'now' },
  });
  await page.reload();
  await expect(row(page, 'Messages').getByRole('radio', { name: 'Never' })).toBeChecked();
});

test('leaving with changes asks first', async ({ page, employer, signIn }) => {
  await signIn(employer);
  await page.goto('/notifications/preferences');
  await expect(main(page).getByRole('radiogroup')).toHaveCount(9);
  await choose(page, 'New applications', 'Daily');
  await main(page).getByRole('link', { name: 'Back to notifications' }).click();
  await expect(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible();
});

test('a failure shows, and the choice stays', async ({ page, faults, employer, signIn }) => {
  await signIn(employer);
  faults.respond(SAVE, 500);
  await page.goto('/notifications/preferences');
  await choose(page, 'Messages', 'Never');
  await save(page).click();
  await expect(
    page.getByText('We couldn’t save your email settings. Please try again.'),
  ).toBeVisible();
  await expect(row(page, 'Messages').getByRole('radio', { name: 'Never' })).toBeChecked();
});

test('a mail’s link works without logging in (NOTICE-4)', async ({ page, backend, candidate }) => {
  await page.goto(await linkOf(backend, candidate));
  await expect(main(page)).toContainText('Choose what we send to c•••@example.com');
  await expect(main(page)).not.toContainText(candidate.email);
  await choose(page, 'Closed jobs', 'Never');
  await save(page).click();
  await expect(page.getByText('Email settings saved.')).toBeVisible();
  expect((await stored(backend, candidate)).modes.job_closed).toBe('never');
});

test('the link takes precedence over the logged-in user', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  await signIn(employer);
  await page.goto(await linkOf(backend, candidate));
  await expect(main(page)).toContainText('c•••@example.com');
  await expect(row(page, 'Application updates')).toBeVisible();
});

test('one click stops the mails of a kind, and another undoes it (NOTICE-4)', async ({
  page,
  backend,
  network,
  employer,
}) => {
  const mode = async () => (await stored(backend, employer)).modes.application_received;
  await page.goto(await linkOf(backend, employer, 'application_received'));
  await expect(main(page).getByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
  expect(network.made(SAVE)).toEqual([]);
  await main(page).getByRole('button', { name: 'Stop these emails' }).click();
  await expect(
    main(page).getByText('You don’t get emails about this anymore: New applications'),
  ).toBeVisible();
  await expect(row(page, 'New applications').getByRole('radio', { name: 'Never' })).toBeChecked();
  expect(await mode()).toBe('never');
  await expect(main(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await main(page).getByRole('button', { name: 'Undo' }).click();
  await expect(main(page).getByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
  expect(await mode()).toBe('now');
  await expect(main(page).getByRole('button', { name: 'Stop these emails' })).toBeFocused();
  await expect(
    row(page, 'New applications').getByRole('radio', { name: 'Instantly' }),
  ).toBeChecked();
});

test('a link that is no longer valid says so (NOTICE-4)', async ({ page, faults }) => {
  faults.respond(endpoints.getPreferences, 400, { msg: 'This link is no longer valid.' });
  await page.goto('/notifications/preferences?token=none');
  await expect(
    main(page).getByRole('heading', { name: 'This link is no longer valid' }),
  ).toBeVisible();
  await main(page).getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fnotifications%2Fpreferences$/);
});
