import { endpoints } from '#src/contract/endpoints.ts';
import { RESUME_BYTES_MAX } from '#src/contract/limits.ts';
import { makeJob } from '#tests/factories.ts';
import { applyForm, file, openApplyDialog } from './apply-form.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page, backend, candidate, employer, signIn }) => {
  const job = await makeJob(backend, employer);
  await signIn(candidate);
  await openApplyDialog(page, job);
});

test.afterEach(({ network }) => {
  expect(network.made(endpoints.applyToJob).length).toBeLessThanOrEqual(1);
});

test('a resume and a letter are required (APPLY-2, FORM-1)', async ({ page, network }) => {
  const form = applyForm(page);
  await expect(form.letter).toHaveAttribute('rows', '6');
  await expect(form.resume).toHaveAttribute('accept', '.pdf,.doc,.docx');
  await form.submit.click();
  await expect(form.resume).toHaveAccessibleDescription(/Please upload your resume$/);
  await expect(form.letter).toHaveAccessibleDescription(/Please provide a cover letter$/);
  await expect(form.resume).toBeFocused();
  expect(network.made(endpoints.uploadResume)).toHaveLength(0);
});

const refused = [
  { name: 'a text', file: file('resume.txt'), text: 'The resume must be a PDF, DOC or DOCX file' },
  {
    name: 'a file of more than 5 MB',
    file: file('resume.pdf', new Uint8Array(RESUME_BYTES_MAX + 1)),
    text: 'The resume must not be larger than 5 MB',
  },
  { name: 'an empty file', file: file('resume.pdf', new Uint8Array()), text: 'The file is empty' },
];
test('a file that can’t be a resume is refused at once; choosing another one clears the error (FILE-1)', async ({
  page,
  network,
}) => {
  const form = applyForm(page);
  await form.letter.fill('I would like this.');
  for (const { name, file: chosen, text } of refused) {
    await test.step(name, async () => {
      await form.resume.setInputFiles(chosen);
      await expect(form.resume).toHaveAccessibleDescription(new RegExp(`${text}$`));
      await form.submit.click();
      await expect(form.resume).toBeFocused();
      await expect(form.resume).toHaveAccessibleDescription(new RegExp(`${text}$`));
      expect(network.made(endpoints.uploadResume)).toHaveLength(0);
      await form.resume.setInputFiles(file());
      await expect(form.resume).not.toHaveAttribute('aria-invalid');
    });
  }
  await form.submit.click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
});

test('a dropped text file is refused like a chosen one', async ({ page }) => {
  const form = applyForm(page);
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Hello'], 'notes.txt'));
    return transfer;
  });
  await form.dialog.getByText('Choose a file').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(form.resume).toHaveAccessibleDescription(
    /The resume must be a PDF, DOC or DOCX file$/,
  );
});

test('a file that only looks like a PDF is refused with the server’s message', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 400/);
  const form = applyForm(page);
  await form.resume.setInputFiles(file('resume.pdf', new TextEncoder().encode('Hello')));
  await form.letter.fill('I would like this.');
  await form.submit.click();
  await expect(form.failure).toHaveText('The resume must be a PDF, DOC or DOCX file');
});
