import { endpoints } from '#src/contract/endpoints.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const ASK = endpoints.forgotPassword;

test('the screen says where the link went, and offers another link after a minute or another address (PASSWORD-1)', async ({
  page,
  faults,
  network,
}) => {
  await page.clock.install();
  await page.goto('/forgot-password');
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { name, level: 1 });
  const again = main.getByRole('button', { name: 'Send it again' });
  await main.getByLabel('Email').fill('nobody@example.com');
  await main.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading('Check your email')).toBeFocused();
  await expect(page).toHaveTitle('Check your email · Meydan');
  await expect(main.getByRole('status')).toContainText('nobody@example.com');
  await expect(main.getByText(/Check your spam folder too/)).toBeVisible();
  await expect(again).toHaveCount(0);
  await expectAccessible(page);

  await page.clock.runFor(60_000);
  faults.respond(ASK, 500);
  await again.click();
  await expect(main.getByRole('alert')).toContainText('Failed to send the link.');
  faults.clear();
  await page.clock.runFor(60_000);
  await again.click();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(again).toHaveCount(0);
  const sent = Array.from({ length: 3 }, () => ({ email: 'nobody@example.com' }));
  await expect.poll(() => network.made(ASK).map(({ json }) => json)).toEqual(sent);

  await main.getByRole('button', { name: 'Use another email' }).click();
  await expect(heading('Forgot your password?')).toBeVisible();
  await expect(main.getByLabel('Email')).toBeFocused();
  await expect(main.getByLabel('Email')).toHaveValue('nobody@example.com');
});
