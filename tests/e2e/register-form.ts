import type { Locator, Page } from '@playwright/test';

/** The registration form's controls, by their labels. */
export const registerForm = (page: Page) => {
  const main = page.getByRole('main');
  return {
    firstName: main.getByRole('textbox', { name: 'First name' }),
    lastName: main.getByRole('textbox', { name: 'Last name' }),
    email: main.getByRole('textbox', { name: 'Email' }),
    password: main.getByLabel('Password', { exact: true }),
    confirmPassword: main.getByLabel('Confirm password', { exact: true }),
    candidate: main.getByRole('radio', { name: 'Candidate' }),
    employer: main.getByRole('radio', { name: 'Employer' }),
    terms: main.getByRole('checkbox', { name: 'I accept the terms and conditions' }),
    submit: main.getByRole('button', { name: 'Register' }),
  } satisfies Record<string, Locator>;
};

/** Fills in all fields with valid values. */
export const fillRegistration = async (page: Page): Promise<void> => {
  const form = registerForm(page);
  await form.firstName.fill('Ada');
  await form.lastName.fill('Example');
  await form.email.fill('ada@example.com');
  await form.password.fill('a good password');
  await form.confirmPassword.fill('a good password');
  await form.terms.check();
};
