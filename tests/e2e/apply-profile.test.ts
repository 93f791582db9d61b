import { endpoints } from '#src/contract/endpoints.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { makeJob } from '#tests/factories.ts';
import { applyForm, file, openApplyDialog } from './apply-form.ts';
import { expect, test as withoutJob } from './fixtures.ts';
import { fullForm } from './full-apply-form.ts';

const test = withoutJob.extend<{ job: Job }>({
  job: ({ backend, employer }, use) => makeJob(backend, employer, { title: 'Baker' }).then(use),
});
const SEND = endpoints.applyToJob;
const PERIOD = { start_date: '2020-01', end_date: '', current: true };
const PROFILE = {
  title: 'Master baker',
  location: 'Izmir',
  phone: '555 0100',
  skills: ['Bread', 'Cake'],
  experience: [{ company: 'Fırın', title: 'Head baker', description: 'Sourdough', ...PERIOD }],
};

test('profile parts can be chosen and previewed, and the employer reads them (APPLY-11)', async ({
  page,
  backend,
  candidate,
  employer,
  job,
  network,
  signIn,
}) => {
  const path = '/api/users/profile/candidate';
  await backend.request('PUT', path, { token: candidate.token, json: PROFILE });
  await signIn(candidate);
  await openApplyDialog(page, job);
  const form = applyForm(page);
  const parts = form.dialog.getByRole('group', { name: 'From your profile' });
  const part = (name: string) => parts.getByRole('checkbox', { name, exact: true });
  for (const name of ['Professional title', 'Location', 'Skills', 'Experience'])
    await expect(part(name)).toBeChecked();
  // Empty profile parts can't be shared.
  await expect(parts.getByRole('checkbox')).toHaveCount(4);
  await parts.getByText('What the employer will read').click();
  await expect(parts.getByText('Head baker')).toBeVisible();
  await expect(parts.getByText('Sourdough')).toBeVisible();
  await part('Skills').uncheck();
  await expect(parts.getByText('Bread')).toHaveCount(0);
  // The choice is kept, and the full form shares it.
  await form.more.click();
  const onPage = page.getByRole('main').getByRole('group', { name: 'From your profile' });
  await expect(onPage.getByRole('checkbox', { name: 'Skills' })).not.toBeChecked();
  await page.getByRole('link', { name: 'Back to the job' }).click();
  await fullForm(page).leave.getByRole('button', { name: 'Leave' }).click();
  await form.opener.click();
  await expect(part('Skills')).not.toBeChecked();
  await form.resume.setInputFiles(file());
  await form.letter.fill('A letter');
  await form.submit.click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  expect(network.made(SEND).at(-1)?.json).toMatchObject({
    share: ['title', 'location', 'experience'],
  });

  await page.goto('/applications');
  await page.getByRole('link', { name: 'View Details' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'From your profile' })).toBeVisible();
  await expect(main.getByText('Head baker')).toBeVisible();

  await signIn(employer);
  await page.goto(`/jobs/${job._id}/applications`);
  await expect(main.getByRole('row').filter({ hasText: 'Ceren' })).toContainText(
    'Master baker · Izmir',
  );
  await main.getByRole('button', { name: 'View Details' }).click();
  const read = page.getByRole('heading', { name: 'From the candidate’s profile' });
  await expect(read).toBeVisible();
  await expect(page.getByText('Sourdough')).toBeVisible();
  await expect(page.getByText('Bread')).toHaveCount(0);
});

test('an empty profile shows a link to it; one that fails to load doesn’t block applying', async ({
  page,
  candidate,
  faults,
  job,
  network,
  problems,
  signIn,
}) => {
  problems.expect(/status of 500/);
  await signIn(candidate);
  await openApplyDialog(page, job);
  const form = applyForm(page);
  await expect(form.dialog.getByRole('link', { name: 'Fill it in' })).toHaveAttribute(
    'href',
    '/profile',
  );
  faults.respond(endpoints.getProfile, 500);
  await openApplyDialog(page, job);
  await expect(form.dialog.getByText('We couldn’t load your profile.')).toBeVisible();
  await form.resume.setInputFiles(file());
  await form.letter.fill('A letter');
  await form.submit.click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  expect(network.made(SEND).at(-1)?.json).not.toHaveProperty('share');
});

test('one checkbox each saves the resume and the phone number to the profile (APPLY-12)', async ({
  page,
  backend,
  candidate,
  employer,
  job,
  network,
  signIn,
}) => {
  const path = '/api/users/profile';
  await backend.request('PUT', path, { token: candidate.token, json: { phone: '555 0100' } });
  await signIn(candidate);
  await page.goto(`/jobs/${job._id}/apply`);
  const form = fullForm(page);
  const keep = page.getByRole('main').getByRole('checkbox', { name: 'Save to my profile' });
  await expect(form.phone).toHaveValue('555 0100');
  await expect(keep).toHaveCount(0);
  await form.phone.fill('555 0177');
  await expect(keep).toHaveCount(1);
  await form.file.setInputFiles(file('new.pdf'));
  await expect(keep).toHaveCount(2);
  for (const box of await keep.all()) {
    await expect(box).not.toBeChecked();
    await box.check();
  }
  await form.letter.fill('A letter');
  await form.agree.check();
  await form.submit.click();
  await expect(page).toHaveURL(`/jobs/${job._id}/applied`);
  expect(network.made(SEND).at(-1)?.json).toMatchObject({
    save_to_profile: ['resume_url', 'phone'],
  });
  // The next application is prefilled with both.
  const next = await makeJob(backend, employer, { title: 'Miller' });
  await page.goto(`/jobs/${next._id}/apply`);
  await expect(form.phone).toHaveValue('555 0177');
  await expect(page.getByRole('main').getByText('new.pdf')).toBeVisible();
  await expect(keep).toHaveCount(0);
});
