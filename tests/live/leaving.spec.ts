import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { Application, ApplicationPage } from '#src/contract/applications/application.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { columnsWith } from '#tests/columns-with.ts';
import { jobFields } from '#tests/factories.ts';
import { readZip } from '#tests/read-zip.ts';
import { call } from './call.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './in-database.ts';
import { PASSWORD, register, signIn } from './sign-up.ts';

/** In what the candidate wrote. */
const LETTER = 'I bake the bread of Foça.';

const tokenOf = async (url: string, email: string): Promise<string> => {
  const json = { email, password: PASSWORD };
  return (await call<{ token: string }>(url, 'POST', '/api/auth/login', { json })).token;
};

/** Lets days pass for an account that is about to be deleted, in the database of a stopped server. */
const passDays = (dataFolder: string, days: number) =>
  inDatabase(dataFolder, (db) =>
    db.execute(sql`update users set leaves_at = leaves_at - make_interval(days => ${days}::int)`),
  );

const deletionOf = (page: Page) => page.getByRole('region', { name: 'Delete account' });

/** Asks for the deletion in the settings. */
async function leave(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/settings#delete-account`);
  await deletionOf(page).getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('Employers keep:');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(`${url}/`);
  await expect(
    page.getByText(/^Your account will be deleted on .+ Log in before then/),
  ).toBeVisible();
}

test('an account from a copy of its data to the day after it is gone', async ({
  dataFolder,
  launch,
  mailbox,
  openPage,
}) => {
  test.slow();
  const settings = { DATA_DIR: dataFolder, SMTP_URL: mailbox.url };
  let server = await launch(settings);
  const { url } = server;
  const restart = async (days: number) => {
    await server.stop();
    await passDays(dataFolder, days);
    server = await launch({ ...settings, PORT: server.port });
  };
  const employer = await register(url, 'Emre', 'employer');
  const job = await call<Job>(url, 'POST', '/api/jobs', {
    token: await tokenOf(url, employer),
    json: jobFields({ title: 'Baker' }),
  });
  const candidate = await register(url, 'Ceren', 'candidate');
  const token = await tokenOf(url, candidate);
  const json = { cover_letter: LETTER, resume_url: 'https://cv.example/c.pdf', phone: '555' };
  await call<Application>(url, 'POST', `/api/applications/${job._id}`, { token, json });

  const { page, problems } = await openPage({ baseURL: url });
  problems.expect(/status of (400|401|503)|net::ERR_|Refused to apply style/);
  await page.goto('/login');
  await signIn(page, candidate);
  await expect(page).toHaveURL(`${url}/dashboard`);

  // Takes a copy along.
  await page.goto('/settings#your-data');
  const copies = page.getByRole('region', { name: 'Your data', exact: true });
  await copies.getByRole('button', { name: 'Prepare a copy' }).click();
  await copies.getByRole('button', { name: 'Download' }).waitFor();
  const downloading = page.waitForEvent('download');
  await copies.getByRole('button', { name: 'Download' }).click();
  const zip = await readZip(await readFile(await (await downloading).path()));
  expect(String(zip.get('data/applications.json'))).toContain(LETTER);

  await leave(page, url);
  await expect
    .poll(() => mailbox.to(candidate).map(({ subject }) => subject))
    .toContain('Your Meydan account will be deleted');

  // Comes back on day 13.
  await restart(13);
  await page.goto('/login');
  await signIn(page, candidate);
  await expect(page).toHaveURL(`${url}/dashboard`);
  const bar = page
    .getByRole('complementary')
    .filter({ hasText: 'Your account will be deleted on' });
  await bar.getByRole('button', { name: 'Keep my account' }).click();
  await expect(bar).toBeHidden();
  await restart(2);
  await page.goto('/my-jobs');
  await expect(page.getByRole('main').getByText('Baker').first()).toBeVisible();

  // Leaves again, and is gone on day 15.
  await leave(page, url);
  await restart(15);
  const gone = async () =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: candidate, password: PASSWORD }),
    }).then(({ status }) => status);
  await expect.poll(gone).toBe(400);
  // The application was open, so it is withdrawn, once the background has got to it.
  const reader = { token: await tokenOf(url, employer) };
  const withdrawn = `/api/applications/job/${job._id}?page=1&status=withdrawn`;
  await expect
    .poll(() => call<ApplicationPage>(url, 'GET', withdrawn, reader))
    .toMatchObject({ total: 1, applications: [{ candidate: { first_name: '', email: '' } }] });
  await page.goto('/login');
  await signIn(page, employer);
  await expect(page).toHaveURL(`${url}/dashboard`);
  await page.goto(`/jobs/${job._id}/applications?status=withdrawn`);
  await expect(page.getByRole('button', { name: 'Deleted candidate' })).toBeVisible();

  // Nothing of it is left in the database.
  await server.stop();
  await inDatabase(dataFolder, async (db) => {
    for (const value of [LETTER, 'Ceren', candidate, 'cv.example'])
      expect([value, await columnsWith(db, value)]).toEqual([value, []]);
  });
});
