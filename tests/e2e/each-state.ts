import type { Role } from '#tests/roles.ts';
import { DESKTOP, setWidth } from './accessible.ts';
import { expect, test } from './market.ts';
import type { Scene, State } from './state.ts';

/**
 * Opens each state and calls `check` with it. All states share one page and market, since making a market takes
 * as long as checking a state.
 */
export async function onEachState(
  states: readonly State[],
  { signInAs, ...scene }: Scene & { signInAs: (user: Role) => Promise<void> },
  check: (state: State) => Promise<void>,
): Promise<void> {
  const { page, network, faults } = scene;
  for (const state of states) {
    await test.step(state.name, async () => {
      // Leaves the previous page before its held responses are released.
      await page.goto('about:blank');
      network.releaseAll();
      faults.clear();
      await signInAs(state.user);
      await setWidth(page, state.widths?.[0] ?? DESKTOP);
      await state.open(scene);
      // A page gets its title after its content.
      if (!state.isUntitled) await expect(page).toHaveTitle(/\S/);
      await check(state);
    });
  }
}
