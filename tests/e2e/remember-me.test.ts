import type { Browser, BrowserContext, Page } from '@playwright/test';
import { makeCandidate } from '#tests/factories.ts';
import { test as base, expect } from './fixtures.ts';
import { logIn, loginForm } from './login-form.ts';

/** Simulates a browser restart: everything is persistent but session cookies. */
const reopen = async (browser: Browser, context: BrowserContext, baseURL: string | undefined) => {
  const { cookies, origins } = await context.storageState();
  const persistent = cookies.filter(({ expires }) => expires !== -1);
  return browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: { cookies: persistent, origins },
  });
};

const test = base.extend<{ openAgain: () => Promise<Page> }>({
  openAgain: async ({ browser, context, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const next = await reopen(browser, opened.at(-1) ?? context, baseURL);
      opened.push(next);
      return next.newPage();
    });
    for (const one of opened) await one.close();
  },
});

/** Logs in with 'Remember me' unchecked by keyboard. */
const logInOnce = async (page: Page, email: string) => {
  await page.goto('/login');
  const { rememberMe } = loginForm(page);
  await rememberMe.focus();
  await page.keyboard.press('Space');
  await expect(rememberMe).not.toBeChecked();
  await logIn(page, email);
  await expect(page).toHaveURL('/dashboard');
};

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });
const stored = (page: Page) => page.evaluate(() => Object.keys(window.localStorage));

test.describe('a session (SESSION-9)', () => {
  test('is remembered after the browser closes by default', async ({
    page,
    candidate,
    openAgain,
  }) => {
    await page.goto('/login');
    await logIn(page, candidate.email);
    await expect(page).toHaveURL('/dashboard');
    const again = await openAgain();
    await again.goto('/dashboard');
    await expect(account(again)).toBeVisible();
    await expect(again).toHaveURL('/dashboard');
  });

  test('that isn’t remembered lasts in every tab until the browser closes', async ({
    page,
    context,
    candidate,
    openAgain,
  }) => {
    await logInOnce(page, candidate.email);
    await page.reload();
    await expect(account(page)).toBeVisible();
    const second = await context.newPage();
    await second.goto('/applications');
    await expect(account(second)).toBeVisible();
    await page.close();
    await second.reload();
    await expect(account(second)).toBeVisible();
    // Drafts are stored for this user.
    await second.goto('/contact');
    await second.getByLabel('Message').fill('Typed and not sent.');
    await expect.poll(() => stored(second)).toContain(`draft:contact:${candidate._id}:body`);
    expect(await stored(second)).toContain('token');

    const again = await openAgain();
    await again.goto('/');
    await expect(loginLink(again)).toBeVisible();
    expect(await again.locator('html').getAttribute('data-session')).toBeNull();
    expect((await stored(again)).filter((key) => /^(token|auth|unrem|draft)/.test(key))).toEqual(
      [],
    );
    await again.goto('/dashboard');
    await expect(again).toHaveURL(/^[^?]*\/login\?/);
  });

  test('that isn’t remembered stays unremembered with a new token', async ({
    page,
    candidate,
    openAgain,
  }) => {
    await logInOnce(page, candidate.email);
    const token = () => page.evaluate(() => window.localStorage.getItem('token'));
    const before = await token();
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Log out everywhere else' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(page.getByText('You’ve been logged out on all other devices.')).toBeVisible();
    expect(await token()).not.toBe(before);
    const again = await openAgain();
    await again.goto('/');
    await expect(loginLink(again)).toBeVisible();
  });

  test('of the next account is remembered when that login asks for it', async ({
    page,
    backend,
    candidate,
    openAgain,
  }) => {
    await logInOnce(page, candidate.email);
    await account(page).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText('You have been logged out.')).toBeVisible();
    const other = await makeCandidate(backend, { first_name: 'Deniz' });
    await page.goto('/login');
    await logIn(page, other.email);
    await expect(page).toHaveURL('/dashboard');
    const again = await openAgain();
    await again.goto('/');
    await expect(again.getByRole('button', { name: 'Account of Deniz' })).toBeVisible();
  });
});
