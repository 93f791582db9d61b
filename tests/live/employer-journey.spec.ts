import type { Locator, Page } from '@playwright/test';
import type { UserType } from '../../src/contract/enumerations.ts';
import { call } from './call.ts';
import { expect, test } from './fixtures.ts';
import { PASSWORD, register, signIn } from './sign-up.ts';

/** In the order in which they apply; the list shows the last one first. */
const CANDIDATES = ['Ada Kaya', 'Bora Demir', 'Cem Şahin', 'Deniz Su', 'Ece Ak'];
const JOB = 'Fırın ustası';
const FORM = {
  'Job title': JOB,
  'Company name': 'Köşe Fırın',
  Description: 'Her sabah ekmek.',
  Responsibilities: 'Ekmek ve simit.',
  Requirements: 'Deneyim.',
};

/** Registers somebody with a name of their own and applies to the job. */
async function apply(url: string, jobId: string, name: string): Promise<void> {
  const [first_name = '', last_name = ''] = name.split(' ');
  const user_type: UserType = 'candidate';
  const email = `${first_name.toLowerCase()}@posta.example`;
  const json = { first_name, last_name, email, password: PASSWORD, user_type };
  const { token } = await call<{ token: string }>(url, 'POST', '/api/auth/register', { json });
  await call(url, 'POST', `/api/applications/${jobId}`, {
    token,
    json: { cover_letter: `${name} writes.`, resume_url: 'https://cv.example/me.pdf' },
  });
}

/** Tab until `target` has the focus, as somebody without a mouse gets there. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'reached by Tab').toBeFocused();
}

test('an employer’s day: five applications reviewed by keyboard alone', async ({
  launch,
  openPage,
}) => {
  test.slow();
  const { url } = await launch({ SEED: 'none' });
  const email = await register(url, 'Emre', 'employer');
  const { page, problems } = await openPage({ baseURL: url });
  const main = page.getByRole('main');
  const card = main.getByRole('article').filter({ hasText: JOB });
  const ownPanel = main.getByRole('complementary', { name: 'Your job' });
  const choose = async (entry: string) => {
    await card.getByRole('button', { name: `Manage ${JOB}` }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };

  await test.step('write a job and keep it as a draft', async () => {
    await page.goto('/login?redirect=%2Fjobs%2Fcreate');
    await signIn(page, email);
    for (const [label, value] of Object.entries(FORM))
      await main.getByRole('textbox', { name: label }).fill(value);
    await main.getByRole('button', { name: 'Save draft' }).click();
    await expect(page).toHaveURL(/\/my-jobs\?tab=drafts$/);
  });

  const jobId = await test.step('look at it as candidates will, and publish it', async () => {
    await card.getByRole('link', { name: JOB }).click();
    await main.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'How candidates will see it' });
    await expect(preview.getByText('Her sabah ekmek.')).toBeVisible();
    await preview.getByRole('button', { name: 'Back to the form' }).click();
    const id = new URL(page.url()).pathname.split('/')[2] ?? '';
    await main.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL('/jobs');
    await page.getByRole('region', { name: 'Notifications' }).getByRole('link').click();
    await expect(page).toHaveURL(`/jobs/${id}`);
    await expect(ownPanel).toContainText('Published');
    await expect(ownPanel).toContainText('No applications yet');
    return id;
  });
  await test.step('receive five applications', async () => {
    for (const name of CANDIDATES) await apply(url, jobId, name);
  });

  const status = (name: string) =>
    page.getByRole('table').getByRole('combobox', { name: `Status of ${name}` });
  const undo = page.getByRole('button', { name: 'Undo' });

  await test.step('review them by keyboard alone', async () => {
    await page.goto('/dashboard');
    await tabTo(page, page.getByRole('link', { name: '5 applications' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('rowheader').locator('bdi')).toHaveText([...CANDIDATES].reverse());
    const marks = page.getByRole('rowheader').getByText('New', { exact: true });
    await expect(marks).toHaveCount(5);

    await tabTo(page, page.getByRole('rowheader').getByRole('button').first());
    await page.keyboard.press('Enter');
    for (const name of [...CANDIDATES].reverse()) {
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog.getByText(`${name} writes.`)).toBeVisible();
      await page.keyboard.press('j');
    }
    // The first to apply is the last in the list, and gets the job.
    const last = page.getByRole('dialog', { name: CANDIDATES[0] });
    await tabTo(page, last.getByRole('combobox'));
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await expect(last.getByText(/^Status changed from Pending to Accepted/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(marks).toHaveCount(0);
    await expect(status('Ada Kaya')).toHaveValue('hired');
  });

  await test.step('reject two at once', async () => {
    for (const name of ['Deniz Su', 'Cem Şahin']) {
      const box = page.getByRole('checkbox', { name: `Select ${name}` });
      await tabTo(page, box, 'Shift+Tab');
      await page.keyboard.press('Space');
    }
    const bar = page.getByRole('region', { name: 'Selected applications' });
    await expect(bar).toContainText('2 selected');
    await tabTo(page, bar.getByRole('combobox'));
    await page.keyboard.type('Rej');
    await tabTo(page, bar.getByRole('button', { name: 'Set status' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Undo' })).toContainText(
      '2 applications set to “Rejected”.',
    );
    for (const name of ['Deniz Su', 'Cem Şahin'])
      await expect(status(name)).toHaveValue('rejected');
  });

  await test.step('take that back', async () => {
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    for (const name of ['Deniz Su', 'Cem Şahin']) await expect(status(name)).toHaveValue('pending');
    await expect(status('Ada Kaya')).toHaveValue('hired');
    await expect(undo).toHaveCount(0);
  });

  await test.step('close the job, and reopen it', async () => {
    await page.goto('/my-jobs');
    await choose('Close');
    await expect(page.getByText('Job closed')).toBeVisible();
    await main.getByRole('link', { name: /^Closed Jobs/ }).click();
    await choose('Reopen');
    await expect(page.getByText('Job reopened')).toBeVisible();
    await main.getByRole('link', { name: /^Active Jobs/ }).click();
    await expect(card).toContainText('5 applications');
  });

  await test.step('delete it with its applications', async () => {
    await choose('Delete');
    const question = page.getByRole('dialog', { name: 'Delete this job?' });
    await expect(question).toContainText('You’ll lose access to its 5 applications.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Job deleted successfully')).toBeVisible();
    await expect(card).toHaveCount(0);
    problems.expect(/status of 404|ApiError: Job not found/);
    await page.goto(`/jobs/${jobId}/applications`);
    await expect(page.getByRole('heading', { name: 'Job not found', level: 1 })).toBeVisible();
  });
});
