import type { Locator } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { expect, test } from './fixtures.ts';
import { registerForm } from './register-form.ts';

const expectError = async (field: Locator, text: string) => {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${text}$`));
};

test('all errors show at once, and nothing is sent (AUTH-2, FORM-1)', async ({ page, network }) => {
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

test('a field’s error clears when the field is edited (FORM-1)', async ({ page }) => {
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
