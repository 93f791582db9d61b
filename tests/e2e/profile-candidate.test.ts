import { endpoints } from '#src/contract/endpoints.ts';
import { expectAccessible, SMALLEST } from './accessible.ts';
import { seeInBoth } from './both-languages.ts';
import { expectFits } from './fits.ts';
import { expect, test } from './fixtures.ts';
import { openProfile, profilePage } from './profile-page.ts';

const CALL = endpoints.updateCandidateProfile;

test.beforeEach(({ signIn, candidate }) => signIn(candidate));

test('missing profile parts are listed as links, until none is missing (PROFILE-8)', async ({
  page,
  backend,
  candidate,
}) => {
  await openProfile(page);
  const { main, field, save, says, tab } = profilePage(page);
  const missing = main
    .getByRole('list')
    .and(page.locator(':not(nav *)'))
    .getByRole('listitem')
    .filter({
      has: page.getByRole('link'),
    });
  await expect(missing).toHaveText([
    'Add a phone number',
    'Add your location',
    'Upload your resume',
    'Add your professional title',
    'List your skills',
    'Choose your experience level',
    'Write a few words about yourself',
    'Add your education',
    'Add your work experience',
  ]);
  await missing.getByRole('link', { name: 'List your skills' }).click();
  await expect(field('Skills')).toBeFocused();
  await missing.getByRole('link', { name: 'Add your education' }).click();
  await expect(main.getByRole('button', { name: 'Add education' })).toBeFocused();
  await missing.getByRole('link', { name: 'Add a phone number' }).click();
  await expect(field('Phone')).toBeFocused();
  await page.keyboard.type('555 0100');
  // Only saved values count, not typed ones.
  await expect(missing).toHaveCount(9);
  await save.click();
  await expect(says('Profile updated successfully')).toBeVisible();
  await expect(missing).toHaveCount(8);
  await missing.getByRole('link', { name: 'Upload your resume' }).click();
  await expect(tab('Resume')).toHaveAttribute('aria-selected', 'true');
  await expect(main.getByRole('tabpanel').locator('input[type=file]')).toBeFocused();

  await backend.request('PUT', '/api/users/profile/candidate', {
    token: candidate.token,
    json: {
      phone: '555 0100',
      location: 'Izmir',
      resume_url: 'https://cv.example/me.pdf',
      title: 'Nurse',
      skills: ['Triage'],
      experience_level: 'mid',
      bio: 'Calm.',
      education_text: 'Ege',
      experience_text: 'Wards',
    },
  });
  await openProfile(page);
  await expect(field('Phone')).toHaveValue('555 0100');
  await expect(missing).toHaveCount(0);
});

test('an outline shows what is empty or invalid in each section while typing, and links there (PROFILE-8)', async ({
  page,
}) => {
  await openProfile(page);
  const { main, field, save } = profilePage(page);
  const outline = main.getByRole('navigation', { name: 'Sections of this form' });
  const about = outline.getByRole('link', { name: /^About you/ });
  await expect(about).toContainText('2 fields empty');
  await field('Phone').fill('555 0100');
  await field('Location').fill('Izmir');
  await expect(about).toContainText('Done');
  await field('First name').fill('');
  await save.click();
  await expect(about).toContainText('1 field to correct');
  await outline.getByRole('link', { name: /^Education/ }).click();
  await expect(main.getByRole('heading', { name: 'Education' })).toBeFocused();
  await expect(page).toHaveURL('/profile');
});

test('all fields are sent, and the bar shows the new name (PROFILE-1, PROFILE-3, PROFILE-5)', async ({
  page,
  network,
}) => {
  const { field, skills, entries, save, says, inDialog, dialog, main } = profilePage(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Account of Ceren' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Profile · Meydan');
  await expect(main.getByRole('tab')).toHaveText([
    'Personal Information',
    'Resume',
    'Account & security',
  ]);

  await field('First name').fill('  Işıl ');
  await field('Phone').fill('555 0100');
  await field('Location').fill('İzmir');
  await field('Professional title').fill('Nurse');
  await main.getByLabel('Experience level').selectOption('Senior Level');
  await field('Bio').fill('Calm.\nOn time.');
  // Commas separate skills; blanks and repetitions are skipped.
  await field('Skills').fill('Triage');
  await field('Skills').press('Enter');
  await field('Skills').fill('Türkçe, , triage; Excel,');
  await expect(skills).toHaveText(['Triage', 'Türkçe', 'Excel']);
  await field('Anything else about your experience').fill('Wards');
  await field('Anything else about your education').fill('Courses');

  await main.getByRole('button', { name: 'Add experience' }).click();
  await dialog.getByLabel('Job title').fill('Nurse');
  await dialog.getByLabel('Company name').fill('Harbour Clinic');
  await dialog.getByLabel('Start month').selectOption('July');
  await dialog.getByLabel('Start year').fill('2019');
  await inDialog('Done').click();
  await expect(entries('Experience')).toHaveText([/^NurseHarbour ClinicJuly 2019$/]);
  await main.getByRole('button', { name: 'Add education' }).click();
  await dialog.getByLabel('Institution').fill('Ege');
  await dialog.getByLabel('Degree').fill('BSc');
  await dialog.getByLabel('Field of study').fill('Nursing');
  await dialog.getByLabel('Degree').press('Enter');
  await expect(entries('Education')).toHaveText([/^BSc, NursingEge$/]);
  expect(network.made(CALL), 'Enter in the dialog has not sent the profile').toEqual([]);

  const release = network.hold(CALL);
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(says('Profile updated successfully')).toBeVisible();
  await expect(main.getByText('You have unsaved changes.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Account of Işıl' })).toBeVisible();
  const noPeriod = { start_date: '', end_date: '', current: false };
  expect(network.made(CALL).map(({ json }) => json)).toEqual([
    {
      first_name: 'Işıl',
      last_name: expect.any(String),
      phone: '555 0100',
      location: 'İzmir',
      title: 'Nurse',
      experience_level: 'senior',
      bio: 'Calm.\nOn time.',
      skills: ['Triage', 'Türkçe', 'Excel'],
      experience: [
        {
          ...noPeriod,
          company: 'Harbour Clinic',
          title: 'Nurse',
          location: '',
          description: '',
          start_date: '2019-07',
        },
      ],
      experience_text: 'Wards',
      education: [{ ...noPeriod, institution: 'Ege', degree: 'BSc', field: 'Nursing' }],
      education_text: 'Courses',
    },
  ]);
  await page.reload();
  await expect(field('First name')).toHaveValue('Işıl');
  await expect(skills).toHaveText(['Triage', 'Türkçe', 'Excel']);
});

test('entries are validated, and nothing is discarded without asking (PROFILE-3, PROFILE-4)', async ({
  page,
}) => {
  await openProfile(page);
  const { entries, dialog, inDialog, main } = profilePage(page);
  const add = main.getByRole('button', { name: 'Add experience' });
  await add.click();
  await inDialog('Done').click();
  await expect(dialog.getByText('Enter the job title')).toBeVisible();
  await expect(dialog.getByText('Enter the company name')).toBeVisible();
  await expect(dialog.getByLabel('Job title')).toBeFocused();
  await dialog.getByLabel('Job title').fill('Cook');
  await expect(dialog.getByText('Enter the job title')).toBeHidden();
  await dialog.getByLabel('Company name').fill('Old Inn');
  await dialog.getByLabel('Start year').fill('2010');
  await dialog.getByLabel('End year').fill('2009');
  await inDialog('Done').click();
  await expect(dialog.getByText('The end must not be before the start')).toBeVisible();
  // A current job has no end; unchecking restores the typed end.
  await dialog.getByRole('checkbox', { name: 'I currently work here' }).check();
  await expect(dialog.getByLabel('End year')).toBeDisabled();
  await expect(dialog.getByLabel('End month')).toBeDisabled();
  await expect(dialog.getByLabel('End year')).toHaveValue('');
  await expect(dialog.getByText('The end must not be before the start')).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'I currently work here' }).uncheck();
  await expect(dialog.getByLabel('End year')).toHaveValue('2009');
  await dialog.getByLabel('End year').fill('2012');

  // Escape asks before it discards input.
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Discard this entry?')).toBeVisible();
  await inDialog('Cancel').last().click();
  await expect(dialog.getByLabel('Job title')).toHaveValue('Cook');
  await inDialog('Done').click();
  await expect(add).toBeFocused();

  await add.click();
  await dialog.getByLabel('Job title').fill('Chef');
  await dialog.getByLabel('Company name').fill('New Inn');
  await dialog.getByRole('checkbox', { name: 'I currently work here' }).check();
  await inDialog('Done').click();
  await expect(entries('Experience')).toHaveText([
    /^ChefNew InnPresent/,
    /^CookOld Inn2010 – 2012/,
  ]);
  await main.getByRole('button', { name: 'Edit Cook' }).click();
  await dialog.getByLabel('End year').fill('');
  await dialog.getByLabel('End month').selectOption('May');
  await inDialog('Done').click();
  await expect(dialog.getByText('Enter a date')).toBeVisible();
  await dialog.getByLabel('End year').fill('2013');
  await inDialog('Done').click();
  await expect(entries('Experience').last()).toContainText('2010 – May 2013');

  await main.getByRole('button', { name: 'Remove Chef' }).click();
  await inDialog('Cancel').click();
  await expect(entries('Experience')).toHaveCount(2);
  await main.getByRole('button', { name: 'Remove Chef' }).click();
  await inDialog('Remove').click();
  await expect(entries('Experience')).toHaveText([/^Cook/]);
  await expect(add).toBeFocused();
});

test('an incomplete entry stays and says what is missing (PROFILE-3)', async ({
  page,
  candidate,
  faults,
  network,
}) => {
  const studies = { institution: 'Ege', start_date: '2020-01-01T00:00:00Z', current: true };
  faults.respond(endpoints.getProfile, 200, {
    _id: candidate._id,
    user_type: 'candidate',
    first_name: 'Ceren',
    last_name: 'Kaya',
    education: [{ institution: 'Lise', degree: 'Diploma', end_date: '2019' }, studies],
    experience: [{ description: 'Nights' }],
  });
  await openProfile(page);
  const { field, entries, save, main, dialog, inDialog } = profilePage(page);
  await expect(entries('Education')).toHaveText([
    /^EgeJanuary 2020 – Present$/,
    /^DiplomaLise2019/,
  ]);
  await field('Phone').fill('555 0100');
  await save.click();
  await expect(entries('Education').first()).toContainText('Enter the degree');
  await expect(entries('Education').last()).not.toContainText('required');
  await expect(entries('Experience')).toContainText('Enter the company name');
  const edit = main.getByRole('button', { name: 'Edit Experience' });
  await expect(edit).toBeFocused();
  await expect(edit).toHaveAccessibleDescription('Enter the company name');
  await expectAccessible(page);
  expect(network.made(CALL)).toEqual([]);

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Job title').fill('Nurse');
  await dialog.getByLabel('Company name').fill('Clinic');
  await inDialog('Done').click();
  await main.getByRole('button', { name: 'Edit Ege' }).click();
  await dialog.getByLabel('Degree').fill('BSc');
  await inDialog('Done').click();
  await save.click();
  await expect
    .poll(() => network.made(CALL).map(({ json }) => json))
    .toMatchObject([
      {
        education: [
          { degree: 'BSc', start_date: '2020-01-01', current: true },
          { degree: 'Diploma' },
        ],
        experience: [{ title: 'Nurse', company: 'Clinic', description: 'Nights' }],
      },
    ]);
});

test('a failed save keeps the input (ERROR-1, PROFILE-2)', async ({ page, faults, network }) => {
  await openProfile(page);
  const { field, save, says, main } = profilePage(page);
  await field('Last name').fill(' ');
  await save.click();
  await expect(main.getByText('Last name is required')).toBeVisible();
  await expect(field('Last name')).toBeFocused();
  expect(network.made(CALL)).toEqual([]);

  await field('Last name').fill('Şahin');
  faults.respond(CALL, 409, { msg: 'Somebody else says no' });
  await save.click();
  await expect(says('Somebody else says no')).toBeVisible();
  const banner = main.getByText('An error occurred while updating your profile.');
  await expect(banner).toBeVisible();
  await seeInBoth(page, ['An error occurred while updating your profile.']);
  faults.respond(CALL, 500, {});
  await save.click();
  await expect(says('Failed to update profile')).toBeVisible();
  const errors = [{ path: 'phone', msg: 'This text is too long' }];
  faults.respond(CALL, 400, { errors });
  await save.click();
  await expect(field('Phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByText('This text is too long')).toBeVisible();
  await expect(field('Phone')).toBeFocused();
  await expect(field('Last name')).toHaveValue('Şahin');

  faults.clear();
  await field('Phone').fill('1');
  await save.click();
  await expect(says('Profile updated successfully')).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('a profile that fails to load says so and can be retried (ERROR-1)', async ({
  page,
  faults,
  problems,
}) => {
  problems.expect(/ApiError/);
  faults.respond(endpoints.getProfile, 400, { msg: 'inside' });
  await page.goto('/profile');
  const { main, field } = profilePage(page);
  const banner = main.getByRole('alert');
  await expect(banner).toContainText('An error occurred while loading your profile.');
  await expect(banner).toContainText('Failed to fetch profile');
  faults.clear();
  await banner.getByRole('button', { name: 'Try again' }).click();
  await expect(field('First name')).toHaveValue('Ceren');
});

test('names of any script and length fit the page', async ({ page, backend, candidate }) => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänsanwärterprüfung'.repeat(2);
  const entry = { start_date: '2001-02-03', end_date: '', current: true };
  await backend.request('PUT', '/api/users/profile/candidate', {
    token: candidate.token,
    json: {
      first_name: '👩🏽‍🚀 عبد الرحمن',
      last_name: long.slice(0, 100),
      skills: [long.slice(0, 100), 'مهارة', '🧁'],
      experience: [{ ...entry, company: long, title: long, description: long }],
      education: [{ ...entry, institution: 'جامعة القاهرة', degree: '🎓'.repeat(40), field: long }],
    },
  });
  await openProfile(page);
  const { entries, save, main, dialog, inDialog } = profilePage(page);
  await expect(entries('Education')).toContainText('February 2001 – Present');
  await main.getByLabel('First name').fill('');
  await save.click();
  await expect(main.getByText('First name is required')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, 'the profile', { name: 'small', widths: [SMALLEST] });
  await main.getByRole('button', { name: /^Edit Donau/ }).click();
  await dialog.getByLabel('Company name').fill('');
  await inDialog('Done').click();
  await expect(dialog.getByText('Enter the company name')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, 'the profile', { name: 'small', widths: [SMALLEST] });
});
