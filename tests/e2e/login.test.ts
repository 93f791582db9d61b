import { endpoints } from '#src/contract/endpoints.ts';
import { PASSWORD } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';
import { logIn, loginForm } from './login-form.ts';

test('logging in leads to the dashboard (AUTH-1, AUTH-7)', async ({ page, candidate, network }) => {
  await page.goto('/login');
  await expect(loginForm(page).email).toHaveAttribute('required');
  await expect(loginForm(page).password).toHaveAttribute('required');
  await expect(loginForm(page).email).toHaveAttribute('autocomplete', 'username');
  await expect(loginForm(page).password).toHaveAttribute('autocomplete', 'current-password');
  await expect(loginForm(page).rememberMe).toBeChecked();
  await logIn(page, candidate.email);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Login successful!')).toBeVisible();
  // 'Remember me' isn't sent.
  const [call] = network.made(endpoints.login);
  expect(call?.json).toEqual({ email: candidate.email, password: PASSWORD });
});

test('both fields are required (AUTH-1)', async ({ page, network }) => {
  await page.goto('/login');
  const form = loginForm(page);
  await form.submit.click();
  await expect(form.email).toHaveAccessibleDescription('Email is required');
  await expect(form.password).toHaveAccessibleDescription('Password is required');
  expect(network.made(endpoints.login)).toHaveLength(0);
});

test('a wrong password shows the server’s message (AUTH-1)', async ({
  page,
  candidate,
  problems,
}) => {
  problems.expect(/status of 400/);
  await page.goto('/login');
  await logIn(page, candidate.email, 'a wrong password');
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(loginForm(page).email).toHaveValue(candidate.email);
});

const replies = [
  { status: 400, body: {}, text: 'Login failed. Please check your credentials.' },
  { status: 200, body: {}, text: 'No token received from server' },
  { status: 200, body: { token: 'only.two' }, text: 'Invalid token format received' },
];
test('a reply without a valid token signs nobody in (AUTH-4, ERROR-1)', async ({
  page,
  faults,
}) => {
  await page.goto('/login');
  for (const { status, body, text } of replies) {
    faults.clear();
    faults.respond(endpoints.login, status, body);
    await logIn(page, 'ceren@example.com');
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => window.localStorage.getItem('token'))).toBeNull();
  }
});

test('a user who fails to load is not signed in (AUTH-4)', async ({ page, candidate, faults }) => {
  faults.respond(endpoints.getMe, 500);
  await page.goto('/login');
  await logIn(page, candidate.email);
  await expect(page.getByRole('alert')).toHaveText('Failed to load user data');
  expect(await page.evaluate(() => window.localStorage.getItem('token'))).toBeNull();
  faults.clear();
  await logIn(page, candidate.email);
  await expect(page).toHaveURL('/dashboard');
});

test('there are links to a new password and a new account', async ({ page }) => {
  await page.goto('/login');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  await expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/register',
  );
});
