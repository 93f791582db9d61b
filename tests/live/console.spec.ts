import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { v7 } from 'uuid';
import { inRoot, nodePath } from '../../scripts/setup/paths.mjs';
import { openEmbedded } from '../../server/db/connection.ts';
import { employers, users } from '../../server/db/schema.ts';
import { createPasswords } from '../../server/passwords.ts';
import { fileForm, jobFields, pdfBytes } from '../factories.ts';
import { expect, test } from './fixtures.ts';
import { PASSWORD, register, signIn } from './sign-up.ts';

const THOUSANDS = 5000;
const ADMIN = 'admin@example.com';
const run = promisify(execFile);

/** A database with an administrator and thousands of others, before any server opens it. */
async function fillDatabase(folder: string): Promise<void> {
  const database = await openEmbedded({ folder: join(folder, 'database') });
  const password_hash = await createPasswords().hash(PASSWORD);
  const person = { user_type: 'employer' as const, password_hash };
  const _id = v7();
  await database.db
    .insert(users)
    .values({ ...person, _id, first_name: 'Ada', last_name: 'Ay', email: ADMIN, is_admin: true });
  await database.db.insert(employers).values({ user_id: _id });
  await database.run(`insert into users (_id, user_type, first_name, last_name, email, password_hash)
    select gen_random_uuid(), 'candidate', 'Ceren', 'Test ' || i, 'ceren-' || i || '@example.com', ''
    from generate_series(1, ${THOUSANDS}) as i`);
  await database.close();
}

/** One call of the API; gives its JSON. Throws when it is refused. */
const caller =
  (url: string) =>
  async <Reply>(method: string, path: string, token = '', body?: object): Promise<Reply> => {
    const response = await fetch(url + path, {
      method,
      headers: token ? { 'X-Auth-Token': token } : {},
      body: body instanceof FormData ? body : body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Reply;
  };

const resumesIn = (folder: string): Promise<string[]> =>
  readdir(join(folder, 'uploads', 'resume')).catch(() => []);

test('an admin finds a user among thousands, corrects the name, meets a stale version, resolves it and deletes the user: everything of theirs is gone, and the log tells it', async ({
  dataFolder,
  launch,
  openPage,
}) => {
  test.slow();
  await fillDatabase(dataFolder);
  const server = await launch({ DATA_DIR: dataFolder });
  const call = caller(server.url);
  const logIn = async (email: string) =>
    (await call<{ token: string }>('POST', '/api/auth/login', '', { email, password: PASSWORD }))
      .token;
  const employer = await logIn(await register(server.url, 'Emre', 'employer'));
  const email = await register(server.url, 'Jhon', 'candidate');
  const candidate = await logIn(email);
  const form = fileForm('resume.pdf', pdfBytes());
  const { url } = await call<{ url: string }>('POST', '/api/uploads/resume', candidate, form);
  const job = await call<{ _id: string }>('POST', '/api/jobs', employer, jobFields());
  const letter = { cover_letter: 'Hello', resume_url: url };
  await call('POST', `/api/applications/${job._id}`, candidate, letter);
  const { _id } = await call<{ _id: string }>('GET', '/api/auth/me', candidate);
  const admin = await logIn(ADMIN);

  const { page, problems } = await openPage({ baseURL: server.url });
  problems.expect(/status of 40[19]/);
  const main = page.getByRole('main');
  await page.goto('/admin');
  await expect(main.getByRole('alert')).toContainText('No authentication token found');
  await main.getByRole('link', { name: 'Log in' }).click();
  await signIn(page, ADMIN);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('5,003 records')).toBeVisible();

  await main.getByRole('searchbox').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 record', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: `Edit ${email}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('first_name').fill('John');
  // Meanwhile somebody else sees to the same record.
  await call('PUT', `/api/admin/users/${_id}`, admin, { first_name: 'Jhonny', phone: '555 0100' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const names = dialog.getByRole('group', { name: 'first_name' }).locator('label');
  await expect(names).toHaveText(['Your versionJohn', 'Saved versionJhonny']);
  await dialog.getByRole('button', { name: 'Save my choices' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await call('GET', `/api/admin/users/${_id}`, admin)).toMatchObject({
    ...{ first_name: 'John', phone: '555 0100', __v: 2 },
  });

  expect(await resumesIn(dataFolder)).toHaveLength(1);
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  await expect(dialog.getByRole('listitem')).toHaveText(['1 application', '1 file']);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No records found.')).toBeVisible();
  expect(await call('GET', `/api/applications/job/${job._id}`, employer)).toEqual([]);
  await expect(call('GET', '/api/auth/me', candidate)).rejects.toThrow('401');
  await expect.poll(() => resumesIn(dataFolder)).toEqual([]);

  // It would go on to ask how far the deletion is.
  await page.close();
  expect(await server.stop()).toBe(0);
  const { PATH = '' } = process.env;
  const env = { PATH, DATA_DIR: dataFolder };
  const { stdout } = await run(nodePath, [inRoot('server', 'admin.ts'), 'log'], { env });
  const entries = stdout.split('\n').filter((line) => line.includes(_id));
  expect(entries).toEqual([
    expect.stringMatching(/admin@example\.com {2}update/),
    expect.stringMatching(/admin@example\.com {2}update/),
    expect.stringMatching(/admin@example\.com {2}delete .*"candidate@example\.com"/),
  ]);
  expect(stdout).toContain('first_name: "Jhonny" -> "John"');
  expect(stdout).toContain('files: 1 -> 0');
});
