import type { Locator, Page } from '@playwright/test';
import type { ConsoleRecord } from '#src/contract/console/console.ts';
import type { Backend } from '#tests/backend.ts';
import { makeAdmin, type Person } from '#tests/factories.ts';
import { test as base, expect } from './fixtures.ts';

export { notice, rowOf } from './job-applications-page.ts';

export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** The keys of the dialog's fields, in order. */
export const fieldNames = (page: Page): Promise<string[]> =>
  dialog(page)
    .locator('label[for] code')
    .evaluateAll((keys) => keys.map((key) => key.textContent ?? ''));

/** Opens the menu of a record's row, and returns its entry of this name, such as 'Edit Baker'. */
export async function actionOf(page: Page, action: 'View' | 'Edit' | 'Delete', name: string) {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  return page.getByRole('menuitem', { name: `${action} ${name}`, exact: true });
}

/** The value of a field of the record that is being viewed, by its key. */
export const valueOf = (page: Page, key: string): Locator =>
  dialog(page)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(key, { exact: true }) })
    .getByRole('definition');

/** Calls the console's API directly, as another client would; returns the reply. */
export async function callConsole<Reply = ConsoleRecord>(
  backend: Backend,
  admin: Person,
  method: string,
  path: string,
  json?: unknown,
): Promise<Reply> {
  const response = await backend.request(method, `/api/admin${path}`, {
    token: admin.token,
    json,
  });
  expect(response.ok, `${method} ${path}`).toBe(true);
  return (response.status === 204 ? undefined : await response.json()) as Reply;
}

/** Adds a signed-in administrator. */
export const test = base.extend<{ admin: Person }>({
  admin: async ({ backend, signIn }, use) => {
    const admin = await makeAdmin(backend, { email: 'admin@example.com', first_name: 'Ada' });
    await signIn(admin);
    await use(admin);
  },
});

export { expect };
