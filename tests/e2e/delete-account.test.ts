import type { Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { deletionTask, leavingTask } from '#server/domains/deletions/background.ts';
import { sessions, users } from '#server/platform/database/schema.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { DELETION_DAYS } from '#src/contract/limits.ts';
import type { Backend } from '#tests/backend.ts';
import {
  makeAdmin,
  makeApplication,
  makeEmployer,
  makeJob,
  PASSWORD,
  type Person,
} from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';
import { fullForm } from './full-apply-form.ts';

const deletionOn = (page: Page) => {
  const setting = page.getByRole('region', { name: 'Delete account', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  return {
    setting,
    dialog,
    open: () => setting.getByRole('button', { name: 'Delete account' }).click(),
    confirm: () => dialog.getByRole('button', { name: 'Delete account' }).click(),
    bar: page.getByRole('complementary').filter({ hasText: 'Your account will be deleted on' }),
    notice: (text: RegExp) => page.getByRole('region', { name: 'Notifications' }).getByText(text),
  };
};

const leave = async (backend: Backend, person: Person) => {
  const { status } = await backend.request('POST', '/api/account/deletion', {
    token: person.token,
  });
  expect(status).toBe(200);
};

/** The person in a new session. */
const logIn = async (backend: Backend, person: Person): Promise<Person> => {
  const json = { email: person.email, password: PASSWORD };
  const reply = await backend.request('POST', '/api/auth/login', { json });
  return { ...person, token: ((await reply.json()) as Person).token };
};

test('deleting says what goes and what stays, asks for the password, and logs out (DELETE-1, DELETE-2)', async ({
  page,
  backend,
  candidate,
  signIn,
  problems,
}) => {
  problems.expect(/status of (401|403)/);
  await signIn(candidate);
  await page.goto('/settings#delete-account');
  const { dialog, open, confirm, bar, notice } = deletionOn(page);
  await open();
  await expect(dialog.getByRole('listitem')).toHaveText([
    'your account, your profile, your resume and your other files',
    'the letters, answers, contact details and messages in your applications',
    'the date and the status of each application, without your name, as “Deleted candidate”',
  ]);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // The password was given long ago.
  await backend.database.db.update(sessions).set({ verified_at: new Date(0) });
  await open();
  await confirm();
  const password = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await password.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await password.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');
  await expect(
    notice(/^Your account will be deleted on .+\. Log in before then to keep it\.$/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('token'))).toBeNull();

  // Coming back.
  await signIn(await logIn(backend, candidate));
  await page.goto('/dashboard');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Keep my account' }).click();
  await expect(bar).toBeHidden();
  await expect(notice(/^Your account stays\.$/)).toBeVisible();
  const [row] = await backend.database.db.select().from(users).where(eq(users._id, candidate._id));
  expect(row?.leaves_at).toBeNull();
});

test('what is begun meanwhile waits until the account is kept, and nothing typed is lost (DELETE-2, ERROR-6)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
  network,
  problems,
}) => {
  problems.expect(/status of 403/);
  const job = await makeJob(backend, employer);
  await leave(backend, candidate);
  await signIn(await logIn(backend, candidate));
  const form = fullForm(page);
  await page.goto(`/jobs/${job._id}/apply`);
  await form.letter.fill('Dear team');
  await form.resumeUrl.fill('https://cv.example/me.pdf');
  await form.phone.fill('555 0100');
  await form.agree.check();
  await form.submit.click();
  const dialog = page.getByRole('dialog', { name: 'Keep your account?' });
  await expect(dialog).toContainText(/Your account will be deleted on .+\. Keep it to continue\./);
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page).toHaveURL(`/jobs/${job._id}/applied`);
  expect(network.made(endpoints.applyToJob)).toHaveLength(2);
});

test('an employer reads what happens to jobs; the only administrator stays (DELETE-1, DELETE-4)', async ({
  page,
  backend,
  signIn,
}) => {
  await signIn(await makeEmployer(backend));
  await page.goto('/settings#delete-account');
  const { dialog, open, setting } = deletionOn(page);
  await open();
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Your jobs are closed, and we tell the candidates who are waiting.',
    'your account, your company profile and your files',
    'your jobs, your access to the applications you received, and your notes, messages and templates',
    'the applications they sent, with the title of the job and your company’s name',
  ]);
  await signIn(await makeAdmin(backend));
  await page.reload();
  await expect(setting).toContainText(
    'You’re the only administrator, so your account can’t be deleted. Make another account an administrator first.',
  );
  await expect(setting.getByRole('button')).toHaveCount(0);
});

test('a failure leaves the dialog open (DELETE-1)', async ({
  page,
  candidate,
  signIn,
  faults,
  problems,
}) => {
  problems.expect(/status of 503/);
  await signIn(candidate);
  await page.goto('/settings#delete-account');
  const { dialog, open, confirm, notice } = deletionOn(page);
  await open();
  faults.respond(endpoints.deleteAccount, 503, {});
  await confirm();
  await expect(notice(/Your account couldn’t be deleted/)).toBeVisible();
  await expect(dialog).toBeVisible();
});

test('an employer sees what is left of a deleted candidate, and can’t change it (DELETE-3)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  const { _id } = await makeApplication(backend, candidate, job);
  const { token } = employer;
  await backend.request('PUT', `/api/applications/${_id}/status`, {
    token,
    json: { status: 'rejected' },
  });
  await leave(backend, candidate);
  await backend.database.db.execute(
    sql`update users set leaves_at = leaves_at - make_interval(days => ${DELETION_DAYS})`,
  );
  await leavingTask(backend.dependencies).run();
  await deletionTask(backend.dependencies).run();

  await signIn(employer);
  await page.goto(`/jobs/${job._id}/applications`);
  const row = page.getByRole('row').filter({ hasText: 'Deleted candidate' });
  await expect(row).toContainText('Rejected');
  await expect(row.getByRole('combobox')).toHaveCount(0);
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  await row.getByRole('button', { name: 'Deleted candidate' }).click();
  const details = page.getByRole('dialog', { name: 'Deleted candidate' });
  await expect(details).toContainText(
    /The candidate deleted their account on .+\. Only the dates and the status of this application are left\./,
  );
  for (const name of ['Email', 'Cover letter', 'Messages', 'Notes'])
    await expect(details.getByText(name, { exact: true })).toHaveCount(0);
  await expect(details.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await page.goto(`/jobs/${job._id}`);
  await expect(page.getByRole('link', { name: 'Deleted candidate' })).toBeVisible();
});
