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
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
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
  await expect(main.getByText('555 0100')).toBeVisible();
  await expect(missing).toHaveCount(0);
  await expect(main.getByText('Your profile is complete')).toBeVisible();
});

const PROFILE = {
  title: 'Nurse',
  phone: '555 0100',
  location: 'Izmir',
  bio: 'Calm.',
  skills: ['Triage'],
  experience_level: 'mid',
  experience: [{ title: 'Ward nurse', company: 'Harbour Clinic', start_date: '2019-07' }],
};

test('a profile is read as employers see it, and each section is edited by itself (PROFILE-9)', async ({
  page,
  backend,
  candidate,
  network,
}) => {
  await backend.request('PUT', '/api/users/profile/candidate', {
    token: candidate.token,
    json: PROFILE,
  });
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Account of Ceren' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  const { main, field, editOf, save, cancel, inDialog, dialog } = profilePage(page);
  const section = (name: string | RegExp) => main.getByRole('region', { name });
  await expect(section(/^Ceren /)).toContainText('Nurse');
  await expect(section(/^Ceren /)).toContainText(candidate.email);
  await expect(section(/^Ceren /)).toContainText('555 0100');
  await expect(section('Your work')).toContainText('Calm.');
  await expect(section('Your work')).toContainText('Mid Level');
  await expect(section('Your work')).toContainText('Triage');
  await expect(section('Experience')).toContainText('Ward nurseHarbour ClinicJuly 2019');
  await expect(section('Education')).toContainText('Add your school');
  await expect(section('Resume')).toContainText('Upload your resume');
  await expect(main.getByRole('textbox')).toHaveCount(0);

  // The button opens the section alone, going back or Cancel closes it.
  await editOf('Your work').click();
  await expect(page).toHaveURL('/profile?edit=work');
  await expect(field('Professional title')).toBeFocused();
  await expect(editOf('Your work')).toHaveCount(0);
  await expect(section('Experience')).toContainText('Ward nurse');
  await page.goBack();
  await expect(page).toHaveURL('/profile');
  await expect(editOf('Your work')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field('Professional title')).toBeFocused();
  await cancel.click();
  await expect(editOf('Your work')).toBeFocused();
  await expect(page).toHaveURL('/profile');
  await expect(dialog).toHaveCount(0);

  // Both ask first when something would be lost.
  await editOf('Your work').click();
  await field('Bio').fill('Quick.');
  await page.goBack();
  await expect(dialog.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible();
  await inDialog('Cancel').click();
  await expect(page).toHaveURL('/profile?edit=work');
  await cancel.click();
  await inDialog('Discard').click();
  await expect(section('Your work')).toContainText('Calm.');
  await expect(editOf('Your work')).toBeFocused();

  await editOf('Your work').click();
  await field('Bio').fill('Quick.');
  await page.keyboard.press('Tab');
  await save.click();
  await expect(section('Your work')).toContainText('Quick.');
  await expect(editOf('Your work')).toBeFocused();
  await expect(page).toHaveURL('/profile');
  expect(network.made(CALL)).toHaveLength(1);
  // Opening, closing and saving have left nothing behind.
  await page.goBack();
  await expect(page).toHaveURL('/jobs');
});

test('a link opens a section, and one with changes stays open beside another (PROFILE-9)', async ({
  page,
  network,
}) => {
  await page.goto('/profile?edit=education');
  const { main, field, editOf, save, cancel } = profilePage(page);
  await expect(main.getByRole('button', { name: 'Add education' })).toBeFocused();
  await cancel.click();
  await expect(page).toHaveURL('/profile');
  await expect(editOf('Education')).toBeFocused();

  await editOf('Your work').click();
  await field('Bio').fill('Calm.');
  await editOf('About you').click();
  await expect(field('First name')).toBeFocused();
  await expect(page).toHaveURL('/profile?edit=about');
  await expect(field('Bio')).toHaveValue('Calm.');
  await field('Location').fill('Izmir');
  // Leaves the other section's changes alone.
  await cancel.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(editOf('About you')).toBeFocused();
  await expect(field('Bio')).toHaveValue('Calm.');
  await editOf('About you').click();
  await field('Location').fill('Ankara');
  await save.click();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(page).toHaveURL('/profile');
  expect(network.made(CALL).map(({ json }) => json)).toMatchObject([
    { bio: 'Calm.', location: 'Ankara' },
  ]);
});

test('all fields are sent, and the bar shows the new name (PROFILE-1, PROFILE-3, PROFILE-5)', async ({
  page,
  network,
}) => {
  const { field, skills, entries, save, says, inDialog, dialog, main, editOf } = profilePage(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Account of Ceren' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Profile · Meydan');
  await expect(main.getByRole('tab')).toHaveText(['Personal Information', 'Resume']);

  // Sections with changes stay open.
  await editOf('About you').click();
  await field('First name').fill('  Işıl ');
  await field('Phone').fill('555 0100');
  await field('Location').fill('İzmir');
  await editOf('Your work').click();
  await field('Professional title').fill('Nurse');
  await main.getByLabel('Experience level').selectOption('Senior Level');
  await field('Bio').fill('Calm.\nOn time.');
  // Commas separate skills; blanks and repetitions are skipped.
  await field('Skills').fill('Triage');
  await field('Skills').press('Enter');
  await field('Skills').fill('Türkçe, , triage; Excel,');
  await expect(skills).toHaveText(['Triage', 'Türkçe', 'Excel']);
  await editOf('Experience').click();
  await field('Anything else about your experience').fill('Wards');
  await editOf('Education').click();
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
  await editOf('About you').click();
  await expect(field('First name')).toHaveValue('Işıl');
  await editOf('Your work').click();
  await expect(skills).toHaveText(['Triage', 'Türkçe', 'Excel']);
});

test('entries are validated, and nothing is discarded without asking (PROFILE-3, PROFILE-4)', async ({
  page,
}) => {
  await openProfile(page, 'Experience');
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
  await openProfile(page, 'Education');
  const { field, entries, save, main, dialog, inDialog, editOf } = profilePage(page);
  await expect(entries('Education')).toHaveText([
    /^EgeJanuary 2020 – Present$/,
    /^DiplomaLise2019/,
  ]);
  await editOf('About you').click();
  await expect(entries('Education')).toHaveCount(0);
  await field('Phone').fill('555 0100');
  await save.click();
  // The refused sections open.
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
  await openProfile(page, 'About you');
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
  const { main, editOf } = profilePage(page);
  const banner = main.getByRole('alert');
  await expect(banner).toContainText('An error occurred while loading your profile.');
  await expect(banner).toContainText('Failed to fetch profile');
  faults.clear();
  await banner.getByRole('button', { name: 'Try again' }).click();
  await expect(editOf('About you')).toBeVisible();
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
  const { save, main, dialog, inDialog, editOf } = profilePage(page);
  await expect(main.getByRole('region', { name: 'Education' })).toContainText(
    'February 2001 – Present',
  );
  await expectAccessible(page);
  await expectFits(page, 'the profile', { name: 'small', widths: [SMALLEST] });
  await editOf('About you').click();
  await main.getByLabel('First name').fill('');
  await save.click();
  await expect(main.getByText('First name is required')).toBeVisible();
  // Nothing may be half below the bar.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectFits(page, 'the profile', { name: 'small', widths: [SMALLEST] });
  await editOf('Experience').click();
  await main.getByRole('button', { name: /^Edit Donau/ }).click();
  await dialog.getByLabel('Company name').fill('');
  await inDialog('Done').click();
  await expect(dialog.getByText('Enter the company name')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, 'the profile', { name: 'small', widths: [SMALLEST] });
});
