import type { Locator, Page } from '@playwright/test';

const REQUIRED = {
  'Job title': 'Baker',
  'Company name': 'Fırın',
  Description: 'Bread and simit.',
  Responsibilities: 'Baking.',
  Requirements: 'Early hours.',
} as const;

const main = (page: Page): Locator => page.getByRole('main');

export const field = (page: Page, label: string): Locator =>
  main(page).getByRole('textbox', { name: label });

/** The page shown after posting (rule POST-5). */
export const AFTER_POSTING = '/jobs';

/** Opens the newly posted job through the link in the alert. */
export const openPosted = (page: Page): Promise<void> =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('link', { name: 'View Job' })
    .click();

/** Opens the form and waits until it shows. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/jobs/create');
  await field(page, 'Job title').waitFor();
}

/** Fills in the required fields. */
export async function fillRequired(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(REQUIRED)) await field(page, label).fill(value);
}

export const submit = (page: Page): Promise<void> =>
  main(page).getByRole('button', { name: 'Post Job' }).click();

/** Alerts in the form about a failed submission. */
export const failures = (page: Page): Locator => main(page).getByRole('alert');
