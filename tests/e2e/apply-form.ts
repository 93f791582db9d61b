import type { Page } from '@playwright/test';
import { pdfBytes } from '#tests/factories.ts';

/** The apply dialog's controls, by their labels. */
export const applyForm = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /^Apply for / });
  return {
    opener: page.getByRole('button', { name: 'Apply Now' }),
    dialog,
    heading: dialog.getByRole('heading', { name: /^Apply for / }),
    resume: dialog.getByLabel('Resume'),
    letter: dialog.getByRole('textbox', { name: 'Cover letter' }),
    progress: dialog.getByRole('progressbar', { name: 'Upload progress' }),
    submit: dialog.getByRole('button', { name: 'Submit Application' }),
    more: dialog.getByRole('link', { name: 'Add more details' }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    failure: dialog.getByRole('alert'),
  };
};

/** A file to choose in a file input: a small PDF by default. */
export const file = (name = 'resume.pdf', bytes: Uint8Array = pdfBytes()) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

/** Opens the dialog from the job's page. */
export const openApplyDialog = async (page: Page, job: { _id: string }): Promise<void> => {
  await page.goto(`/jobs/${job._id}`);
  const form = applyForm(page);
  await form.opener.click();
  await form.heading.waitFor();
};

/** Fills in the open dialog and submits it. */
export const sendApplication = async (page: Page, letter = 'I would like this.'): Promise<void> => {
  const form = applyForm(page);
  await form.resume.setInputFiles(file());
  await form.letter.fill(letter);
  await form.submit.click();
};

/** Opens the full form from a job's page. */
export async function openFullForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Add more details' }).click();
}
