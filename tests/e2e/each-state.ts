import { DESKTOP, setWidth } from './accessible.ts';
import { expect, test, type User } from './market.ts';
import type { Scene, State } from './states.ts';

/**
 * Brings about each of these states, and runs `look` with it when it is there. One page and one market for
 * all: making a market takes as long as looking at a state.
 */
export async function onEachState(
  states: readonly State[],
  { signInAs, ...scene }: Scene & { signInAs: (user: User) => Promise<void> },
  look: (state: State) => Promise<void>,
): Promise<void> {
  const { page, network, faults } = scene;
  for (const state of states) {
    await test.step(state.name, async () => {
      // What the last one held back comes to nobody.
      await page.goto('about:blank');
      network.releaseAll();
      faults.clear();
      await signInAs(state.user);
      await setWidth(page, state.widths?.[0] ?? DESKTOP);
      await state.open(scene);
      // The title of a screen that still loads follows what is shown of it.
      if (!state.isUntitled) await expect(page).toHaveTitle(/\S/);
      await look(state);
    });
  }
}
