import type { Locator } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { AFTER_POSTING, field, fillRequired, openForm, submit } from './create-job-form.ts';
import { expect, test } from './fixtures.ts';

const CALL = endpoints.createJob;

test.beforeEach(async ({ page, employer, signIn }) => {
  await signIn(employer);
  await openForm(page);
});

test('missing values show beside all their fields at once, and nothing is sent (FORM-1, POST-1)', async ({
  page,
  network,
}) => {
  await submit(page);
  const rules = {
    'Job title': 'Enter the job title',
    'Company name': 'Enter the company name',
    Description: 'Enter a description',
    Responsibilities: 'Enter the responsibilities',
    Requirements: 'Enter the requirements',
  };
  for (const [label, text] of Object.entries(rules)) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(text));
  }
  await expect(field(page, 'Job title')).toBeFocused();
  expect(network.made(CALL)).toEqual([]);
});

test('errors show beside their fields and disappear once corrected (FORM-1, FORM-5, POST-2, POST-3)', async ({
  page,
  network,
}) => {
  await fillRequired(page);
  const [minimum, maximum] = ['Minimum salary', 'Maximum salary'].map((label) =>
    page.getByLabel(label),
  ) as [Locator, Locator];
  const deadline = page.getByLabel('Application deadline');
  await field(page, 'Job title').fill('   ');
  // Fifty thousand in Turkish but fifty in English: refused as ambiguous.
  await minimum.fill('50.000');
  await deadline.fill('2001-01-01');
  await field(page, 'Contact email').fill('me at home');
  await submit(page);
  await expect(field(page, 'Job title')).toHaveAccessibleDescription('Enter the job title');
  await expect(field(page, 'Job title')).toBeFocused();
  await expect(minimum).toHaveAccessibleDescription(/Enter an amount of 0 or more/);
  await expect(deadline).toHaveAccessibleDescription('The deadline must not be in the past');
  await expect(field(page, 'Contact email')).toHaveAccessibleDescription('Email is invalid');
  await field(page, 'Job title').fill('Baker');
  await expect(page.getByText('Enter the job title')).toBeHidden();
  await expect(page.getByText('Email is invalid')).toBeVisible();
  await minimum.fill('50000');
  await maximum.fill('40000');
  await deadline.fill('');
  await field(page, 'Contact email').fill('');
  await submit(page);
  await expect(maximum).toHaveAccessibleDescription(
    /The maximum salary must not be below the minimum/,
  );
  expect(network.made(CALL)).toEqual([]);
  await maximum.fill('50000');
  await submit(page);
  await expect(page).toHaveURL(AFTER_POSTING);
});
