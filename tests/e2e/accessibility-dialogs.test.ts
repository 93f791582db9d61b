import { DESKTOP, expectAccessible, PHONE, SMALLEST } from './accessible.ts';
import { onEachState } from './each-state.ts';
import { expectFits } from './fits.ts';
import { pathOf } from './job-applications-page.ts';
import { expect, test, USERS } from './market.ts';

// Each user's states are looked at by a worker of their own.
test.describe.configure({ mode: 'parallel' });

for (const user of USERS) {
  test(`every dialog, menu and refusal, for the ${user}`, async ({
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
    test.slow();
    const scene = { page, market, backend, employer, candidate, faults, network, problems };
    await onEachState(user, { ...scene, signInAs }, async (state) => {
      if (state.isUntitled) return;
      const { name: screen, widths = [DESKTOP, PHONE] } = state;
      await expectAccessible(page, { widths: [...widths], screen });
      if (!widths.includes(PHONE)) return;
      await expectFits(page, screen, { name: 'small', widths: [SMALLEST] });
      await expectFits(page, screen, { name: 'large', textSize: '200%', widths: [PHONE] });
    });
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
