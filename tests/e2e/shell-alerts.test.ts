import type { Locator, Page } from '@playwright/test';
import { makeAdmin } from '#tests/factories.ts';
import { fillRequired, openForm, submit } from './create-job-form.ts';
import { expect, test } from './fixtures.ts';

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Account of Ceren' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};
const notice = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByText('You have been logged out.');

test('an alert stays while the pointer or the focus is on it (ALERT-3)', async ({
  page,
  candidate,
  signIn,
}) => {
  await page.clock.install();
  await signIn(candidate);
  await page.goto('/');
  await logOut(page);
  await notice(page).hover();
  await page.clock.fastForward(6000);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.mouse.move(5, 500);
  await page.clock.fastForward(6000);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).blur();
  await page.clock.fastForward(5000);
  await expect(notice(page)).toBeHidden();
});

/** The box of an element, which must exist. */
const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  expect(box).not.toBeNull();
  return toEdges(box ?? { x: 0, y: 0, width: 0, height: 0 });
};
const toEdges = ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) => ({
  x,
  y,
  width,
  height,
  right: x + width,
  bottom: y + height,
});
type Box = Awaited<ReturnType<typeof boxOf>>;
const isOver = (one: Box, other: Box) =>
  one.x < other.right && other.x < one.right && one.y < other.bottom && other.y < one.bottom;
const area = (page: Page) => page.getByRole('region', { name: 'Notifications' });
/** The box of the alert's coloured area. */
const alertBox = (page: Page) =>
  boxOf(
    area(page)
      .locator('div')
      .filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
      .last(),
  );

for (const { width, bar } of [
  { width: 375, bar: 56 },
  { width: 1280, bar: 64 },
]) {
  test(`an alert is centred under the top bar, ${width} px wide (ALERT-4)`, async ({
    page,
    candidate,
    signIn,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height: 700 });
    await signIn(candidate);
    await page.goto('/');
    if (width < 768) {
      await page.getByRole('button', { name: 'Open settings' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
    } else await logOut(page);
    await expect(notice(page)).toBeVisible();
    expect((await boxOf(area(page))).y).toBe(bar);
    const { x, y, right, bottom } = await alertBox(page);
    expect(y).toBeGreaterThanOrEqual(bar);
    expect(bottom).toBeLessThan(bar + 100);
    expect(Math.abs(x - (width - right))).toBeLessThanOrEqual(1);
  });
}

test('an alert makes room for the focused element (ALERT-4)', async ({
  page,
  employer,
  signIn,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 375, height: 700 });
  await signIn(employer);
  await openForm(page);
  await fillRequired(page);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Find Jobs', level: 1 })).toBeFocused();
  await expect(area(page).getByText('Job posted successfully')).toBeVisible();
  // Scrolls so that the next focused element is under the alert.
  await page.evaluate(() => window.scrollBy(0, 90));
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    const isCovered = async () => isOver(await alertBox(page), await boxOf(page.locator(':focus')));
    await expect.poll(isCovered, `after ${presses + 1} presses`).toBe(false);
  }
});

test('an alert over a dialog doesn’t cover its controls (ALERT-4)', async ({
  page,
  backend,
  signIn,
}) => {
  await page.clock.install();
  const admin = await makeAdmin(backend, { email: 'admin@example.com', first_name: 'Ada' });
  await signIn(admin);
  for (const [width, height] of [
    [375, 667],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/admin?tab=users&record=${admin._id}`);
    const dialog = page.getByRole('dialog');
    // The dialog's box spans its whole content.
    expect((await boxOf(dialog)).height).toBe(height);
    await dialog.getByRole('button', { name: /^Copy the ID of/ }).click();
    await expect(area(page).getByRole('button', { name: 'Dismiss' })).toBeVisible();
    const alert = await alertBox(page);
    for (const control of await dialog.getByRole('button').all()) {
      const box = await control.boundingBox();
      if (box) expect(isOver(alert, toEdges(box)), String(await control.textContent())).toBe(false);
    }
    await page.clock.runFor(10_000);
  }
});
