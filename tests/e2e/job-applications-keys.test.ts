import type { Page } from '@playwright/test';
import type { Backend } from '#tests/backend.ts';
import { makeJob, type Person } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';
import { insertApplicants, pathOf } from './job-applications-page.ts';

/* Single-key shortcuts in the review (rule REVIEW-16). */

const title = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).getByRole('heading', { name, level: 2 });

/** Makes three applications, the first with a note; returns the first one's path. */
async function makeOpen(backend: Backend, employer: Person): Promise<string> {
  const job = await makeJob(backend, employer);
  const names = ['Ada One', 'Bo Two', 'Cy Three'];
  const [first] = await insertApplicants(
    backend,
    job,
    names.map((name) => ({ name })),
  );
  await backend.request('POST', `/api/applications/${first?._id}/notes`, {
    token: employer.token,
    json: { body: 'Called.' },
  });
  return `${pathOf(job)}?open=${first?._id}`;
}

test('keys act only in the open application (REVIEW-16)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const path = await makeOpen(backend, employer);
  await signIn(employer);
  await page.goto(path);
  await expect(title(page, 'Ada One')).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().focus();
  for (const key of ['j', 'ArrowRight']) await page.keyboard.press(key);
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('j');
  // Only the last key counts; the first two were pressed outside the details.
  await expect(title(page, 'Bo Two')).toBeVisible();
  await expect(page.getByText('2 of 3')).toBeVisible();
});

test('keys do nothing behind a question (REVIEW-16)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const path = await makeOpen(backend, employer);
  await signIn(employer);
  await page.goto(path);
  await page.getByRole('button', { name: /^Delete the note/ }).click();
  const question = page.getByRole('dialog', { name: 'Delete this note?' });
  await question.getByRole('button', { name: 'Cancel' }).focus();
  for (const key of ['ArrowRight', 'j', 'J']) await page.keyboard.press(key);
  const cancel = question.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  await cancel.click();
  await expect(title(page, 'Ada One')).toBeVisible();
  await expect(page).toHaveURL(path);
});

test('keys can be turned off, and the browser remembers it (REVIEW-16)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const path = await makeOpen(backend, employer);
  await signIn(employer);
  // Keys also act in a window that is small because of zoom.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(path);
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toHaveAttribute('aria-keyshortcuts', 'J ArrowRight');
  await page.getByRole('button', { name: 'Turn off keyboard shortcuts' }).click();
  await expect(page.getByText('Keyboard shortcuts are off')).toBeVisible();
  await expect(next).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowRight');
  await expect(title(page, 'Ada One')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Turn on keyboard shortcuts' }).click();
  await page.keyboard.press('j');
  await expect(title(page, 'Bo Two')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  test('there are no keys and no hint about them', async ({ page, backend, employer, signIn }) => {
    const path = await makeOpen(backend, employer);
    await signIn(employer);
    await page.goto(path);
    const next = page.getByRole('button', { name: 'Next' });
    await expect(next).not.toHaveAttribute('aria-keyshortcuts');
    await expect(page.getByText('Keys:')).toHaveCount(0);
    await page.keyboard.press('j');
    await next.tap();
    await expect(title(page, 'Bo Two')).toBeVisible();
  });
});
