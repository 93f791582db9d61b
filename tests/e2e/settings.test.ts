import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Backend } from '#tests/backend.ts';
import { PASSWORD } from '#tests/factories.ts';
import { PHONE, setWidth } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const CHANGE = endpoints.changePassword;
const NEW_PASSWORD = 'mavi kapı yorgun deniz';

const settingsPage = (page: Page) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  return {
    main,
    dialog,
    setting: (name: string) => main.getByRole('region', { name, exact: true }),
    inDialog: (name: string) => dialog.getByRole('button', { name }),
    says: (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text),
    current: main.getByLabel('Current password'),
    next: main.getByLabel('New password'),
    again: main.getByLabel('Confirm password'),
    change: main.getByRole('button', { name: 'Change password' }),
    elsewhere: main.getByRole('button', { name: 'Log out everywhere else' }),
  };
};
type SettingsPage = ReturnType<typeof settingsPage>;

const open = async ({ change, current }: SettingsPage) => {
  await change.click();
  await expect(current).toBeFocused();
};
const fill = async ({ current, next, again }: SettingsPage, password = PASSWORD) => {
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
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/settings');
    const form = settingsPage(page);
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
  await page.goto('/settings');
  const form = settingsPage(page);
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
  await page.goto('/settings');
  const form = settingsPage(page);
  await open(form);
  const { next } = form;
  // Not the live regions for field errors.
  const hint = form.setting('Password').locator('[aria-live=polite].text-muted');
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

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const logInElsewhere = (backend: Backend, email: string) =>
  backend.request('POST', '/api/auth/login', {
    json: { email, password: PASSWORD },
    headers: { 'User-Agent': FIREFOX },
  });

test('devices are listed, and one is logged out without asking (SESSION-11)', async ({
  page,
  backend,
  candidate,
  signIn,
  faults,
}) => {
  await signIn(candidate);
  await page.setViewportSize({ width: 320, height: 700 });
  faults.respond(endpoints.listDevices, 500, { msg: 'The list is away.' });
  await page.goto('/settings');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('alert')).toContainText('The list is away.');
  faults.clear();
  await devices.getByRole('button', { name: 'Try again' }).click();
  await expect(devices).toContainText('You’re not logged in on any other device.');
  await logInElsewhere(backend, candidate.email);
  await page.reload();
  const rows = devices.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('This device');
  await expect(rows.last()).toContainText('Firefox on Windows');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
  await devices.getByRole('button', { name: 'Log out Firefox on Windows' }).click();
  await expect(page.getByText('The device has been logged out.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(devices.getByRole('list')).toBeFocused();
});

test('other devices are logged out after confirmation', async ({
  page,
  backend,
  candidate,
  signIn,
  network,
}) => {
  await signIn(candidate);
  await logInElsewhere(backend, candidate.email);
  await page.goto('/settings#devices');
  const { setting, elsewhere, inDialog, says } = settingsPage(page);
  await elsewhere.click();
  await inDialog('Cancel').click();
  expect(network.made(endpoints.logoutEverywhere)).toEqual([]);
  await elsewhere.click();
  await inDialog('Log out everywhere else').click();
  await expect(says('You’ve been logged out on all other devices.')).toBeVisible();
  await expect(setting('Devices').getByRole('list')).toBeFocused();
  const { status } = await backend.request('GET', '/api/auth/me', { token: candidate.token });
  expect(status).toBe(401);
});

test('language, language of mails and theme apply at once (SETTINGS-1)', async ({
  page,
  backend,
  candidate,
  signIn,
}) => {
  await signIn(candidate);
  await page.goto('/settings');
  const { main } = settingsPage(page);
  const choice = (group: string, name: string) =>
    main.getByRole('group', { name: group, exact: true }).getByRole('button', { name });
  await expect(choice('Language of our emails', 'English')).toHaveAttribute('aria-pressed', 'true');
  await choice('Language of our emails', 'Türkçe').click();
  await expect(choice('Language of our emails', 'Türkçe')).toHaveAttribute('aria-pressed', 'true');
  await choice('Theme', 'Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choice('Language', 'Türkçe').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ayarlar' })).toBeVisible();
  await page.reload();
  await expect(choice('Tema', 'Koyu')).toHaveAttribute('aria-pressed', 'true');
  await expect(choice('Dil', 'Türkçe')).toHaveAttribute('aria-pressed', 'true');
  const reply = await backend.request('GET', '/api/notification-preferences', {
    token: candidate.token,
  });
  expect(await reply.json()).toMatchObject({ language: 'tr' });
});

test('each setting has a link beside the page, which leads to it and says so (SETTINGS-1)', async ({
  page,
  candidate,
  signIn,
}) => {
  await signIn(candidate);
  await page.goto('/settings');
  const { main, setting } = settingsPage(page);
  const links = main.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const names = [
    'Language and theme',
    'Email',
    'Password',
    'Two-step login',
    'Devices',
    'Notifications',
    'Your data',
    'What you’ve agreed to',
    'Delete account',
  ];
  await expect(links).toHaveText(names);
  for (const name of names) await expect(setting(name)).toBeVisible();
  // Also the last ones, which the page's end keeps from the top of the screen.
  for (const name of names) {
    const link = links.filter({ hasText: name });
    await link.click();
    await expect(page).toHaveURL(/#/);
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(setting(name)).toBeInViewport();
  }
});

test('on a phone, the links to the settings unfold (SETTINGS-1)', async ({
  page,
  candidate,
  signIn,
}) => {
  await setWidth(page, PHONE);
  await signIn(candidate);
  await page.goto('/settings');
  const { main, setting } = settingsPage(page);
  const contents = main.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.getByText('On this page').click();
  await contents.getByRole('link', { name: 'Devices' }).click();
  await expect(page).toHaveURL('/settings#devices');
  await expect(setting('Devices')).toBeInViewport();
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
