import type { Page } from '@playwright/test';

/** The full application form's controls, by their labels. */
export const fullForm = (page: Page) => {
  const main = page.getByRole('main');
  return {
    letter: main.getByRole('textbox', { name: 'Cover letter' }),
    resumeUrl: main.getByRole('textbox', { name: 'Resume URL' }),
    file: main.getByLabel('Resume', { exact: true }),
    progress: main.getByRole('progressbar', { name: 'Upload progress' }),
    phone: main.getByRole('textbox', { name: 'Phone number' }),
    availability: main.getByRole('textbox', { name: 'Availability' }),
    questions: main.getByRole('textbox', { name: 'Additional questions' }),
    agree: main.getByRole('checkbox', { name: 'I agree to the terms' }),
    submit: main.getByRole('button', { name: 'Submit Application' }),
    failure: main.getByRole('alert'),
    leave: page.getByRole('dialog', { name: 'Leave this page?' }),
  };
};

/** Fills in the required fields. */
export const fillFullForm = async (page: Page, letter = 'I would like this.'): Promise<void> => {
  const form = fullForm(page);
  await form.letter.fill(letter);
  await form.resumeUrl.fill('https://cv.example/me.pdf');
  await form.phone.fill('555 0199');
  await form.agree.check();
};
