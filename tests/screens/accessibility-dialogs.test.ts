import { DESKTOP, expectAccessible, PHONE } from '#tests/e2e/accessible.ts';
import { onEachState } from '#tests/e2e/each-state.ts';
import { expectFitsPhones } from '#tests/e2e/fits.ts';
import { pathOf } from '#tests/e2e/job-applications-page.ts';
import { expect, test } from '#tests/e2e/market.ts';
import { states } from '#tests/e2e/states.ts';

test.describe.configure({ mode: 'parallel' });

for (const [screen, ofScreen] of Map.groupBy(states, (state) => state.screen)) {
  test(`every dialog, menu and refusal is accessible and fits: ${screen}`, async ({
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
    const scene = { page, market, backend, employer, candidate, faults, network, problems };
    await onEachState(ofScreen, { ...scene, signInAs }, async (state) => {
      if (state.isUntitled) return;
      const { name, user, widths = [DESKTOP, PHONE] } = state;
      const seen = `${name}, for the ${user}`;
      await expectAccessible(page, { widths: [...widths], screen: seen });
      if (!widths.includes(PHONE)) return;
      await expectFitsPhones(page, seen);
    });
  });
}

test('the undo offer for several applications is accessible on a phone', async ({
  page,
  market,
  signInAs,
}) => {
  await signInAs('employer');
  await page.goto(pathOf(market.applied));
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected applications' });
  await bar.getByRole('combobox').selectOption('Rejected');
  await bar.getByRole('button', { name: 'Set status' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  // One width only: the undo offer disappears after 8 seconds.
  await expectAccessible(page, { widths: [PHONE] });
});
