import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { totpCode, totpStep } from '#server/domains/accounts/totp-rules.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { VERIFIED_MS } from '#src/contract/limits.ts';
import { PASSWORD } from '#tests/factories.ts';
import { DESKTOP, PHONE, setWidth } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { addPasskeyDevice } from './passkey-device.ts';

const topOf = async (place: Locator): Promise<number> =>
  (await place.boundingBox())?.y ?? Number.NaN;

test('adding an app and a passkey, and logging in with each and with a recovery code (TWOSTEP-1, TWOSTEP-2, TWOSTEP-4, TWOSTEP-5, TWOSTEP-6, SESSION-10, ALERT-5)', async ({
  page,
  context,
  backend,
  candidate,
  network,
  problems,
}) => {
  // The log-in without the second step, a wrong code, and what needs the password again.
  problems.expect(/status of 40[013]/);
  // Passkeys need a name, not an address.
  const site = network.url.replace('127.0.0.1', 'localhost');
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const enter = async () => {
    await main.getByLabel('Email').fill(candidate.email);
    await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press('Login');
  };
  const isIn = () => expect(page).toHaveURL(`${site}/dashboard`);
  const leave = async () => {
    await page.evaluate(() => window.localStorage.clear());
    await page.goto(`${site}/login`);
  };
  const codeNow = (secret: string) => totpCode(secret, totpStep(backend.clock.now()));

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addPasskeyDevice(page);
  await page.goto(`${site}/login`);
  await enter();
  await isIn();

  await page.goto(`${site}/settings#two-step`);
  const setting = main.getByRole('region', { name: 'Two-step login', exact: true });
  await expect(setting.getByText('Off', { exact: true })).toBeVisible();
  await setting.getByRole('button', { name: 'Set up app' }).click();
  const qrCode = setting.getByRole('img', { name: /QR code/ });
  const key = setting.getByText(/^[A-Z2-7 ]{39}$/);
  const opener = setting.getByRole('link', { name: 'Open in your app' });
  await expect(setting.getByText('Install an authenticator app')).toBeFocused();
  await expect(qrCode).toBeVisible();
  await expect(opener).toBeHidden();
  expect(await topOf(qrCode)).toBeLessThan(await topOf(key));
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await setting.getByRole('button', { name: 'Copy key' }).click();
  await expect(setting.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(setting.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await setWidth(page, PHONE);
  await expect(opener).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${secret}&`));
  expect(await topOf(opener)).toBeLessThan(await topOf(key));
  expect(await topOf(key)).toBeLessThan(await topOf(qrCode));
  await setWidth(page, DESKTOP);
  await setting.getByLabel('Code from the app').fill(codeNow(secret));
  await setting.getByRole('button', { name: 'Turn on' }).click();
  const heading = setting.getByRole('heading', { name: /Save your recovery codes/ });
  await expect(heading).toBeFocused();
  await expect(setting.getByText('On', { exact: true })).toBeVisible();
  await expect(page.getByText('Your authenticator app is set up.')).toBeHidden();
  const codes = await setting.getByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/).allTextContents();
  expect(codes).toHaveLength(10);
  const downloading = page.waitForEvent('download');
  await setting.getByRole('button', { name: 'Download' }).click();
  const file = await (await downloading).path();
  expect(await readFile(file, 'utf8')).toBe(`${codes.join('\n')}\n`);

  await setting.getByRole('button', { name: 'Add passkey' }).click();
  await setting.getByLabel('Name of the passkey').fill('Test device');
  await setting.getByRole('button', { name: 'Add passkey' }).click();
  await expect(setting.getByText('Test device')).toBeVisible();
  await expect(setting.getByText(/not used yet/)).toBeVisible();
  await expect(page.getByText('Your passkey was added.')).toBeVisible();

  // The codes stay until they are saved.
  await expect(setting.getByText(codes[0] ?? '')).toBeVisible();
  await expect(setting.getByText('Codes left: 10')).toBeHidden();
  await setting.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(setting.getByText('Codes left: 10')).toBeVisible();

  // By the app; a wrong code first, and nothing typed is lost on the way back.
  backend.clock.advance(60_000);
  await leave();
  await enter();
  const code = main.getByLabel('Six-digit code');
  await expect(code).toBeFocused();
  await press('Back');
  await expect(main.getByLabel('Email')).toHaveValue(candidate.email);
  await expect(main.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await press('Login');
  await code.fill('000000');
  await press('Log in');
  await expect(main.getByText(/This code isn’t right or has expired/)).toBeVisible();
  // With a space, as apps show it.
  await code.fill(codeNow(secret).replace(/^.../, '$& '));
  await press('Log in');
  await isIn();

  // By a recovery code, and by the passkey as the second step.
  await leave();
  await enter();
  await press('Use a recovery code');
  await main.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '');
  await press('Log in');
  await isIn();
  await leave();
  await enter();
  await press('Use a passkey');
  await isIn();

  // By the passkey alone.
  await leave();
  await press('Log in with a passkey');
  await isIn();

  // In place of the password, which is asked for again after a while.
  backend.clock.advance(VERIFIED_MS + 1000);
  await page.goto(`${site}/settings#two-step`);
  await setting.getByRole('button', { name: 'Get new codes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Get new codes' }).click();
  await expect(dialog.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  const why = 'Enter your password or use a passkey to continue.';
  await expect(dialog.getByText(why)).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription('Enter your current password');
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    setting.getByRole('heading', { name: 'Save your new recovery codes' }),
  ).toBeVisible();
});

test('renaming a passkey and removing the last one keep the focus, and the codes end with it (TWOSTEP-5, TWOSTEP-6)', async ({
  page,
  candidate,
  signIn,
  faults,
  network,
  problems,
}) => {
  problems.expect(/status of 503/);
  await addPasskeyDevice(page);
  await signIn(candidate);
  // Passkeys need a name, not an address.
  const site = network.url.replace('127.0.0.1', 'localhost');
  const main = page.getByRole('main');
  await page.goto(`${site}/login`);
  await main.getByLabel('Email').fill(candidate.email);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`${site}/dashboard`);
  await page.goto(`${site}/settings#two-step`);
  const setting = main.getByRole('region', { name: 'Two-step login', exact: true });
  const press = (name: string) => setting.getByRole('button', { name, exact: true }).click();
  const field = setting.getByLabel('Name of the passkey');
  const codes = setting.getByRole('heading', { name: /Save your recovery codes/ });

  // Cancelled, the form is gone with its button.
  await press('Add passkey');
  await press('Cancel');
  const heading = setting.getByRole('heading', { name: 'Passkeys' });
  await expect(heading).toBeFocused();
  await press('Add passkey');
  await field.fill('Laptop');
  await press('Add passkey');
  await expect(codes).toBeFocused();

  await press('Rename Laptop');
  faults.respond(endpoints.renamePasskey, 503, { msg: 'The name is away.' });
  await field.fill('Work');
  await press('Save');
  await expect(setting.getByText('The name is away.')).toBeVisible();
  faults.clear();
  await press('Cancel');
  await expect(setting.getByRole('button', { name: 'Rename Laptop' })).toBeFocused();
  await press('Rename Laptop');
  await expect(field).toBeFocused();
  await expect(setting.getByText('The name is away.')).toBeHidden();
  await field.fill('Work');
  await press('Save');
  await expect(setting.getByRole('button', { name: 'Rename Work' })).toBeFocused();

  await press('Remove');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(setting.getByText('Off', { exact: true })).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(codes).toBeHidden();
});

test('a browser that can’t use passkeys lists them, and says so below (TWOSTEP-6)', async ({
  page,
  faults,
  candidate,
  signIn,
}) => {
  const day = '2026-03-05T09:30:00.000Z';
  const passkey = { _id: 'a', name: 'Laptop', created_at: day, used_at: null };
  faults.respond(endpoints.getSecondStep, 200, {
    totp_since: null,
    passkeys: [passkey],
    recovery_codes_left: 10,
    is_required: false,
    recovers_at: null,
  });
  await signIn(candidate);
  await page.goto('/settings#two-step');
  const setting = page.getByRole('region', { name: 'Two-step login', exact: true });
  const listed = setting.getByText('Laptop', { exact: true });
  const notice = setting.getByText('This browser can’t use passkeys here.');
  expect(await topOf(listed)).toBeLessThan(await topOf(notice));
  await expect(setting.getByRole('button', { name: 'Add passkey' })).toBeHidden();
});
