import type { Page } from '@playwright/test';
import type { UserType } from '#src/contract/enumerations.ts';
import { call } from './call.ts';

/** The password of every user that `register` creates. */
export const PASSWORD = 'a good password';

/** Registers a user through the API and returns the email address. */
export async function register(url: string, first_name: string, user_type: UserType) {
  const email = `${user_type}@example.com`;
  const json = { first_name, last_name: 'Demir', email, password: PASSWORD, user_type };
  await call(url, 'POST', '/api/auth/register', { json });
  return email;
}

/** Signs in on the open login screen. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}
