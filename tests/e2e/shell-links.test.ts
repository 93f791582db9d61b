import type { Locator, Page } from '@playwright/test';
import { makeImage } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';

const mainLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link');
const accountLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('link');

const expectActive = async (link: Locator) => {
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(link).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
};

test('a visitor sees Home, Find Jobs, Login and Register (NAV-1)', async ({ page }) => {
  await page.goto('/');
  await expect(mainLinks(page)).toHaveText(['Home', 'Find Jobs']);
  await expect(accountLinks(page)).toHaveText(['Login', 'Register']);
});

test('a candidate sees My Applications, an employer Post Job (NAV-1)', async ({
  page,
  candidate,
  employer,
  signIn,
}) => {
  await signIn(candidate);
  await page.goto('/');
  await expect(mainLinks(page)).toHaveText(['Find Jobs', 'My Applications']);
  await expect(accountLinks(page)).toHaveCount(0);
  await signIn(employer);
  await page.goto('/');
  await expect(mainLinks(page)).toHaveText(['Find Jobs', 'Post Job']);
});

test('only the active link is underlined, with filters too (NAV-1, NAV-6)', async ({ page }) => {
  await page.goto('/');
  const home = mainLinks(page).getByText('Home');
  await expectActive(home);
  await page.goto('/jobs?remote=true');
  await expectActive(mainLinks(page).getByText('Find Jobs'));
  await expect(home).not.toHaveAttribute('aria-current');
  await expect(home).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
});

test('the account menu shows the small profile image (NAV-2)', async ({
  page,
  backend,
  candidate,
  signIn,
}) => {
  const profile_image_url = await makeImage(backend, candidate);
  await backend.request('PUT', '/api/users/profile', {
    token: candidate.token,
    json: { profile_image_url },
  });
  await signIn(candidate);
  await page.goto('/');
  const account = page.getByRole('button', { name: 'Account of Ceren' });
  await expect(account.locator('img')).toHaveAttribute('src', `${profile_image_url}?size=card`);
});

test('everyone has the same footer (NAV-4)', async ({ page, candidate, signIn }) => {
  const footer = page.getByRole('contentinfo');
  const destinations = [
    ['Browse Jobs', '/jobs'],
    ['My Applications', '/applications'],
    ['Resources', '/resources'],
    ['FAQ', '/faq'],
    ['Post a Job', '/jobs/create'],
    ['Dashboard', '/dashboard'],
    ['Pricing', '/pricing'],
    ['About Us', '/about'],
    ['Contact', '/contact'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
  ] as const;
  const check = async () => {
    await page.goto('/');
    for (const [name, href] of destinations)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    // The address itself shares the site, so that it also works in a new tab or when copied.
    const shares = footer.getByRole('link', { name: 'Share Meydan on' });
    await expect(shares).toHaveCount(4);
    const { origin } = new URL(page.url());
    for (const share of await shares.all())
      expect(await share.getAttribute('href')).toContain(`=${encodeURIComponent(origin)}`);
    await expect(footer.getByText('© 2025 Meydan. All rights reserved.')).toBeVisible();
    await expect(footer.getByText('Connecting job seekers with employers.')).toBeVisible();
  };
  await check();
  await signIn(candidate);
  await check();
});
