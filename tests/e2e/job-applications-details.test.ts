import { expect, test } from './fixtures.ts';
import { makeAppliedJob, notice, pathOf, rowOf, statusOf } from './job-applications-page.ts';

const NAME = 'Ayşe Kaya';

test('the details: who, when, how to reach, what was written', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const { job, ayse } = await makeAppliedJob(backend, employer, {
    cover_letter: 'Good day,\nI bake bread.\n\n<b>Yours</b>, Ayşe',
    phone: '555 0100',
    availability: 'From June',
    additional_questions: 'Is there parking?',
  });
  await signIn(employer);
  await page.goto(pathOf(job));
  await rowOf(page, NAME).getByRole('button', { name: 'View Details' }).click();
  const dialog = page.getByRole('dialog', { name: NAME });
  await expect(dialog.getByRole('definition').filter({ hasText: 'March 5, 2026' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: ayse.email })).toHaveAttribute(
    'href',
    `mailto:${ayse.email}`,
  );
  for (const text of ['555 0100', 'From June', 'Is there parking?'])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  // The line breaks are the candidate's; what looks like HTML is text.
  const letter = dialog.getByText('Good day,');
  await expect(letter).toHaveText(/^Good day,\nI bake bread\.$/, { useInnerText: true });
  await expect(dialog.getByText('<b>Yours</b>, Ayşe')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: `Status of ${NAME}` })).toHaveValue('pending');
});

test('it closes by its buttons and by Escape, and the focus goes back', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const { job } = await makeAppliedJob(backend, employer);
  await signIn(employer);
  await page.goto(pathOf(job));
  const opener = rowOf(page, NAME).getByRole('button', { name: 'View Details' });
  const dialog = page.getByRole('dialog', { name: NAME });
  const close = dialog.getByRole('button', { name: 'Close' });
  for (const leave of [
    () => close.first().click(),
    () => close.last().click(),
    () => page.keyboard.press('Escape'),
    // A second press, before the first has taken effect, leads no further.
    () =>
      close.last().evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      }),
  ]) {
    await opener.click();
    await expect(dialog.getByRole('heading', { name: NAME })).toBeVisible();
    await leave();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(pathOf(job));
  }
});

test('it opens by keyboard, and the focus stays within', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const { job } = await makeAppliedJob(backend, employer);
  await signIn(employer);
  await page.goto(pathOf(job));
  await rowOf(page, NAME).getByRole('button', { name: 'View Details' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: NAME });
  await expect(dialog.getByRole('heading', { name: NAME })).toBeVisible();
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
  // Once round, and on.
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await hasFocus()).toBe(true);
  }
});

test('a status set in the dialog shows in the table', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const { job } = await makeAppliedJob(backend, employer);
  await signIn(employer);
  await page.goto(pathOf(job));
  await rowOf(page, NAME).getByRole('button', { name: 'View Details' }).click();
  const dialog = page.getByRole('dialog', { name: NAME });
  const status = dialog.getByRole('combobox', { name: `Status of ${NAME}` });
  await status.selectOption('Accepted');
  await expect(notice(page, 'Application status updated to accepted successfully')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: NAME })).toBeVisible();
  await expect(status).toHaveValue('hired');
  await page.keyboard.press('Escape');
  await expect(statusOf(page, NAME)).toHaveValue('hired');
});
