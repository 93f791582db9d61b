import type { Page } from '@playwright/test';
import { makeAdmin, makeApplication, makeCandidate, makeJob } from '#tests/factories.ts';
import { switchTo } from './both-languages.ts';
import { openForm } from './create-job-form.ts';
import { expect, test } from './fixtures.ts';
import { fullForm } from './full-apply-form.ts';
import { pathOf } from './job-applications-page.ts';
import { logIn, loginForm } from './login-form.ts';
import { openProfile, profilePage } from './profile-page.ts';
import { fillRegistration, registerForm } from './register-form.ts';

/** What the browser holds of this site, as `Cookie language` or `Local storage token`. */
async function readHeld(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `Local storage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `Session storage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `Database ${name}`),
    ...(await caches.keys()).map((key) => `Cache ${key}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `Worker ${scope}`),
  ]);
  return [...cookies.map(({ name }) => `Cookie ${name}`), ...stored];
}

/** What the privacy policy lists, one entry a row: any of these names, and `…` is any end. */
async function readListed(page: Page): Promise<string[][]> {
  await page.goto('/privacy');
  const section = page.getByRole('region', { name: 'What your browser keeps' });
  return section.getByRole('term').evaluateAll((terms) =>
    terms.map((term) => {
      const where = term.lastElementChild?.textContent ?? '';
      return [...term.querySelectorAll('code')].map((code) => `${where} ${code.textContent}`);
    }),
  );
}

const isNamed = (held: string, name: string): boolean =>
  name.endsWith('…') ? held.startsWith(name.slice(0, -1)) : held === name;

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  // Asked where something was typed.
  const leave = page.getByRole('dialog').getByRole('button', { name: 'Leave' });
  const out = page.getByText('You have been logged out.');
  await expect(leave.or(out).first()).toBeVisible();
  if (await leave.isVisible()) await leave.click();
  await expect(out).toBeVisible();
};

/** Until one more key of local storage begins so. */
const isKept = (page: Page, start: string) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join('\n')))
    .toContain(`draft:${start}`);

async function typeOnContactPage(page: Page, owner: string) {
  await page.goto('/contact');
  await page.getByRole('main').getByRole('textbox', { name: 'Subject' }).fill('A question');
  await isKept(page, `contact:${owner}`);
}

test('the browser holds what the privacy policy lists, and all of it is written somewhere (CONST-1)', async ({
  page,
  backend,
  employer,
  problems,
}) => {
  test.slow();
  problems.expect(/status of 404|dynamically imported module/);
  const job = await makeJob(backend, employer, { title: 'Baker' });
  const applied = await makeApplication(backend, await makeCandidate(backend), job);
  const admin = await makeAdmin(backend);
  const held = new Set<string>();
  const gather = async () => {
    for (const one of await readHeld(page)) held.add(one);
  };

  // A visitor who only looks around.
  for (const path of ['/', '/jobs?type=full_time', `/jobs/${job._id}`, '/faq']) {
    await page.goto(path);
    await page.mouse.wheel(0, 400);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page).toHaveURL('/jobs');
  await gather();
  expect([...held]).toEqual(['Session storage tsr-scroll-restoration-v1_3']);

  // One who chooses, and who types a message.
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /dark/i }).first().click();
  await switchTo(page, 'tr');
  await switchTo(page, 'en');
  await typeOnContactPage(page, 'visitor');
  await gather();
  // A newer deployment has removed a file.
  await page.route('**/assets/pricing-*', (route) => route.fulfill({ status: 404 }));
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Pricing' }).click();
  await reloaded;
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.unroute('**/assets/pricing-*');
  await gather();

  // A new candidate.
  await page.goto('/register');
  await fillRegistration(page);
  await registerForm(page).submit.click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto(`/jobs/${job._id}/apply`);
  const form = fullForm(page);
  await form.letter.fill('I would like this.');
  await form.resumeUrl.fill('https://cv.example/me.pdf');
  await form.phone.fill('555 0199');
  for (const kind of ['apply:', 'apply-more:']) await isKept(page, kind);
  await gather();
  await openProfile(page, 'Your work');
  await profilePage(page).field('Bio').fill('Quick.');
  await isKept(page, 'profile:');
  await gather();
  await logOut(page);

  // An employer, who isn't remembered.
  await page.goto('/login');
  await loginForm(page).rememberMe.uncheck();
  await logIn(page, employer.email);
  await expect(page).toHaveURL('/dashboard');
  await openForm(page);
  await page.getByRole('main').getByRole('textbox', { name: 'Job title' }).fill('Miller');
  await isKept(page, 'job:');
  await page.goto(`${pathOf(job)}?open=${applied._id}`);
  const details = page.getByRole('dialog');
  await details.getByLabel('New note').fill('Calls back');
  await isKept(page, 'note:');
  await details.getByRole('textbox', { name: /^Message to/ }).fill('Hello');
  await isKept(page, 'thread:');
  await details.getByRole('button', { name: 'Set interview' }).click();
  await details.getByLabel('Interview Date').fill('2099-03-01');
  await isKept(page, 'interview:');
  await details.getByRole('button', { name: 'Turn off keyboard shortcuts' }).click();
  await page.getByRole('button', { name: 'Send decision' }).click();
  const decision = page.getByRole('dialog', { name: 'Send decision' });
  await decision.getByRole('textbox', { name: 'Message' }).fill('Not this time.');
  await isKept(page, 'decision:');
  await gather();
  await page.goto('/settings');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await gather();
  await logOut(page);

  // An administrator.
  await page.goto('/login');
  await logIn(page, admin.email);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/admin?tab=jobs');
  await expect(page.getByRole('main').getByRole('row').first()).toBeVisible();
  await gather();

  const listed = await readListed(page);
  await gather();
  const unlisted = [...held].filter((one) => !listed.flat().some((name) => isNamed(one, name)));
  expect(unlisted, 'held, but not listed').toEqual([]);
  const unwritten = listed.filter(
    (names) => !names.some((name) => [...held].some((one) => isNamed(one, name))),
  );
  expect(unwritten, 'listed, but never written').toEqual([]);
});
