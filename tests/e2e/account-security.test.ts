import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { PASSWORD } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';
import { profilePage } from './profile-page.ts';

const CHANGE = endpoints.changePassword;
const NEW_PASSWORD = 'mavi kapı yorgun deniz';

const securityPage = (page: Page) => {
  const main = page.getByRole('main');
  return {
    ...profilePage(page),
    current: main.getByLabel('Current password'),
    next: main.getByLabel('New password'),
    again: main.getByLabel('Confirm password'),
    change: main.getByRole('button', { name: 'Change password' }),
    elsewhere: main.getByRole('button', { name: 'Log out everywhere else' }),
  };
};
type SecurityPage = ReturnType<typeof securityPage>;

const open = async ({ change, current }: SecurityPage) => {
  await change.click();
  await expect(current).toBeFocused();
};
const fill = async ({ current, next, again }: SecurityPage, password = PASSWORD) => {
  await current.fill(password);
  await next.fill(NEW_PASSWORD);
  await again.fill(NEW_PASSWORD);
};
const tokenOf = (page: Page) => page.evaluate(() => window.localStorage.getItem('token') ?? '');

test('changing the password keeps this session and ends the others (PASSWORD-3)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
  network,
}) => {
  for (const person of [candidate, employer]) {
    await signIn(person);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Account & security' }).click();
    await expect(page).toHaveURL('/profile?tab=security');
    const form = securityPage(page);
    await expect(form.tab('Account & security')).toHaveAttribute('aria-selected', 'true');
    await open(form);
    await fill(form);
    await form.change.click();
    await expect(
      form.says('Your password has been changed. Other devices have been logged out.'),
    ).toBeVisible();
    for (const field of [form.current, form.next, form.again]) await expect(field).toHaveValue('');
    expect(network.made(CHANGE).at(-1)?.json).toEqual({
      current_password: PASSWORD,
      password: NEW_PASSWORD,
    });
    const status = async (token: string) =>
      (await backend.request('GET', '/api/auth/me', { token })).status;
    expect(await status(person.token)).toBe(401);
    expect(await status(await tokenOf(page))).toBe(200);
    await page.reload();
    await expect(form.change).toBeVisible();
  }
});

test('errors show at their fields, and nothing typed is lost (FORM-1, PASSWORD-3)', async ({
  page,
  faults,
  candidate,
  signIn,
  problems,
}) => {
  problems.expect(/status of 400/);
  await signIn(candidate);
  await page.goto('/profile?tab=security');
  const form = securityPage(page);
  await open(form);
  await form.change.click();
  await expect(form.current).toHaveAccessibleDescription('Enter your current password');
  await expect(form.current).toBeFocused();
  await expect(form.next).toHaveAccessibleDescription(/Password is required$/);

  await fill(form, 'wrong');
  await form.again.fill('another');
  await form.change.click();
  await expect(form.again).toHaveAccessibleDescription('Passwords do not match');
  await form.again.fill(NEW_PASSWORD);
  await form.change.click();
  await expect(form.current).toHaveAccessibleDescription('This isn’t your current password');
  await expect(form.current).toBeFocused();
  await expect(form.next).toHaveValue(NEW_PASSWORD);

  await form.current.fill(PASSWORD);
  const msg = 'This password is too common. Please choose another one.';
  faults.respond(CHANGE, 400, { errors: [{ path: 'password', msg }] });
  await form.change.click();
  await expect(form.next).toHaveAccessibleDescription(new RegExp(`${msg}$`));
  faults.respond(CHANGE, 429, {
    msg: 'Too many attempts. Please wait a little and try again.',
  });
  await form.change.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Too many attempts. Please wait a little and try again.',
  );
  for (const field of [form.next, form.again]) await expect(field).toHaveValue(NEW_PASSWORD);
});

test('the strength of a new password shows in words', async ({ page, candidate, signIn }) => {
  await signIn(candidate);
  await page.goto('/profile?tab=security');
  const form = securityPage(page);
  await open(form);
  const { next } = form;
  // Not the live regions for field errors.
  const hint = page.getByRole('tabpanel').locator('[aria-live=polite].text-muted');
  for (const [password, words] of [
    ['parola123', 'Weak: easy to guess. Try several words that don’t belong together.'],
    ['kx7#mQ2!', 'Fair: a few more characters make it harder to guess.'],
    [NEW_PASSWORD, 'Strong'],
    [`${candidate.email.split('@')[0]}12`, 'Weak: '],
  ] as const) {
    await next.fill(password);
    await expect(hint).toContainText(`Password strength: ${words}`);
  }
  await next.fill('');
  await expect(hint).toBeEmpty();
});

test('other devices are logged out after confirmation, and unsaved input stays', async ({
  page,
  backend,
  candidate,
  signIn,
  network,
}) => {
  await signIn(candidate);
  await page.goto('/profile');
  const form = securityPage(page);
  await form.editOf('About you').click();
  await form.field('First name').fill('Unsaved');
  await form.tab('Account & security').click();
  await form.elsewhere.click();
  await form.inDialog('Cancel').click();
  expect(network.made(endpoints.logoutEverywhere)).toEqual([]);
  await form.elsewhere.click();
  await form.inDialog('Log out everywhere else').click();
  await expect(form.says('You’ve been logged out on all other devices.')).toBeVisible();
  const { status } = await backend.request('GET', '/api/auth/me', { token: candidate.token });
  expect(status).toBe(401);
  await form.tab('Personal Information').click();
  await expect(form.field('First name')).toHaveValue('Unsaved');
  await form.cancel.click();
  await form.inDialog('Discard').click();
});

test('the reset form shows the server’s refusal of a new password at its field (FORM-1)', async ({
  page,
  faults,
}) => {
  const msg = 'Password must be at least 8 characters';
  const refusal = { errors: [{ path: 'password', msg }] };
  faults.respond(endpoints.resetPassword, 400, refusal);
  await page.goto('/reset-password?token=abc');
  const main = page.getByRole('main');
  await main.getByLabel('New password').fill('seven77');
  await main.getByLabel('Confirm password').fill('seven77');
  await main.getByRole('button', { name: 'Change password' }).click();
  await expect(main.getByLabel('New password')).toHaveAccessibleDescription(new RegExp(`${msg}$`));
  await expect(main.getByLabel('New password')).toHaveValue('seven77');
});
