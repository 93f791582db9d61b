import { endpoints } from '#src/contract/endpoints.ts';
import { makeJob, pngBytes } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';
import { openProfile, picture, profilePage } from './profile-page.ts';

const UPLOAD = endpoints.uploadProfileImage;
const UPDATE = endpoints.updateProfile;
const FAILED = 'Failed to upload profile image';

test('a picture is previewed, uploaded with progress, shown and removed (FILE-2, PROFILE-5)', async ({
  page,
  candidate,
  signIn,
  network,
}) => {
  await signIn(candidate);
  await openProfile(page);
  const { main, dialog, changePicture, picture: input, inDialog, says } = profilePage(page);
  const upload = inDialog('Upload this picture');
  await changePicture.click();
  await expect(dialog.getByRole('heading', { name: 'Profile picture' })).toBeVisible();
  const refused: [ReturnType<typeof picture>, string][] = [
    [picture('me.gif', 'image/gif'), 'The image must be a PNG, JPEG or WebP file'],
    [picture('me.png', 'image/png', new Uint8Array()), 'The file is empty'],
    [
      picture('me.png', 'image/png', new Uint8Array(2 * 1024 * 1024 + 1)),
      'The image must not be larger than 2 MB',
    ],
  ];
  for (const [file, text] of refused) {
    await input.setInputFiles(file);
    await expect(dialog.getByText(text)).toBeVisible();
    await expect(upload).toHaveCount(0);
  }
  await input.setInputFiles(picture());
  await expect(dialog.locator('img')).toHaveAttribute('src', /^blob:/);
  await inDialog('Cancel').click();
  await expect(dialog.locator('img')).toHaveCount(0);
  expect(network.made(UPLOAD)).toEqual([]);

  await input.setInputFiles(picture());
  const release = network.hold(UPLOAD);
  await upload.click();
  await expect(dialog.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
  await expect(input).toBeDisabled();
  release();
  await expect(says('Profile image uploaded successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(changePicture).toBeFocused();
  const [update] = network.made(UPDATE);
  const sent = update?.json as { profile_image_url: string } | undefined;
  const profile_image_url = sent?.profile_image_url ?? 'none';
  expect(profile_image_url).toMatch(/^\/api\/uploads\/images\/[0-9a-f-]{36}\.webp$/);
  await expect(main.locator('img')).toHaveAttribute('src', profile_image_url);
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute(
    'src',
    `${profile_image_url}?size=card`,
  );

  await changePicture.click();
  await inDialog('Remove picture').click();
  await dialog.last().getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(says('Profile image removed')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(main.locator('img')).toHaveCount(0);
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
  expect(network.made(UPDATE).at(-1)?.json).toEqual({ profile_image_url: '' });
});

test('a picture stays chosen when its upload fails (ERROR-1)', async ({
  page,
  candidate,
  signIn,
  faults,
  network,
}) => {
  await signIn(candidate);
  await openProfile(page);
  const { changePicture, picture: input, inDialog, says, field, editOf } = profilePage(page);
  const upload = inDialog('Upload this picture');
  await editOf('Your work').click();
  await field('Bio').fill('Not saved yet');
  await changePicture.click();
  await input.setInputFiles(picture());
  faults.respond(UPLOAD, 500, { msg: 'inside' });
  await upload.click();
  await expect(says(FAILED)).toBeVisible();
  faults.respond(UPLOAD, 409, { msg: 'You have had enough' });
  await upload.click();
  await expect(says('You have had enough')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  faults.malformed(UPLOAD, '{}');
  await upload.click();
  await expect.poll(() => network.made(UPLOAD).length).toBe(3);
  expect(network.made(UPDATE)).toEqual([]);
  faults.clear();
  await upload.click();
  await expect(says('Profile image uploaded successfully')).toBeVisible();
  // The form keeps its input.
  await expect(field('Bio')).toHaveValue('Not saved yet');
});

test("an employer's picture shows as the logo of the jobs", async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  await makeJob(backend, employer, { title: 'Baker' });
  await signIn(employer);
  await page.goto('/jobs');
  await expect(page.getByRole('article').locator('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Account of Emre' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  const { main, dialog, changePicture, picture: input, inDialog, says } = profilePage(page);
  await expect(main.getByRole('region', { name: 'How candidates see you' })).toContainText('Baker');
  await changePicture.click();
  await expect(dialog.getByRole('heading', { name: 'Company logo' })).toBeVisible();
  await input.setInputFiles(picture('logo.png', 'image/png', pngBytes()));
  await inDialog('Upload this picture').click();
  await expect(says('Profile image uploaded successfully')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page.getByRole('article').locator('img')).toHaveAttribute(
    'src',
    /\/api\/uploads\/images\/.+\?size=card$/,
  );
});
