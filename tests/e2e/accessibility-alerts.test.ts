import { endpoints } from '../../src/contract/endpoints.ts';
import { expectAccessible, expectNoOverflow } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { makeAppliedJob, notice, pathOf, statusOf } from './job-applications-page.ts';

test('a success and an error, one under the other', async ({
  page,
  backend,
  employer,
  signIn,
  faults,
}) => {
  const { job } = await makeAppliedJob(backend, employer);
  // Alerts stay for as long as they are looked at: no time passes for them.
  await page.addInitScript(() => {
    const schedule = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === 5000 ? 0 : schedule(run, ms)) as typeof window.setTimeout;
  });
  await signIn(employer);
  await page.goto(pathOf(job));
  const status = statusOf(page, 'Ayşe Kaya');
  await status.selectOption('Rejected');
  await expect(notice(page, 'Application status updated to rejected successfully')).toBeVisible();
  faults.respond(endpoints.setApplicationStatus, 403);
  await status.selectOption('Pending');
  const error = notice(page, 'You do not have permission to update this application');
  await expect(error).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await expect(error).toBeVisible();
});
