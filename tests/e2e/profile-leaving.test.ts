import { endpoints } from '#src/contract/endpoints.ts';
import { PASSWORD } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';
import { openProfile, profilePage } from './profile-page.ts';

test.beforeEach(({ signIn, candidate }) => signIn(candidate));

const RESTORED = 'We’ve restored your unsaved changes.';

test('changes are discarded only after confirmation (FORM-3)', async ({
  page,
  backend,
  candidate,
  network,
}) => {
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Account of Ceren' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  const { field, tab, dialog, inDialog, cancel, editOf, main } = profilePage(page);
  const away = page.getByRole('banner').getByRole('link', { name: 'Find Jobs' });
  const question = dialog.getByRole('heading', { name: 'Leave without saving?' });
  await editOf('Your work').click();
  await field('Bio').fill('Half a');
  // Hovering the link doesn't reload the profile.
  expect(network.made(endpoints.getProfile)).toHaveLength(1);

  await away.click();
  await expect(question).toBeVisible();
  await inDialog('Cancel').click();
  await expect(page).toHaveURL('/profile?edit=work');
  await page.goBack();
  await expect(question).toBeVisible();
  await inDialog('Cancel').click();
  await expect(field('Bio')).toHaveValue('Half a');

  // Switching tabs of the page doesn't ask, and keeps the input.
  await tab('Resume').click();
  await expect(page).toHaveURL('/profile?edit=work&tab=resume');
  await expect(tab('Resume')).toHaveAttribute('aria-selected', 'true');
  await tab('Personal Information').click();
  await expect(page).toHaveURL('/profile?edit=work');
  await expect(field('Bio')).toHaveValue('Half a');

  // Cancelling the question also cancels the logout.
  await page.getByRole('button', { name: 'Account of Ceren' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await inDialog('Cancel').click();
  await cancel.click();
  await inDialog('Cancel').click();
  await expect(field('Bio')).toHaveValue('Half a');
  await cancel.click();
  await inDialog('Discard').click();
  await expect(main.getByText('You have unsaved changes.')).toHaveCount(0);
  await expect(editOf('Your work')).toBeFocused();
  await editOf('Your work').click();
  await expect(field('Bio')).toHaveValue('');
  await cancel.click();
  await page.getByRole('banner').getByRole('link', { name: 'Meydan' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Account of Ceren' })).toBeVisible();

  await page.goBack();
  await editOf('Your work').click();
  await field('Bio').fill('Given up');
  await away.click();
  await inDialog('Leave').click();
  await expect(page).toHaveURL('/jobs');
  // The form starts with the stored values of now; with old ones, saving would undo the change.
  const json = { phone: '555 0100' };
  await backend.request('PUT', '/api/users/profile', { token: candidate.token, json });
  await page.goBack();
  await expect(field('Bio')).toHaveValue('');
  await expect(main.getByText('555 0100')).toBeVisible();
  await expect(main.getByText(RESTORED)).toHaveCount(0);
});

test('a reload asks, an ended session doesn’t; both restore the changes (FORM-2, FORM-3)', async ({
  page,
  candidate,
  faults,
}) => {
  await openProfile(page, 'Your work');
  const { field, save, main, says, editOf } = profilePage(page);
  await field('Bio').fill('Half a sentence');
  const dialogType = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.accept();
    });
  });
  await page.reload();
  expect(await dialogType).toBe('beforeunload');
  await expect(main.getByText(RESTORED)).toBeVisible();
  await expect(field('Bio')).toHaveValue('Half a sentence');
  await expect(main.getByText('You have unsaved changes.')).toBeVisible();

  const expired = { msg: 'Token has expired, please log in again' };
  faults.respond(endpoints.updateCandidateProfile, 401, expired);
  await field('Bio').fill('A whole sentence');
  await save.click();
  await expect(page).toHaveURL('/login?redirect=%2Fprofile%3Fedit%3Dwork');
  faults.clear();
  await page.getByLabel('Email').fill(candidate.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/profile?edit=work');
  await expect(main.getByText(RESTORED)).toBeVisible();
  await expect(field('Bio')).toHaveValue('A whole sentence');
  await save.click();
  await expect(says('Profile updated successfully')).toBeVisible();
  // New changes don't count as restored.
  await editOf('About you').click();
  await field('Phone').fill('1');
  await expect(main.getByText('You have unsaved changes.')).toBeVisible();
  await expect(main.getByText(RESTORED)).toHaveCount(0);
  await field('Phone').fill('');
  await expect(main.getByText('You have unsaved changes.')).toHaveCount(0);
  await page.reload();
  await expect(main.getByText('A whole sentence')).toBeVisible();
  await expect(main.getByText(RESTORED)).toHaveCount(0);
});
