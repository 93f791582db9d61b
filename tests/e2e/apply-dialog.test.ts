import { makeJob } from '#tests/factories.ts';
import { applyForm, openApplyDialog } from './apply-form.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page, backend, candidate, employer, signIn }) => {
  const job = await makeJob(backend, employer, { title: 'Baker' });
  await signIn(candidate);
  await openApplyDialog(page, job);
  await expect(applyForm(page).heading).toHaveText('Apply for Baker');
});

test('Escape, Cancel and Close close the dialog and return the focus', async ({ page }) => {
  const form = applyForm(page);
  const press = (name: string) => form.dialog.getByRole('button', { name, exact: true }).click();
  const ways = [() => page.keyboard.press('Escape'), () => press('Cancel'), () => press('Close')];
  for (const [index, close] of ways.entries()) {
    if (index > 0) await form.opener.click();
    await expect(form.heading).toBeVisible();
    await close();
    await expect(form.dialog).toHaveCount(0);
    await expect(form.opener).toBeFocused();
  }
});

test('the focus stays in the dialog in both directions, and the page behind is unreachable', async ({
  page,
}) => {
  const { dialog } = applyForm(page);
  const isWithin = () => dialog.evaluate((element) => element.contains(document.activeElement));
  for (const key of [...Array(12).fill('Tab'), ...Array(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await isWithin()).toBe(true);
  }
  // Assistive technology sees only the dialog.
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});
