import type { Page } from '@playwright/test';
import type { User } from '#src/contract/accounts/user.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { DESKTOP } from './accessible.ts';
import { logIn } from './login-form.ts';
import { expect } from './market.ts';
import type { Scene, State } from './state.ts';

/*
 * States of confirming an address and of two-step login. The server's answers are fixed, since keys and codes would
 * differ in each picture, and other states share the account.
 */

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const TOTP = {
  secret: SECRET,
  uri: `otpauth://totp/Meydan:ada%40example.com?issuer=Meydan&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
};
const CODES = [2, 3, 4, 5, 6, 7, 8, 9, 'a', 'b'].map((sign) => `${sign}bcde-fgh23`);
const AT = '2026-03-05T09:30:00.000Z';
const passkey = (number: number, name: string, used_at: string | null) => ({
  _id: `0192f3a4-0000-7000-8000-00000000000${number}`,
  name,
  created_at: AT,
  used_at,
});
const OFF = {
  totp_since: null,
  passkeys: [],
  recovery_codes_left: 0,
  is_required: false,
  recovers_at: null,
};
const ON = {
  ...OFF,
  totp_since: AT,
  passkeys: [
    passkey(1, 'A phone with a long name, as people call theirs when they have a few', AT),
    passkey(2, 'Laptop', null),
  ],
  recovery_codes_left: 8,
};

const setting = (page: Page) => page.getByRole('region', { name: 'Two-step login', exact: true });

const openTwoStep = async ({ page, faults }: Scene, state: typeof OFF | typeof ON) => {
  faults.respond(endpoints.getSecondStep, 200, state);
  // How far an anchor scrolls depends on what has loaded by then.
  await page.goto('/settings');
  await page.waitForLoadState('networkidle');
  await page.goto('/settings#two-step');
};

const openBar = async ({ page, backend, candidate, faults }: Scene) => {
  const reply = await backend.request('GET', '/api/auth/me', { token: candidate.token });
  const me = (await reply.json()) as User;
  const email = 'ada@example.com';
  faults.respond(endpoints.getMe, 200, { ...me, email, email_confirmed: false });
  const settings = { email, is_confirmed: false, pending: '' };
  faults.respond(endpoints.getEmailSettings, 200, settings);
  await page.goto('/faq');
  await expect(page.getByRole('button', { name: 'Resend email' })).toBeVisible();
};

const openDeletion = async ({ page, faults }: Scene, deletes_at: string | null) => {
  faults.respond(endpoints.getAccountDeletion, 200, { deletes_at, is_only_admin: false });
  await page.goto('/settings');
};

const openSetup = async (scene: Scene) => {
  const { page, faults } = scene;
  faults.respond(endpoints.startTotp, 200, TOTP);
  await openTwoStep(scene, OFF);
  await setting(page).getByRole('button', { name: 'Set up app' }).click();
  await expect(setting(page).getByRole('img', { name: /QR code/ })).toBeVisible();
};

export const accountStates: Omit<State, 'user'>[] = [
  { name: 'an unconfirmed address', screen: 'the account', open: openBar },
  {
    name: 'typing the code of an address',
    screen: 'the account',
    open: async (scene) => {
      await openBar(scene);
      await scene.page.getByRole('button', { name: 'Enter code' }).click();
      await expect(scene.page.getByRole('dialog').getByRole('heading')).toBeVisible();
    },
  },
  {
    name: 'deleting the account',
    screen: 'the account',
    open: async (scene) => {
      await openDeletion(scene, null);
      const card = scene.page.getByRole('region', { name: 'Delete account', exact: true });
      await card.getByRole('button').dispatchEvent('click');
      await expect(scene.page.getByRole('dialog').getByRole('heading')).toBeVisible();
    },
  },
  {
    name: 'an account about to be deleted',
    screen: 'the account',
    open: async (scene) => {
      const { page, backend, candidate, faults } = scene;
      const reply = await backend.request('GET', '/api/auth/me', { token: candidate.token });
      faults.respond(endpoints.getMe, 200, { ...((await reply.json()) as User), deletes_at: AT });
      await openDeletion(scene, AT);
      await expect(page.getByRole('button', { name: 'Keep my account' })).toHaveCount(2);
    },
  },
  {
    name: 'the password again',
    screen: 'the account',
    open: async (scene) => {
      const { page, faults } = scene;
      const refusal = { msg: errorMessages.verificationNeeded, requires: 'password' };
      faults.respond(endpoints.startTotp, 403, refusal);
      await openTwoStep(scene, OFF);
      await setting(page).getByRole('button', { name: 'Set up app' }).click();
      await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
    },
  },
  { name: 'setting up an authenticator app', screen: 'the account', open: openSetup },
  {
    name: 'new recovery codes',
    screen: 'the account',
    open: async (scene) => {
      const { page, faults } = scene;
      await openSetup(scene);
      faults.respond(endpoints.confirmTotp, 200, { recovery_codes: CODES });
      faults.respond(endpoints.getSecondStep, 200, {
        ...ON,
        passkeys: [],
        recovery_codes_left: CODES.length,
      });
      await setting(page).getByLabel('Code from the app').fill('123456');
      await setting(page).getByRole('button', { name: 'Turn on' }).click();
      await expect(setting(page).getByText(CODES[0] ?? '')).toBeVisible();
    },
  },
  {
    name: 'passkeys',
    screen: 'the account',
    open: async (scene) => {
      await openTwoStep(scene, ON);
      await expect(setting(scene.page).getByText('Laptop')).toBeVisible();
    },
  },
];

const openSecondStep = async ({ page, faults }: Scene) => {
  const methods = ['totp', 'passkey', 'recovery'];
  const refusal = { msg: errorMessages.secondStepNeeded, requires: 'second_step', methods };
  faults.respond(endpoints.login, 401, refusal);
  await page.goto('/login');
  await logIn(page, 'ada@example.com');
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
};

export const secondStepStates: Omit<State, 'user'>[] = [
  { name: 'the second step of a login', screen: 'logging in', open: openSecondStep },
  {
    name: 'a recovery code as the second step of a login',
    screen: 'logging in',
    widths: [DESKTOP],
    open: async (scene) => {
      await openSecondStep(scene);
      await scene.page.getByRole('button', { name: 'Use a recovery code' }).click();
      await expect(scene.page.getByLabel('Recovery code', { exact: true })).toBeVisible();
    },
  },
];
