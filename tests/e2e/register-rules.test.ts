import type { Locator } from '@playwright/test';
import { endpoints } from '../../src/contract/endpoints.ts';
import { expect, test } from './fixtures.ts';
import { fillRegistration, registerForm } from './register-form.ts';

type Form = ReturnType<typeof registerForm>;
type Field = Exclude<keyof Form, 'candidate' | 'employer' | 'submit'>;

const expectError = async (field: Locator, text: string) => {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${text}$`));
};

test('all broken rules are said at once, and nothing is sent', async ({ page, network }) => {
  await page.goto('/register');
  const form = registerForm(page);
  await form.submit.click();
  await expectError(form.firstName, 'First name is required');
  await expectError(form.lastName, 'Last name is required');
  await expectError(form.email, 'Email is required');
  await expectError(form.password, 'Password is required');
  await expectError(form.confirmPassword, 'Please confirm your password');
  await expectError(form.terms, 'You must accept the terms and conditions');
  await expect(form.firstName).toBeFocused();
  expect(network.made(endpoints.register)).toHaveLength(0);
});

const rules: { field: Field; value: string; text: string }[] = [
  { field: 'firstName', value: '   ', text: 'First name is required' },
  { field: 'lastName', value: '   ', text: 'Last name is required' },
  { field: 'email', value: '   ', text: 'Email is required' },
  { field: 'email', value: 'ada', text: 'Email is invalid' },
  { field: 'email', value: 'ada@example', text: 'Email is invalid' },
  { field: 'password', value: '', text: 'Password is required' },
  { field: 'password', value: '12345', text: 'Password must be at least 6 characters' },
  { field: 'confirmPassword', value: '', text: 'Please confirm your password' },
  { field: 'confirmPassword', value: 'another', text: 'Passwords do not match' },
];

test('each rule is said alone when it alone is broken', async ({ page, network }) => {
  await page.goto('/register');
  const form = registerForm(page);
  const broken = page.getByRole('main').locator('[aria-invalid]');
  await fillRegistration(page);
  for (const { field, value, text } of rules) {
    await test.step(`${field} “${value}”: ${text}`, async () => {
      const right = await form[field].inputValue();
      await form[field].fill(value);
      await form.submit.click();
      await expectError(form[field], text);
      // A password that is wrong is, as a rule, not the one that is confirmed.
      if (field !== 'password') await expect(broken).toHaveCount(1);
      await form[field].fill(right);
    });
  }
  await form.terms.uncheck();
  await form.submit.click();
  await expectError(form.terms, 'You must accept the terms and conditions');
  await expect(broken).toHaveCount(1);
  expect(network.made(endpoints.register)).toHaveLength(0);
});

test('six characters are enough for a password', async ({ page }) => {
  await page.goto('/register');
  await fillRegistration(page);
  const form = registerForm(page);
  await form.password.fill('123456');
  await form.confirmPassword.fill('123456');
  await form.submit.click();
  await expect(page).toHaveURL('/dashboard');
});

test('a field’s error clears as soon as the field is edited', async ({ page }) => {
  await page.goto('/register');
  const form = registerForm(page);
  await form.submit.click();
  for (const field of ['firstName', 'lastName', 'email', 'confirmPassword', 'password'] as const) {
    await expect(form[field]).toHaveAttribute('aria-invalid', 'true');
    await form[field].pressSequentially('a');
    await expect(form[field]).not.toHaveAttribute('aria-invalid');
  }
  await form.terms.check();
  await expect(form.terms).not.toHaveAttribute('aria-invalid');
});
