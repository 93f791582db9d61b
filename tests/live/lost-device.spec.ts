import { expect, type Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { totpCode, totpStep } from '#server/domains/accounts/totp-rules.ts';
import { accountLinks } from '#server/platform/database/schema.ts';
import { addPasskeyDevice } from '#tests/e2e/passkey-device.ts';
import { fillRegistration, registerForm } from '#tests/e2e/register-form.ts';
import { test } from './fixtures.ts';
import { inDatabase } from './in-database.ts';
import { PASSWORD } from './sign-up.ts';

/** Of `fillRegistration`. */
const EMAIL = 'ada@example.com';

/** Lets three days pass for the way back, in the database of a stopped server. */
async function waitThreeDays(dataFolder: string): Promise<void> {
  const earlier = (column: typeof accountLinks.created_at | typeof accountLinks.expires_at) =>
    sql`${column} - interval '3 days'`;
  const moved = await inDatabase(dataFolder, (db) =>
    db
      .update(accountLinks)
      .set({
        created_at: earlier(accountLinks.created_at),
        expires_at: earlier(accountLinks.expires_at),
      })
      .where(eq(accountLinks.purpose, 'recover'))
      .returning({ email: accountLinks.email }),
  );
  expect(moved).toEqual([{ email: EMAIL }]);
}

/** What somebody does on one device. */
function on(page: Page, site: string) {
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const setting = main.getByRole('region', { name: 'Two-step login', exact: true });
  return {
    page,
    main,
    press,
    setting,
    code: main.getByLabel('Six-digit code'),
    bar: page.getByRole('complementary').filter({ hasText: 'Confirm your email' }),
    enter: async () => {
      await page.goto(`${site}/login`);
      await main.getByLabel('Email').fill(EMAIL);
      await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await press('Login');
    },
    isIn: () => expect(page).toHaveURL(`${site}/dashboard`),
    leave: async () => {
      await page.getByRole('button', { name: 'Account of Ada' }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(page).toHaveURL(`${site}/`);
    },
    openSetting: () => page.goto(`${site}/settings#two-step`),
  };
}
type Device = ReturnType<typeof on>;

/** Turns on an authenticator app; returns its secret. */
async function addApp({ openSetting, setting }: Device): Promise<string> {
  await openSetting();
  await setting.getByRole('button', { name: 'Set up app' }).click();
  const key = (await setting.getByText(/^[A-Z2-7 ]{39}$/).textContent()) ?? '';
  const secret = key.replaceAll(' ', '');
  const code = totpCode(secret, totpStep(new Date()));
  await setting.getByLabel('Code from the app').fill(code);
  await setting.getByRole('button', { name: 'Turn on' }).click();
  await expect(setting.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await setting.getByRole('button', { name: 'I’ve saved them' }).click();
  return secret;
}

async function addPasskey({ setting }: Device): Promise<void> {
  await setting.getByRole('button', { name: 'Add passkey' }).click();
  await setting.getByLabel('Name of the passkey').fill('Phone');
  await setting.getByRole('button', { name: 'Add passkey' }).click();
  await expect(setting.getByText('Phone', { exact: true })).toBeVisible();
}

test('an account from registration to a lost device and back', async ({
  dataFolder,
  launch,
  mailbox,
  openPage,
}) => {
  test.slow();
  const settings = { DATA_DIR: dataFolder, SMTP_URL: mailbox.url };
  const server = await launch(settings);
  // Passkeys need a name, not an address.
  const site = server.url.replace('127.0.0.1', 'localhost');
  const openDevice = async () => {
    const { page, problems } = await openPage({ baseURL: site });
    // Log-ins without the second step, a passkey that is gone, and the server that is away.
    problems.expect(/status of (400|401|503)|net::ERR_/);
    return on(page, site);
  };
  const mailed = async (subject: string) => {
    const find = () => mailbox.to(EMAIL).find((mail) => mail.subject.includes(subject));
    await expect.poll(find, `a mail “${subject}”`).toBeTruthy();
    return find()?.text ?? '';
  };

  // Registers on a phone.
  const phone = await openDevice();
  await addPasskeyDevice(phone.page);
  await phone.page.goto(`${site}/register`);
  await fillRegistration(phone.page);
  await registerForm(phone.page).submit.click();
  await phone.isIn();
  await expect(phone.bar).toBeVisible();

  // Reads the mail elsewhere.
  const laptop = await openDevice();
  const [, token = ''] = /token=([\w-]+)/.exec(await mailed('Confirm your email')) ?? [];
  await laptop.page.goto(`${site}/confirm-email?token=${token}`);
  await laptop.press('Confirm email');
  await expect(laptop.main.getByText(`${EMAIL} is confirmed.`)).toBeVisible();
  await phone.page.reload();
  await expect(phone.page.getByRole('button', { name: 'Account of Ada' })).toBeVisible();
  await expect(phone.bar).toBeHidden();

  // Adds both factors, and logs in with each. The next code of the app: the first one is used up.
  const secret = await addApp(phone);
  await addPasskey(phone);
  await phone.leave();
  await phone.enter();
  await phone.code.fill(totpCode(secret, totpStep(new Date()) + 1));
  await phone.press('Log in');
  await phone.isIn();
  await phone.leave();
  await phone.page.goto(`${site}/login`);
  await phone.press('Log in with a passkey');
  await phone.isIn();

  // Loses the phone: the password alone opens nothing yet.
  await laptop.enter();
  await expect(laptop.code).toBeFocused();
  await laptop.press('I’ve lost my device');
  const dialog = laptop.page.getByRole('dialog', { name: 'Have you lost your device?' });
  await dialog.getByRole('button', { name: 'Start the 3 days' }).click();
  await expect(laptop.main.getByText(/you can log in with your password alone/)).toBeVisible();
  await laptop.enter();
  await expect(laptop.code).toBeFocused();

  // Comes back.
  await server.stop();
  await waitThreeDays(dataFolder);
  await launch({ ...settings, PORT: server.port });
  await laptop.enter();
  await laptop.isIn();
  await laptop.openSetting();
  await expect(laptop.setting.getByRole('button', { name: 'Set up app' })).toBeVisible();
  await expect(laptop.setting.getByText('Phone', { exact: true })).toBeHidden();

  // Whoever has the phone can't log in by its passkey any more.
  await phone.page.goto(`${site}/dashboard`);
  await phone.leave();
  await phone.page.goto(`${site}/login`);
  await phone.press('Log in with a passkey');
  await expect(phone.main.getByText(/We don’t know this passkey/)).toBeVisible();

  // Its owner was told of each step; mails may overtake each other.
  await expect
    .poll(() =>
      mailbox
        .to(EMAIL)
        .map(({ subject }) => subject)
        .sort(),
    )
    .toEqual([
      'Confirm your email for Meydan',
      'Did you lose your device?',
      'New login to your Meydan account',
      'Two-step login was turned off',
      'Two-step login: something was added',
      'Two-step login: something was added',
    ]);
});
