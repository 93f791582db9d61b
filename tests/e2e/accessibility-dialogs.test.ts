import { DESKTOP, expectAccessible, expectNoOverflow, PHONE, setWidth } from './accessible.ts';
import { pathOf } from './job-applications-page.ts';
import { expect, test } from './market.ts';
import { states } from './states.ts';

for (const { name, user, widths = [DESKTOP, PHONE], open } of states.filter(
  ({ isUntitled }) => !isUntitled,
)) {
  test(`${name}, for the ${user}`, async ({
    page,
    market,
    backend,
    employer,
    candidate,
    faults,
    network,
    problems,
    signInAs,
  }) => {
    await signInAs(user);
    await setWidth(page, widths[0] ?? DESKTOP);
    await open({ page, market, backend, employer, candidate, faults, network, problems });
    await expectAccessible(page, { widths: [...widths] });
    if (widths.includes(PHONE)) await expectNoOverflow(page);
  });
}

test('several applications, set to one status', async ({ page, market, signInAs }) => {
  await signInAs('employer');
  await page.goto(pathOf(market.applied));
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected applications' });
  await bar.getByRole('combobox').selectOption('Rejected');
  await bar.getByRole('button', { name: 'Set status' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  // Within its 8 seconds: as it first shows, and as a phone shows it.
  await expectAccessible(page, { widths: [PHONE] });
});
