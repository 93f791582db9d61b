import { expectAccessible } from './accessible.ts';
import { expectFitsPhones } from './fits.ts';
import { expect, test } from './fixtures.ts';

const forms = [
  { path: '/register', button: 'Register', error: 'First name is required' },
  { path: '/forgot-password', button: 'Send the link', error: 'Email is required' },
  {
    path: '/reset-password?token=abc',
    button: 'Change password',
    error: 'Password is required',
  },
  { path: '/contact', button: 'Send message', error: 'Message is required' },
  { path: '/jobs/create', button: 'Post Job', error: 'Enter the job title' },
];
for (const { path, button, error } of forms) {
  test(`${path} with its errors is accessible`, async ({ page, employer, signIn }) => {
    if (path === '/jobs/create') await signIn(employer);
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByText(error)).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhones(page);
  });
}

test('a refused login is accessible', async ({ page, problems }) => {
  problems.expect(/status of 400/);
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('nobody@example.com');
  await main.getByLabel('Password', { exact: true }).fill('a password');
  await main.getByRole('button', { name: 'Login' }).click();
  await expect(main.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhones(page);
});
