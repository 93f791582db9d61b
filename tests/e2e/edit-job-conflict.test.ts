import { makeJob } from '#tests/factories.ts';
import { field } from './create-job-form.ts';
import { changeElsewhere, conflict, openEdit, press, save, UPDATE } from './edit-job-form.ts';
import { expect, test } from './fixtures.ts';

test('when a job was changed elsewhere, the form shows the differences, keeps the input, and can load the newer version (EDIT-5)', async ({
  page,
  backend,
  employer,
  problems,
  signIn,
}) => {
  problems.expect(/status of 409/);
  const job = await makeJob(backend, employer, { title: 'Baker', location: 'Izmir' });
  await signIn(employer);
  await openEdit(page, job);
  await field(page, 'Job title').fill('Simit baker');
  await changeElsewhere(backend, employer, job, {
    location: 'Ankara',
    job_type: 'contract',
    status: 'closed',
  });
  await save(page);
  await expect(conflict(page)).toBeFocused();
  const differences = conflict(page).getByRole('definition');
  await expect(conflict(page).getByRole('term')).toHaveText([
    'Job title',
    'Location',
    'Job type',
    'Status',
  ]);
  await expect(differences.nth(0)).toHaveText(/Yours.*Simit baker.*Newer version.*Baker/);
  await expect(differences.nth(1)).toHaveText(/Yours.*Izmir.*Newer version.*Ankara/);
  await expect(differences.nth(2)).toHaveText(/Yours.*Full Time.*Newer version.*Contract/);
  await expect(differences.nth(3)).toHaveText(/Yours.*Published.*Newer version.*Closed/);
  await expect(field(page, 'Job title')).toHaveValue('Simit baker');

  // The conflict is still shown after a reload, before anything is sent.
  await page.reload();
  await expect(conflict(page)).toBeVisible();
  await expect(field(page, 'Job title')).toHaveValue('Simit baker');
  await press(page, 'Load the newer version');
  await expect(conflict(page)).toHaveCount(0);
  await expect(field(page, 'Job title')).toHaveValue('Baker');
  await expect(field(page, 'Job title')).toBeFocused();
  await expect(field(page, 'Location')).toHaveValue('Ankara');
  await save(page);
  await expect(page).toHaveURL('/dashboard');
});

test('employers can save their version over the newer one (EDIT-5)', async ({
  page,
  backend,
  employer,
  network,
  problems,
  signIn,
}) => {
  problems.expect(/status of 409/);
  const job = await makeJob(backend, employer, { title: 'Baker', location: 'Izmir' });
  await signIn(employer);
  await openEdit(page, job);
  await field(page, 'Job title').fill('Simit baker');
  await changeElsewhere(backend, employer, job, { location: 'Ankara' });
  await save(page);
  await expect(conflict(page)).toBeVisible();
  await changeElsewhere(backend, employer, job, { location: 'Bursa' });
  await press(page, 'Keep my version and save anyway');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('article')).toContainText('Simit baker');
  await expect(page.getByRole('article')).toContainText('Izmir');
  const versions = network.made(UPDATE).map(({ json }) => (json as { __v: number }).__v);
  expect(versions).toEqual([job.__v, (job.__v ?? 0) + 2]);
});
