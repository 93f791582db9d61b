import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { SecondStepMethod } from '#src/contract/replies.ts';
import { PASSWORD } from '#tests/factories.ts';
import type { Faults } from '#tests/faults.ts';
import { expectAccessible } from './accessible.ts';
import { seeInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';
import { logIn, loginForm } from './login-form.ts';

const EMAIL = 'ada@example.com';

const askFor = (faults: Faults, ...methods: SecondStepMethod[]) => {
  const msg = errorMessages.secondStepNeeded;
  faults.respond(endpoints.login, 401, { msg, requires: 'second_step', methods });
};

const on = (page: Page) => {
  const main = page.getByRole('main');
  return {
    main,
    title: main.getByRole('heading', { level: 1 }),
    code: main.getByLabel('Six-digit code'),
    recoveryCode: main.getByLabel('Recovery code', { exact: true }),
    others: main.getByRole('listitem'),
    alert: main.getByRole('alert'),
    press: (name: string) => main.getByRole('button', { name, exact: true }).click(),
  };
};

test('the second step is a screen of its own (TWOSTEP-9)', async ({ page, network, faults }) => {
  const { main, title, code, recoveryCode, others, press } = on(page);
  askFor(faults, 'totp', 'passkey', 'recovery');
  // Passkeys need a name, not an address.
  await page.goto(`${network.url.replace('127.0.0.1', 'localhost')}/login?redirect=/my-jobs`);
  await logIn(page, EMAIL);
  await expect(code).toBeFocused();
  await expect(title).toHaveText('Enter your code');
  await expect(page).toHaveTitle('Enter your code · Meydan');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmy-jobs$/);
  await expect(main.getByText(`Logging in as ${EMAIL}`)).toBeVisible();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(main.getByText('No account yet?')).toBeHidden();
  await expect(main.getByText('Please log in to view your jobs/applications.')).toBeHidden();
  await expect(others).toHaveText(['Use a passkey', 'Use a recovery code', 'I’ve lost my device']);
  await expectAccessible(page);
  await seeInBoth(page, ['Enter your code', 'Other ways to log in']);

  await press('Log in');
  await expect(code).toHaveAccessibleDescription('Enter the code');
  await press('Use a recovery code');
  await expect(recoveryCode).toBeFocused();
  await expect(title).toHaveText('Enter a recovery code');
  await expect(page).toHaveTitle('Enter a recovery code · Meydan');
  await expect(others).toHaveText([
    'Use a code from your app',
    'Use a passkey',
    'I’ve lost my device',
  ]);
  await expectAccessible(page);
});

test('the second step asks for what the account and the browser have (TWOSTEP-9)', async ({
  page,
  network,
  faults,
}) => {
  const { main, title, recoveryCode, others } = on(page);
  askFor(faults, 'passkey', 'recovery');
  await page.goto(`${network.url.replace('127.0.0.1', 'localhost')}/login`);
  await logIn(page, EMAIL);
  await expect(main.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  await expect(title).toHaveText('Use your passkey');
  await expect(others).toHaveText(['Use a recovery code', 'I’ve lost my device']);
  await expectAccessible(page);

  await page.goto('/login');
  await logIn(page, EMAIL);
  await expect(recoveryCode).toBeFocused();
  await expect(others).toHaveText(['I’ve lost my device']);
});

test('going back leads to email and password as they were typed (TWOSTEP-9)', async ({
  page,
  faults,
}) => {
  const { title, code, press } = on(page);
  const form = loginForm(page);
  const isFirstStep = async () => {
    await expect(form.password).toBeFocused();
    await expect(form.password).toHaveValue(PASSWORD);
    await expect(form.email).toHaveValue(EMAIL);
    await expect(title).toHaveText('Login');
    await expect(page).toHaveTitle('Login · Meydan');
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  };
  askFor(faults, 'totp');
  await page.goto('/jobs');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await logIn(page, EMAIL);
  await expect(code).toBeFocused();
  await press('Back');
  await isFirstStep();
  await form.submit.click();
  await expect(code).toBeFocused();
  await page.goBack();
  await isFirstStep();
  await page.goForward();
  await expect(code).toBeFocused();
  await page.goBack();
  await isFirstStep();
  await page.goBack();
  await expect(page).toHaveURL('/jobs');

  // What was typed isn't kept.
  await page.goForward();
  await logIn(page, EMAIL);
  await expect(code).toBeFocused();
  await page.reload();
  await expect(form.password).toHaveValue('');
  await logIn(page, EMAIL);
  await expect(code).toBeFocused();
});

test('a refused second step keeps what was typed (TWOSTEP-9, ERROR-1, ERROR-3, ERROR-4)', async ({
  page,
  faults,
}) => {
  const { main, code, recoveryCode, others, alert, press } = on(page);
  askFor(faults, 'totp', 'recovery');
  await page.goto('/login');
  await logIn(page, EMAIL);
  await code.fill('123 456');
  const isRefused = async (text: string) => {
    await press('Log in');
    await expect(alert).toHaveText(text);
    await expect(code).toHaveValue('123 456');
  };
  faults.respond(endpoints.login, 429, { msg: errorMessages.tooManyRequests });
  await isRefused('Too many attempts. Please wait a little and try again.');
  faults.respond(endpoints.login, 500);
  await isRefused('We couldn’t log you in. Please try again.');
  faults.offline(endpoints.login);
  await isRefused('Unable to connect to the server. Please check your internet connection.');

  const problem = { path: 'code', msg: errorMessages.totpCodeWrong };
  faults.respond(endpoints.login, 400, { errors: [problem] });
  await press('Log in');
  await expect(code).toHaveAccessibleDescription(/^This code isn’t right or has expired/);
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('123 456');
  await expect(alert).toBeHidden();

  // It isn't about another way.
  await press('Use a recovery code');
  await expect(recoveryCode).toBeFocused();
  await expect(main.getByText(/This code isn’t right/)).toBeHidden();

  faults.respond(endpoints.recoverSecondStep, 200, { recovers_at: '2026-03-05T09:30:00.000Z' });
  await press('I’ve lost my device');
  await page.getByRole('dialog').getByRole('button', { name: 'Start the 3 days' }).click();
  await expect(main.getByText(/you can log in with your password alone/)).toBeVisible();
  await expect(others).toHaveText(['Use a code from your app']);
});
