import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { consents, users } from '#server/platform/database/schema.ts';
import { LEGAL_TEXTS_DAY } from '#src/contract/accounts/legal-texts.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { CONSENTS_PAGE_SIZE } from '#src/contract/limits.ts';
import type { Backend } from '#tests/backend.ts';
import { makeApplication, makeJob, type Person } from '#tests/factories.ts';
import { seeInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';
import { fillRegistration, registerForm } from './register-form.ts';

const bar = (page: Page) => page.getByRole('complementary').filter({ hasText: 'Please accept' });
const accept = (page: Page) => bar(page).getByRole('button', { name: 'Accept' });
const says = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);
const agreed = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'What you’ve agreed to' });

/** As if the terms had changed since the account accepted them. */
const forget = ({ database: { db } }: Backend) =>
  db.update(consents).set({ version: '2020-01-01' });

/** An application of the candidate that shares a title. */
const share = async (backend: Backend, candidate: Person, employer: Person) => {
  const json = { title: 'Master baker' };
  const path = '/api/users/profile/candidate';
  await backend.request('PUT', path, { token: candidate.token, json });
  const job = await makeJob(backend, employer, { title: 'Baker', company_name: 'Fırın' });
  return makeApplication(backend, candidate, job, { share: ['title'] });
};

test('who registers accepts the terms, and sees no bar (CONSENT-1, CONSENT-2)', async ({
  page,
  network,
}) => {
  await page.goto('/register');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'privacy policy' }),
  ).toHaveAttribute('href', '/privacy');
  await fillRegistration(page);
  await registerForm(page).submit.click();
  await expect(page).toHaveURL('/dashboard');
  expect(network.made(endpoints.register)[0]?.headers).toMatchObject({
    'terms-accepted': LEGAL_TEXTS_DAY,
  });
  await page.goto('/settings#your-data');
  await expect(agreed(page).getByRole('listitem')).toHaveCount(2);
  await expect(bar(page)).toBeHidden();
});

test('changed terms are asked for on every screen, once (CONSENT-2)', async ({
  page,
  backend,
  employer,
  candidate,
  signIn,
  browser,
  network,
}) => {
  await forget(backend);
  for (const person of [employer, candidate]) {
    await signIn(person);
    for (const path of ['/jobs', '/dashboard']) {
      await page.goto(path);
      await expect(bar(page)).toBeVisible();
    }
    await seeInBoth(page, ['Accept']);
    // It holds up nothing.
    await bar(page).getByRole('link', { name: 'privacy policy' }).click();
    await expect(page).toHaveURL('/privacy');
    await bar(page).getByRole('link', { name: 'terms of service' }).click();
    await expect(page).toHaveURL('/terms');
    await accept(page).click();
    await expect(says(page, 'You’ve accepted the terms and the privacy policy.')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.goto('/settings');
    await expect(agreed(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
  }
  const context = await browser.newContext({ baseURL: network.url });
  const elsewhere = await context.newPage();
  await elsewhere.addInitScript((token) => localStorage.setItem('token', token), candidate.token);
  await elsewhere.goto('/settings');
  await expect(agreed(elsewhere).getByRole('listitem')).toHaveCount(4);
  await expect(bar(elsewhere)).toBeHidden();
  await context.close();
});

test('one bar shows at a time: deletion, then terms, then the address (CONFIRM-3, DELETE-2, CONSENT-2)', async ({
  page,
  backend,
  candidate,
  signIn,
}) => {
  await forget(backend);
  const change = (values: Partial<typeof users.$inferInsert>) =>
    backend.database.db.update(users).set(values).where(eq(users._id, candidate._id));
  await change({ email_confirmed_at: null, leaves_at: new Date('2099-05-01T09:30:00Z') });
  await signIn(candidate);
  await page.goto('/faq');
  const bars = page.getByRole('complementary');
  await expect(bars).toHaveText(/^Your account will be deleted on/);
  await bars.getByRole('button', { name: 'Keep my account' }).click();
  await expect(bars).toHaveText(/^Our terms of service and privacy policy changed on/);
  await accept(page).click();
  await expect(bars).toHaveText(/^Confirm your email/);
});

test('the bar stays, and says so, if accepting fails (CONSENT-2)', async ({
  page,
  backend,
  candidate,
  signIn,
  faults,
}) => {
  await forget(backend);
  await signIn(candidate);
  await page.goto('/jobs');
  faults.respond(endpoints.agreeToTerms, 500);
  await accept(page).click();
  await expect(says(page, 'We couldn’t save that. Please try again.')).toBeVisible();
  const msg = 'Our terms have changed since you opened this page. Reload it to read them.';
  faults.respond(endpoints.agreeToTerms, 409, { msg });
  await accept(page).click();
  await expect(says(page, msg)).toBeVisible();
  await expect(bar(page)).toBeVisible();
});

test('no bar on a server that doesn’t say what was accepted, nor for visitors (CALL-8, CONSENT-2)', async ({
  page,
  backend,
  candidate,
  signIn,
  faults,
}) => {
  await forget(backend);
  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
  await expect(bar(page)).toBeHidden();
  const reply = await backend.request('GET', '/api/auth/me', { token: candidate.token });
  const { terms_version: _, ...me } = (await reply.json()) as Record<string, unknown>;
  faults.respond(endpoints.getMe, 200, me);
  faults.respond(endpoints.listConsents, 404, { msg: 'Not found' });
  await signIn(candidate);
  await page.goto('/settings');
  await expect(page.getByRole('region', { name: 'Your data', exact: true })).toBeVisible();
  await expect(agreed(page)).toBeHidden();
  await expect(bar(page)).toBeHidden();
});

test('what was agreed to is listed, and sharing the profile can be ended (CONSENT-4, CONSENT-5)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
}) => {
  const { _id } = await share(backend, candidate, employer);
  await signIn(candidate);
  await page.goto('/settings');
  const rows = agreed(page).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const terms = rows.filter({ hasText: 'Terms of Service' });
  await expect(terms).toContainText(/Version of .*2026.*English.*Agreed on/);
  await expect(terms.getByRole('link')).toHaveAttribute('href', '/terms');
  await expect(terms.getByRole('button')).toBeHidden();
  const shared = rows.filter({ hasText: 'Parts of your profile' });
  await expect(shared.getByRole('link')).toHaveText('your application for Baker at Fırın');

  await shared.getByRole('button', { name: 'Stop sharing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stop sharing your profile?' });
  await expect(dialog).toContainText('Fırın won’t see them any more. You can’t undo this.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await shared.getByRole('button', { name: 'Stop sharing' }).click();
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(says(page, 'Your profile is no longer shared.')).toBeVisible();
  await expect(shared).toContainText('Stopped on');
  await expect(agreed(page).getByRole('list')).toBeFocused();
  await expect(shared.getByRole('button')).toBeHidden();

  await shared.getByRole('link').click();
  await expect(page).toHaveURL(`/applications/${_id}`);
  await expect(
    page.getByText(/You stopped sharing your profile with the employer on/),
  ).toBeVisible();
  await signIn(employer);
  const reply = await backend.request('GET', `/api/applications/${_id}`, { token: employer.token });
  expect(await reply.text()).not.toContain('Master baker');
});

test('a long list comes in parts, an empty one and a failure say so (CONSENT-5)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
  faults,
}) => {
  for (let made = 0; made < CONSENTS_PAGE_SIZE; made += 1)
    await share(backend, candidate, employer);
  await signIn(candidate);
  await page.goto('/settings');
  const rows = agreed(page).getByRole('listitem');
  await expect(rows).toHaveCount(CONSENTS_PAGE_SIZE);
  const more = agreed(page).getByRole('button', { name: 'Show more' });
  await more.click();
  await expect(rows).toHaveCount(CONSENTS_PAGE_SIZE + 2);
  await expect(more).toBeHidden();

  await backend.database.db.delete(consents);
  await page.reload();
  await expect(agreed(page)).toContainText('You haven’t agreed to anything yet.');
  faults.respond(endpoints.listConsents, 500);
  await page.reload();
  await expect(agreed(page).getByRole('alert')).toContainText(
    'We couldn’t load what you’ve agreed to.',
  );
});
