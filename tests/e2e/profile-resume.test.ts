import { endpoints } from '#src/contract/endpoints.ts';
import { pdfBytes } from '#tests/factories.ts';
import { file } from './apply-form.ts';
import { expect, test } from './fixtures.ts';
import { profilePage } from './profile-page.ts';

const UPLOAD = endpoints.uploadResume;
const UPDATE = endpoints.updateProfile;

test.beforeEach(({ signIn, candidate }) => signIn(candidate));

test('a resume is saved, replaced and removed (FILE-1)', async ({
  page,
  backend,
  candidate,
  network,
  problems,
}) => {
  problems.expect(/status of 400/);
  await page.goto('/profile?tab=resume');
  const { main, tab, inDialog, says } = profilePage(page);
  const panel = page.getByRole('tabpanel');
  await expect(tab('Resume')).toHaveAttribute('aria-selected', 'true');
  await expect(main.getByText('You haven’t saved a resume yet.')).toBeVisible();
  const save = main.getByRole('button', { name: 'Save resume' });
  const input = page.getByRole('tabpanel').getByLabel(/^(Resume|New resume)\s*$/);
  await save.click();
  await expect(main.getByText('Please upload your resume')).toBeVisible();
  await expect(input).toBeFocused();
  const refused: [ReturnType<typeof file>, string][] = [
    [file('cv.txt'), 'The resume must be a PDF, DOC or DOCX file'],
    [file('cv.pdf', new Uint8Array()), 'The file is empty'],
    [
      file('cv.pdf', new Uint8Array(5 * 1024 * 1024 + 1)),
      'The resume must not be larger than 5 MB',
    ],
  ];
  for (const [chosen, text] of refused) {
    await input.setInputFiles(chosen);
    await expect(main.getByText(text)).toBeVisible();
    await save.click();
    await expect(main.getByText(text)).toBeVisible();
  }
  expect(network.made(UPLOAD)).toEqual([]);

  await input.setInputFiles(file('first.pdf'));
  const release = network.hold(UPLOAD);
  await save.click();
  await expect(main.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
  release();
  await expect(says('Resume saved')).toBeVisible();
  await expect(panel.getByText('first.pdf')).toBeVisible();
  const storedPath = () =>
    (network.made(UPDATE).at(-1)?.json as { resume_url: string } | undefined)?.resume_url ?? 'none';
  const first = storedPath();

  await input.setInputFiles(file('second.docx', pdfBytes()));
  await save.click();
  // Only the server checks the file's content.
  await expect(main.getByText('The resume must be a PDF, DOC or DOCX file')).toBeVisible();
  await input.setInputFiles(file('second.pdf'));
  await save.click();
  await expect(main.getByText('Choose another file')).toHaveCount(0);
  await expect(panel.getByText('second.pdf')).toBeVisible();
  await expect(panel.getByText('first.pdf')).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'View Resume' })).toBeVisible();
  await backend.settled();
  expect((await backend.request('GET', first, { token: candidate.token })).status).toBe(404);
  expect((await backend.request('GET', storedPath(), { token: candidate.token })).status).toBe(200);

  await main.getByRole('button', { name: 'Remove resume' }).click();
  await inDialog('Remove').click();
  await expect(says('Resume removed')).toBeVisible();
  await expect(main.getByText('You haven’t saved a resume yet.')).toBeVisible();
  await expect(input).toBeFocused();
  expect(storedPath()).toBe('');
});

test('a resume stays chosen when its upload fails (FILE-6)', async ({ page, faults }) => {
  await page.goto('/profile?tab=resume');
  const { main, says } = profilePage(page);
  const save = main.getByRole('button', { name: 'Save resume' });
  await page.getByRole('tabpanel').getByLabel('Resume').setInputFiles(file('cv.pdf'));
  faults.respond(UPLOAD, 500, {});
  await save.click();
  await expect(main.getByText('Failed to upload resume. Please try again.')).toBeVisible();
  faults.malformed(UPLOAD, '{}');
  await save.click();
  await expect(main.getByText('Resume URL is required')).toBeVisible();
  await expect(main.getByText('cv.pdf')).toBeVisible();
  faults.clear();
  await save.click();
  await expect(says('Resume saved')).toBeVisible();
});
