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

/** Where posting leads to (rule POST-5). */
export const AFTER_POSTING = '/jobs';

/** Opens the page of the job that was just posted, by the alert that says so. */
export const openPosted = (page: Page): Promise<void> =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('link', { name: 'View Job' })
    .click();

/** Opens the form; it is there when this ends. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/jobs/create');
  await field(page, 'Job title').waitFor();
}

/** Fills in what has to be said of every job. */
export async function fillRequired(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(REQUIRED)) await field(page, label).fill(value);
}

export const submit = (page: Page): Promise<void> =>
  main(page).getByRole('button', { name: 'Post Job' }).click();

/** What the form itself says of a failed sending. */
export const failures = (page: Page): Locator => main(page).getByRole('alert');
