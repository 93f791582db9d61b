import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { dialog, expect, test } from './console-page.ts';

type Screen = { name: string; path: string; label: string; send: string };

const SCREENS: readonly Screen[] = [
  { name: 'registration', path: '/register', label: 'Password', send: 'Register' },
  {
    name: 'resetting the password',
    path: '/reset-password?token=abc',
    label: 'New password',
    send: 'Change password',
  },
  {
    name: 'changing the password',
    path: '/settings',
    label: 'New password',
    send: 'Change password',
  },
];

/** Types a password of seven characters, submits the form and returns the field. */
const typeSeven = async (page: Page, { path, label, send }: Screen) => {
  await page.goto(path);
  const main = page.getByRole('main');
  if (path === '/settings') await main.getByRole('button', { name: send }).click();
  const field = main.getByLabel(label, { exact: true });
  await field.fill('seven77');
  return { field, submit: () => main.getByRole('button', { name: send }).click() };
};

const atLeast = (min: number) => new RegExp(`At least ${min} characters`);
const SHORT = /Password must be at least 8 characters$/;

for (const screen of SCREENS) {
  const isSignedIn = screen.path === '/settings';
  test(`${screen.name} requires the server’s minimum length (AUTH-5, AUTH-6)`, async ({
    page,
    candidate,
    signIn,
    faults,
    network,
  }) => {
    if (isSignedIn) await signIn(candidate);
    const lenient = await typeSeven(page, screen);
    await expect(lenient.field).toHaveAccessibleDescription(atLeast(6));
    faults.respond(endpoints.getSettings, 200, { salary_currency: 'USD', password_min: 8 });
    const strong = await typeSeven(page, screen);
    await expect(strong.field).toHaveAccessibleDescription(atLeast(8));
    await expect.poll(() => network.made(endpoints.getSettings).length).toBe(2);
    await strong.submit();
    await expect(strong.field).toHaveAccessibleDescription(SHORT);
    for (const call of [endpoints.register, endpoints.resetPassword, endpoints.changePassword])
      expect(network.made(call)).toHaveLength(0);
  });
}

test('creating an account in the data console requires the server’s minimum length (AUTH-6)', async ({
  page,
  admin: _,
  faults,
  network,
}) => {
  const field = dialog(page).getByRole('textbox', { name: 'Password password' });
  await page.goto('/admin?tab=users&record=new');
  await expect(field).toHaveAccessibleDescription('At least 6 characters.');
  faults.respond(endpoints.getSettings, 200, { salary_currency: 'USD', password_min: 8 });
  await page.goto('/admin?tab=users&record=new');
  await page.reload();
  await expect(field).toHaveAccessibleDescription('At least 8 characters.');
  await expect.poll(() => network.made(endpoints.getSettings).length).toBeGreaterThan(1);
  await field.fill('seven77');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(field).toHaveAccessibleDescription(SHORT);
  expect(network.made(endpoints.createRecord)).toHaveLength(0);
});
