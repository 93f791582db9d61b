import { expectAccessible, expectNoOverflow } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const forms = [
  { path: '/register', button: 'Register', error: 'First name is required' },
  { path: '/forgot-password', button: 'Send the link', error: 'Email is required' },
  {
    path: '/reset-password?token=abc',
    button: 'Change password',
    error: 'Password is required',
  },
  { path: '/contact', button: 'Send message', error: 'Message is required' },
  { path: '/jobs/create', button: 'Post Job', error: 'Job title is required' },
];
for (const { path, button, error } of forms) {
  test(`${path} with its errors`, async ({ page, employer, signIn }) => {
    if (path === '/jobs/create') await signIn(employer);
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByText(error)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
}

test('a login that is refused', async ({ page, problems }) => {
  problems.expect(/status of 400/);
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('nobody@example.com');
  await main.getByLabel('Password', { exact: true }).fill('a password');
  await main.getByRole('button', { name: 'Login' }).click();
  await expect(main.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('a job with skills, refused', async ({ page, employer, signIn, faults }) => {
  faults.respond('POST /api/jobs', 500);
  await signIn(employer);
  await page.goto('/jobs/create');
  const main = page.getByRole('main');
  for (const label of ['Job title', 'Company name', 'Description'])
    await main.getByLabel(label).fill('x');
  for (const label of ['Responsibilities', 'Requirements']) await main.getByLabel(label).fill('x');
  await main.getByLabel('Required skills').fill(`Bread,${'a'.repeat(80)},`);
  await main.getByRole('button', { name: 'Post Job' }).click();
  await expect(main.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});
