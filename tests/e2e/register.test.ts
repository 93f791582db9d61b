import { endpoints } from '#src/contract/endpoints.ts';
import { expect, test } from './fixtures.ts';
import { fillRegistration, registerForm } from './register-form.ts';

test('a new candidate is signed in and sees the dashboard (AUTH-2, AUTH-7, SESSION-2)', async ({
  page,
  network,
}) => {
  await page.goto('/register');
  await expect(registerForm(page).candidate).toBeChecked();
  // For browsers and password managers.
  const autofilled = page.getByRole('main').locator('input[autocomplete]');
  expect(
    await autofilled.evaluateAll((fields) =>
      fields.map((field) => field.getAttribute('autocomplete')),
    ),
  ).toEqual(['given-name', 'family-name', 'username', 'new-password', 'new-password']);
  await fillRegistration(page);
  await registerForm(page).submit.click();

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Registration successful! You are now logged in.')).toBeVisible();
  await expect(page.getByText('Welcome, Ada.')).toBeVisible();
  const saved = await page.evaluate(() => ({
    token: window.localStorage.getItem('token'),
    auth: JSON.parse(window.localStorage.getItem('auth') ?? 'null'),
  }));
  expect(saved.token?.split('.')).toHaveLength(3);
  expect(saved.auth).toMatchObject({
    token: saved.token,
    isAuthenticated: true,
    user: { first_name: 'Ada', user_type: 'candidate' },
  });
  const [me] = network.made(endpoints.getMe);
  expect(me?.headers).toMatchObject({
    'x-auth-token': saved.token,
    authorization: `Bearer ${saved.token}`,
  });
});

test('names are sent in camel and snake case, and form-only fields aren’t sent (AUTH-2, CALL-3)', async ({
  page,
  network,
}) => {
  await page.goto('/register');
  await fillRegistration(page);
  await registerForm(page).employer.check();
  await registerForm(page).submit.click();
  await expect(page).toHaveURL('/dashboard');
  expect(network.made(endpoints.register).map((call) => call.json)).toEqual([
    {
      first_name: 'Ada',
      last_name: 'Example',
      email: 'ada@example.com',
      password: 'a good password',
      user_type: 'employer',
      firstName: 'Ada',
      lastName: 'Example',
      userType: 'employer',
    },
  ]);
  await expect(page.getByRole('link', { name: 'Post Job' })).toBeVisible();
});

test('a taken email address is refused, and the input stays (AUTH-3)', async ({
  page,
  candidate,
  problems,
}) => {
  problems.expect(/status of 400/);
  await page.goto('/register');
  await fillRegistration(page);
  const form = registerForm(page);
  await form.email.fill(candidate.email);
  await form.submit.click();
  await expect(page.getByRole('alert')).toHaveText('An account with this email already exists');
  await expect(form.password).toHaveValue('a good password');
  await expect(page).toHaveURL('/register');
});

const refusals = [
  {
    body: { errors: [{ msg: 'The first error' }, { msg: 'The second error' }] },
    texts: ['The first error', 'The second error'],
  },
  { body: { msg: 'Not today' }, texts: ['Not today'] },
  { body: {}, texts: ['Registration failed'] },
  { status: 502, body: {}, texts: ['Server error'] },
];
test('each of the server’s error messages shows as an alert (ERROR-1)', async ({
  page,
  faults,
}) => {
  await page.goto('/register');
  await fillRegistration(page);
  for (const { status = 400, body, texts } of refusals) {
    faults.clear();
    faults.respond(endpoints.register, status, body);
    await registerForm(page).submit.click();
    await expect(page.getByRole('alert')).toHaveText(texts);
    expect(await page.evaluate(() => window.localStorage.getItem('token'))).toBeNull();
  }
});

test('the link to the login page keeps the requested page', async ({ page }) => {
  await page.goto('/register?redirect=%2Fapplications');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fapplications');
});
