import { endpoints } from '../../src/contract/endpoints.ts';
import { AFTER_POSTING, field, fillRequired, openForm, submit } from './create-job-form.ts';
import { expect, test } from './fixtures.ts';

const CALL = endpoints.createJob;

test.beforeEach(async ({ page, employer, signIn }) => {
  await signIn(employer);
  await openForm(page);
});

test('what is missing is said beside each field, all at once, and nothing is sent', async ({
  page,
  network,
}) => {
  await submit(page);
  const rules = {
    'Job title': 'Job title is required',
    'Company name': 'Company name is required',
    Description: 'Description is required',
    Responsibilities: 'Responsibilities are required',
    Requirements: 'Requirements are required',
  };
  for (const [label, text] of Object.entries(rules)) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(text));
  }
  await expect(field(page, 'Job title')).toBeFocused();
  expect(network.made(CALL)).toEqual([]);
});

test('blanks are nothing', async ({ page, network }) => {
  await fillRequired(page);
  await field(page, 'Job title').fill('   ');
  await submit(page);
  await expect(field(page, 'Job title')).toHaveAccessibleDescription('Job title is required');
  expect(network.made(CALL)).toEqual([]);
});

test('an error is gone as soon as it is mended', async ({ page }) => {
  await submit(page);
  await field(page, 'Company name').fill('F');
  await expect(page.getByText('Company name is required')).toBeHidden();
  await expect(page.getByText('Job title is required')).toBeVisible();
});

test('the maximum salary is not below the minimum', async ({ page, network }) => {
  await fillRequired(page);
  await page.getByLabel('Minimum salary').fill('50000');
  const maximum = page.getByLabel('Maximum salary');
  await maximum.fill('40000');
  await submit(page);
  await expect(maximum).toHaveAccessibleDescription(
    /The maximum salary must not be below the minimum/,
  );
  expect(network.made(CALL)).toEqual([]);
  await maximum.fill('50000');
  await submit(page);
  await expect(page).toHaveURL(AFTER_POSTING);
});

// '50.000' is fifty thousand in Turkish and fifty in English: neither is guessed.
test('what is no salary', async ({ page, network }) => {
  await fillRequired(page);
  const minimum = page.getByLabel('Minimum salary');
  for (const typed of ['1000.555', '-1', '3000000000', '50.000', '80k']) {
    await minimum.fill(typed);
    await expect(minimum).toHaveAccessibleDescription('');
    await submit(page);
    await expect(minimum).toHaveAccessibleDescription(/Enter an amount of 0 or more/);
  }
  expect(network.made(CALL)).toEqual([]);
});

test('a deadline that has passed', async ({ page, network }) => {
  await fillRequired(page);
  const deadline = page.getByLabel('Application deadline');
  await deadline.fill('2001-01-01');
  await submit(page);
  await expect(deadline).toHaveAccessibleDescription('The deadline must not be in the past');
  await expect(deadline).toBeFocused();
  expect(network.made(CALL)).toEqual([]);
});

test('a contact address that is none', async ({ page, network }) => {
  await fillRequired(page);
  const email = field(page, 'Contact email');
  await email.fill('me at home');
  await submit(page);
  await expect(email).toHaveAccessibleDescription('Email is invalid');
  expect(network.made(CALL)).toEqual([]);
  await email.fill('');
  await submit(page);
  await expect(page).toHaveURL(AFTER_POSTING);
});
