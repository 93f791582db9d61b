import { eq } from 'drizzle-orm';
import { applications } from '#server/platform/database/schema.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Backend } from '#tests/backend.ts';
import { makeApplication, makeJob } from '#tests/factories.ts';
import { switchTo } from './both-languages.ts';
import { expect, test } from './fixtures.ts';
import { pathOf } from './job-applications-page.ts';

/** As after the warning of a rejected application. */
const warn = (backend: Backend, _id: string) =>
  backend.database.db
    .update(applications)
    .set({ status: 'rejected', announced_status: 'rejected' })
    .where(eq(applications._id, _id))
    .then(() =>
      backend.database.db
        .update(applications)
        .set({ deletes_at: new Date('2099-05-01T09:30:00Z') })
        .where(eq(applications._id, _id)),
    );

test('both sides see when an application will be deleted, and the employer keeps it (RETAIN-2, RETAIN-3)', async ({
  page,
  backend,
  employer,
  candidate,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  const { _id } = await makeApplication(backend, candidate, job);
  await warn(backend, _id);
  await signIn(candidate);
  await page.goto(`/applications/${_id}`);
  await expect(
    page.getByText('This application will be deleted on May 1, 2099. Save what you need from it.'),
  ).toBeVisible();
  await signIn(employer);
  await page.goto(`${pathOf(job)}?open=${_id}`);
  const notice = page.getByText('This application will be deleted on May 1, 2099.');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Keep for another 6 months' }).click();
  await expect(page.getByText('We’ll keep the application.')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('the privacy policy says how long what is kept, by the settings (RETAIN-7)', async ({
  page,
  faults,
}) => {
  await page.goto('/privacy');
  const kept = page.getByRole('region', { name: 'How long we keep it' });
  await expect(kept).toContainText('If you don’t log in for 2 years, we delete it.');
  await expect(kept).toContainText('Rejected and withdrawn applications: 6 months.');
  await expect(kept).toContainText('Notifications and the emails we’ve sent you: 90 days.');
  await expect(kept).toContainText('as long as the operator decides');
  await switchTo(page, 'tr');
  const turkish = page.getByRole('region', { name: 'Ne kadar süre saklarız' });
  await expect(turkish).toContainText('Reddedilen ve geri çekilen başvurular: 6 ay.');
  await expect(turkish).toContainText('2 yıl boyunca giriş yapmazsanız hesabınızı sileriz.');
  await switchTo(page, 'en');
  // Of a server that keeps all but notifications for ever.
  faults.respond(endpoints.getSettings, 200, {
    salary_currency: 'USD',
    password_min: 6,
    retention: { applications: 0, jobs: 0, accounts: 0, notifications: 45, log: 30 },
  });
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(kept).toContainText('Your account and everything in it: until it’s deleted.');
  await expect(kept).not.toContainText('log in');
  await expect(kept).not.toContainText('applications:');
  await expect(kept).toContainText('Notifications and the emails we’ve sent you: 45 days.');
  await expect(kept).toContainText('The server’s log: 30 days.');
});
