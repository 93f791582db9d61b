import { dialog, expect, notice, test } from './console-page.ts';

test('an administrator logs a user out everywhere, and the history shows it (SESSION-8)', async ({
  page,
  admin,
  backend,
  candidate,
}) => {
  await page.goto(`/admin?tab=users&record=${candidate._id}&mode=edit`);
  await dialog(page).getByRole('button', { name: 'Log out everywhere' }).click();
  const question = page.getByRole('dialog', { name: 'Log this user out everywhere?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  const status = async () =>
    (await backend.request('GET', '/api/auth/me', { token: candidate.token })).status;
  expect(await status()).toBe(200);
  await dialog(page).getByRole('button', { name: 'Log out everywhere' }).click();
  await question.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(notice(page, 'This user has been logged out everywhere.')).toBeVisible();
  expect(await status()).toBe(401);
  await dialog(page).getByText('History').click();
  await expect(dialog(page).getByText('sessions: ended')).toBeVisible();
  await expect(dialog(page).getByText(admin.email)).toBeVisible();
});

test('only an existing user can be logged out', async ({ page, admin: _ }) => {
  await page.goto('/admin?tab=users&record=new');
  await expect(dialog(page).getByLabel('email', { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Log out everywhere' })).toHaveCount(0);
});
