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

/** The address of any job's page: where a posted job leads to. */
export const JOB_PAGE = /\/jobs\/[0-9a-f-]{36}$/;

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
