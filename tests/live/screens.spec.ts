import { expect, test } from './fixtures.ts';

/** Every screen that a visitor can open, and its heading. */
const screens: [path: string, heading: string][] = [
  ['/', 'Find the job that fits the life you want'],
  ['/login', 'Login'],
  ['/register', 'Create your account'],
  ['/forgot-password', 'Forgot your password?'],
  ['/reset-password?token=x', 'Choose a new password'],
  ['/jobs', 'Find Jobs'],
  ['/faq', 'Questions and answers'],
  ['/pricing', 'Pricing'],
  ['/resources', 'Career resources'],
  ['/about', 'About Us'],
  ['/contact', 'Contact'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/no-such-page', 'Page not found'],
];

for (const [path, heading] of screens) {
  // `openPage` fails the test when the browser complains of anything: of the policy above all.
  test(`${path} opens without a complaint of the browser`, async ({ market, openPage }) => {
    const { page, problems } = await openPage({ baseURL: market.url });
    const served = await page.goto(path, { waitUntil: 'networkidle' });
    // Of the page's own status, which is right, it complains as well.
    if (served?.status() === 404) problems.expect(/status of 404/);
    expect(served?.ok()).toBe(path !== '/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('a job, from the list to its page and by its own link', async ({ market, openPage }) => {
  const { page } = await openPage({ baseURL: market.url });
  await page.goto('/jobs');
  const link = page.getByRole('region', { name: 'Results' }).getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a guarded screen leads a visitor to the login', async ({ market, openPage }) => {
  const { page } = await openPage({ baseURL: market.url });
  for (const path of ['/dashboard', '/applications', '/jobs/create']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  }
});

test('a script that is not the app’s does not run', async ({ market, openPage }) => {
  const { page, problems } = await openPage({ baseURL: market.url });
  problems.expect(/Content Security Policy/);
  await page.goto('/');
  const refused = await page.evaluate(() => {
    const violation = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) =>
        resolve(event.effectiveDirective),
      );
    });
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
    return violation;
  });
  expect(refused).toBe('script-src-elem');
  await expect(page).toHaveTitle('Meydan');
});
