import { expect, test } from './fixtures.ts';
import { logIn } from './login-form.ts';

test('login leads to the requested page (AUTH-7, SESSION-6)', async ({ page, candidate }) => {
  await page.goto('/applications?from=mail');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logIn(page, candidate.email);
  await expect(page).toHaveURL('/applications?from=mail');
  await expect(page.getByRole('heading', { name: 'My Applications', level: 1 })).toBeVisible();
});

test('going back does not lead to the login page again', async ({ page, candidate }) => {
  await page.goto('/jobs');
  await page.getByRole('link', { name: 'Login' }).click();
  await logIn(page, candidate.email);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login/);
});

test('signed-in users are redirected from login and register (SESSION-6)', async ({
  page,
  candidate,
  signIn,
}) => {
  await signIn(candidate);
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/register?redirect=%2Fapplications');
  await expect(page).toHaveURL('/applications');
  await page.goto('/login?redirect=https%3A%2F%2Felsewhere.example');
  await expect(page).toHaveURL('/dashboard');
});
