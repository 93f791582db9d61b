import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { insertApplicants, makeAppliedJob, pathOf, rowOf } from './job-applications-page.ts';

const NAME = 'Ayşe Kaya';

test('the details show name, date, contact data and texts', async ({
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
  await expect(dialog.getByRole('definition').filter({ hasText: /^Thu 5 Mar/ })).toBeVisible();
  await expect(dialog.getByRole('link', { name: ayse.email })).toHaveAttribute(
    'href',
    `mailto:${ayse.email}`,
  );
  for (const text of ['555 0100', 'From June', 'Is there parking?'])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  // Line breaks are kept, and HTML shows as text.
  const letter = dialog.getByText('Good day,');
  await expect(letter).toHaveText(/^Good day,\nI bake bread\.$/, { useInnerText: true });
  await expect(dialog.getByText('<b>Yours</b>, Ayşe')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: `Status of ${NAME}` })).toHaveValue('pending');
});

test('the details close by their buttons and by Escape, and the focus returns (REVIEW-9)', async ({
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
    // A second click before the first takes effect doesn't go back further.
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

const hasFocus = (dialog: Locator) =>
  dialog.evaluate((element) => element.contains(document.activeElement));

test('on a small screen the details open by keyboard over the list and keep the focus (REVIEW-9)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const { job } = await makeAppliedJob(backend, employer);
  await signIn(employer);
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto(pathOf(job));
  await rowOf(page, NAME).getByRole('button', { name: 'View Details' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: NAME });
  await expect(dialog.getByRole('heading', { name: NAME })).toBeVisible();
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect.poll(() => hasFocus(dialog)).toBe(true);
  // Enough presses for more than one round.
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await hasFocus(dialog)).toBe(true);
  }
});

test('on a wide screen the details open beside the list, which stays usable (REVIEW-9)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const { job } = await makeAppliedJob(backend, employer);
  await insertApplicants(backend, job, [{ name: 'Ada One', status: 'rejected' }]);
  await signIn(employer);
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(pathOf(job));
  const nameOf = (name: string) => rowOf(page, name).getByRole('button', { name });
  await page.getByRole('checkbox', { name: 'Select Ada One' }).focus();
  // Each row has one Tab stop that opens it, the name: Tab skips View Details.
  await page.keyboard.press('Tab');
  await expect(nameOf('Ada One')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: `Select ${NAME}` })).toBeFocused();

  await nameOf(NAME).press('Enter');
  const ayse = page.getByRole('dialog', { name: NAME });
  await expect.poll(() => hasFocus(ayse)).toBe(true);
  await expect(ayse).not.toHaveAttribute('aria-modal');
  await expect(page.getByRole('columnheader')).toHaveText(['Candidate']);
  await expect(rowOf(page, 'Ada One').getByText('Rejected', { exact: true })).toBeVisible();
  await expect(nameOf(NAME)).toHaveAttribute('aria-current', 'true');
  const boxes = await Promise.all([ayse.boundingBox(), page.getByRole('table').boundingBox()]);
  expect(boxes[0]!.x).toBeGreaterThan(boxes[1]!.x + boxes[1]!.width);

  // Opening another application replaces the details and moves the focus.
  await nameOf('Ada One').click();
  const ada = page.getByRole('dialog', { name: 'Ada One' });
  await expect(ada.getByRole('heading', { name: 'Ada One' })).toBeVisible();
  await expect(ayse).toHaveCount(0);
  await expect.poll(() => hasFocus(ada)).toBe(true);
  // Escape in a field beside the details doesn't close them.
  await page.getByRole('searchbox').fill('Ada');
  await page.keyboard.press('Escape');
  await expect(ada).toBeVisible();
  await nameOf('Ada One').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(nameOf('Ada One')).toBeFocused();
  await expect(page.getByRole('columnheader')).toHaveCount(5);

  // When the window narrows, the details cover the list.
  await nameOf(NAME).click();
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(ayse).toHaveAttribute('aria-modal', 'true');
  await page.setViewportSize({ width: 1100, height: 700 });
  await expect(ayse).not.toHaveAttribute('aria-modal');
});
