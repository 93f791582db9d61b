import type { Page } from '@playwright/test';
import { sendDueMails } from '#server/domains/mails/send-due.ts';
import { LEGAL_TEXTS_DAY, TERMS_HEADER } from '#src/contract/accounts/legal-texts.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { queueOf } from '#tests/api/mail-queue.ts';
import type { Backend } from '#tests/backend.ts';
import { makeJob, PASSWORD } from '#tests/factories.ts';
import { openApplyDialog, sendApplication } from './apply-form.ts';
import { field, fillRequired } from './create-job-form.ts';
import { expect, test } from './fixtures.ts';

const WAITING = { msg: 'Confirm your email to publish jobs.', requires: 'confirmed_email' };

/** Registers as the form does, without confirming. */
const register = async (backend: Backend, user_type: 'candidate' | 'employer') => {
  const email = `${user_type}@new.example`;
  const json = { first_name: 'Ada', last_name: 'Kaya', email, password: PASSWORD, user_type };
  const headers = { [TERMS_HEADER]: LEGAL_TEXTS_DAY };
  const reply = await backend.request('POST', '/api/auth/register', { json, headers });
  return { email, token: ((await reply.json()) as { token: string }).token };
};
/** The token of the link and the code in the newest mail to this address. */
const mailed = async (backend: Backend, email: string) => {
  await sendDueMails(queueOf(backend));
  const { text = '' } = backend.mails.findLast(({ to }) => to === email) ?? {};
  return {
    token: /token=([\w-]+)/.exec(text)?.[1] ?? '',
    code: /: (\d{6})$/m.exec(text)?.[1] ?? '',
  };
};
const confirmElsewhere = (backend: Backend, token: string) =>
  backend.request('POST', '/api/auth/email/confirm', { json: { token } });

const bar = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: 'Confirm your email' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm your email' });
const says = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);

test('a bar takes the code and resends the mail, until the address is confirmed (CONFIRM-3)', async ({
  page,
  backend,
  signIn,
  problems,
}) => {
  problems.expect(/status of (400|429)/);
  const person = await register(backend, 'candidate');
  await signIn(person);
  await page.goto('/jobs');
  await expect(bar(page)).toContainText(person.email);
  await bar(page).getByRole('button', { name: 'Resend email' }).click();
  await expect(
    says(page, 'We’ve just sent you an email. You can ask for another in 1 min.'),
  ).toBeVisible();
  backend.clock.advance(60_000);
  await bar(page).getByRole('button', { name: 'Resend email' }).click();
  await expect(says(page, 'We’ve sent you another email.')).toBeVisible();

  const { code } = await mailed(backend, person.email);
  await bar(page).getByRole('button', { name: 'Enter code' }).click();
  const field = dialog(page).getByLabel('Code');
  await expect(field).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(field).toHaveAccessibleDescription(/Enter the code/);
  await field.fill(code === '000000' ? '000001' : '000000');
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(field).toHaveAccessibleDescription(/This isn’t the code we sent/);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(says(page, 'Your email is confirmed.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(bar(page)).toBeHidden();
});

test('the bar is shown to nobody else (CONFIRM-3)', async ({ page, candidate, signIn }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await signIn(candidate);
  await page.goto('/jobs');
  await expect(page.getByRole('button', { name: 'Account of Ceren' })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('bar and dialog name the address that a mistyped one was changed to (CONFIRM-3, CONFIRM-5)', async ({
  page,
  backend,
  signIn,
}) => {
  const person = await register(backend, 'candidate');
  const json = { email: 'right@new.example', current_password: PASSWORD };
  const { token } = person;
  const reply = await backend.request('POST', '/api/auth/email', { token, json });
  expect(reply.status).toBe(204);
  await signIn(person);
  await page.goto('/jobs');
  await expect(bar(page)).toContainText(json.email);
  await bar(page).getByRole('button', { name: 'Enter code' }).click();
  await expect(dialog(page)).toContainText(`We’ve sent an email to ${json.email}.`);
  // Confirming the new address elsewhere ends it.
  await confirmElsewhere(backend, (await mailed(backend, json.email)).token);
  await expect(dialog(page)).toBeHidden();
  await expect(bar(page)).toBeHidden();
});

test('publishing waits for the confirmation, and then goes on by itself (CONFIRM-4, ERROR-6)', async ({
  page,
  backend,
  signIn,
  faults,
  network,
}) => {
  const person = await register(backend, 'employer');
  await signIn(person);
  await page.goto('/jobs/create');
  faults.respond(endpoints.createJob, 403, WAITING);
  const main = page.getByRole('main');
  await fillRequired(page);
  await main.getByRole('button', { name: 'Post Job' }).click();
  await expect(dialog(page)).toContainText('We’ll then continue where you left off.');

  // Refused once more after closing, with everything still there.
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByText(WAITING.msg)).toBeVisible();
  await expect(field(page, 'Job title')).toHaveValue('Baker');
  await main.getByRole('button', { name: 'Post Job' }).click();
  await expect(dialog(page)).toBeVisible();

  // Confirmed by the link on another device.
  faults.clear();
  const { token } = await mailed(backend, person.email);
  expect((await confirmElsewhere(backend, token)).status).toBe(200);
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByText('Baker').first()).toBeVisible();
  expect(network.made(endpoints.createJob)).toHaveLength(3);
});

test('applying waits for the confirmation too, and the code lets it go on (CONFIRM-4, ERROR-6)', async ({
  page,
  backend,
  employer,
  signIn,
  faults,
}) => {
  const job = await makeJob(backend, employer);
  const person = await register(backend, 'candidate');
  await signIn(person);
  await openApplyDialog(page, job);
  faults.respond(endpoints.applyToJob, 403, {
    msg: 'Confirm your email to apply.',
    requires: 'confirmed_email',
  });
  await sendApplication(page);
  await expect(dialog(page)).toBeVisible();
  faults.clear();
  const { code } = await mailed(backend, person.email);
  await dialog(page).getByLabel('Code').fill(code);
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You have already applied for this job.').first()).toBeVisible();
});

test.describe('the link’s page', () => {
  test('confirms by a press, also in another browser and again (CONFIRM-2)', async ({
    page,
    backend,
    network,
  }) => {
    const person = await register(backend, 'candidate');
    const { token } = await mailed(backend, person.email);
    for (const _ of [1, 2]) {
      await page.goto(`/confirm-email?token=${token}`);
      await page.getByRole('button', { name: 'Confirm email' }).click();
      await expect(page.getByRole('main').getByText(`${person.email} is confirmed.`)).toBeVisible();
    }
    // Opening the page confirmed nothing.
    expect(network.made(endpoints.confirmEmail)).toHaveLength(2);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).first().click();
    await expect(page).toHaveURL('/login');
  });

  test('says when the link no longer works (CONFIRM-2)', async ({ page, problems }) => {
    problems.expect(/status of 400/);
    await page.goto('/confirm-email?token=unknown');
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'This link has expired or has already been used.',
    );
  });

  test('deletes the account of somebody else with one press (CONFIRM-7)', async ({
    page,
    backend,
    signIn,
    problems,
  }) => {
    const person = await register(backend, 'candidate');
    const { token } = await mailed(backend, person.email);
    problems.expect(/status of 401/);
    await signIn(person);
    await page.goto(`/confirm-email?token=${token}`);
    await page.getByRole('button', { name: 'This wasn’t me' }).click();
    await expect(page.getByText('Thanks for telling us.')).toBeVisible();
    const reply = await backend.request('GET', '/api/auth/me', { token: person.token });
    expect(reply.status).toBe(401);
  });
});

test('changing the address needs password and link; the old one takes the account back (CONFIRM-5, CONFIRM-6)', async ({
  page,
  backend,
  candidate,
  signIn,
  problems,
}) => {
  problems.expect(/status of 400/);
  await signIn(candidate);
  await page.goto('/settings#email');
  const email = page.getByRole('region', { name: 'Email', exact: true });
  const open = () => email.getByRole('button', { name: 'Change email' }).click();
  const send = email.getByRole('button', { name: 'Send the link' });
  await open();
  await expect(email.getByLabel('New email')).toBeFocused();
  await email.getByLabel('New email').fill(candidate.email);
  await email.getByLabel('Current password').fill('wrong');
  await send.click();
  await expect(email.getByLabel('Current password')).toHaveAccessibleDescription(
    'This isn’t your current password',
  );
  await email.getByLabel('Current password').fill(PASSWORD);
  await send.click();
  await expect(email.getByLabel('New email')).toHaveAccessibleDescription(
    'This is already your email',
  );
  await email.getByLabel('New email').fill('first@new.example');
  await send.click();
  await expect(email).toContainText('first@new.example');

  const opener = email.getByRole('button', { name: 'Change email' });
  await expect(opener).toBeFocused();

  // Cancelled, then another one.
  await email.getByRole('button', { name: 'Keep the old email' }).click();
  await expect(says(page, 'Your email stays as it is.')).toBeVisible();
  await expect(email).not.toContainText('first@new.example');
  await expect(opener).toBeFocused();
  await open();
  await email.getByLabel('New email').fill('second@new.example');
  await email.getByLabel('Current password').fill(PASSWORD);
  await send.click();
  await expect(email).toContainText('second@new.example');
  const { code } = await mailed(backend, 'second@new.example');
  await email.getByRole('button', { name: 'Enter code' }).click();
  await dialog(page).getByLabel('Code').fill(code);
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(email).toContainText('You log in as second@new.example.');

  const { token } = await mailed(backend, candidate.email);
  await page.goto(`/reset-password?token=${token}&for=email`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Take your account back');
  await main.getByLabel('New password').fill('mavi kapı yorgun deniz');
  await main.getByLabel('Confirm password').fill('mavi kapı yorgun deniz');
  await main.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/login');
  const json = { email: candidate.email, password: 'mavi kapı yorgun deniz' };
  expect((await backend.request('POST', '/api/auth/login', { json })).status).toBe(200);
});

test('the setting says so when its link is opened elsewhere while the code is asked for (CONFIRM-2, CONFIRM-5)', async ({
  page,
  backend,
  candidate,
  signIn,
  network,
}) => {
  const { token } = candidate;
  const json = { email: 'second@new.example', current_password: PASSWORD };
  await backend.request('POST', '/api/auth/email', { token, json });
  await signIn(candidate);
  await page.goto('/settings');
  const email = page.getByRole('region', { name: 'Email', exact: true });
  await email.getByRole('button', { name: 'Enter code' }).click();
  await expect(dialog(page)).toContainText(json.email);
  const before = network.made(endpoints.getMe).length;
  await confirmElsewhere(backend, (await mailed(backend, json.email)).token);
  await expect(dialog(page)).toBeHidden();
  await expect(email).toContainText(`You log in as ${json.email}.`);
  await expect(email.getByRole('button', { name: 'Enter code' })).toBeHidden();
  // What else shows the address has it, too.
  expect(network.made(endpoints.getMe).length).toBeGreaterThan(before);
});

test('a server with the specification’s calls alone shows the address, and nothing that changes it', async ({
  page,
  candidate,
  signIn,
  faults,
}) => {
  faults.respond(endpoints.getEmailSettings, 404);
  await signIn(candidate);
  await page.goto('/settings');
  await expect(page.getByText(`You log in as ${candidate.email}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change email' })).toBeHidden();
});
