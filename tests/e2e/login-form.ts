import type { Page } from '@playwright/test';
import { PASSWORD } from '#tests/factories.ts';

/** The login form's controls, by their labels. */
export const loginForm = (page: Page) => {
  const main = page.getByRole('main');
  return {
    email: main.getByRole('textbox', { name: 'Email' }),
    password: main.getByLabel('Password', { exact: true }),
    rememberMe: main.getByRole('checkbox', { name: 'Remember me' }),
    submit: main.getByRole('button', { name: 'Login', exact: true }),
  };
};

/** Fills in the form and submits it. */
export const logIn = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  const form = loginForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit.click();
};
