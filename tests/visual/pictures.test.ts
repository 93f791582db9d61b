import { onEachScreen } from '#tests/e2e/each-screen.ts';
import { onEachState } from '#tests/e2e/each-state.ts';
import { states } from '#tests/e2e/states.ts';
import { ROLES } from '#tests/roles.ts';
import { compare } from './compare.ts';
import { test } from './fixtures.ts';
import { looksAt } from './looks.ts';
import { watchLoading } from './settled.ts';

// The longest tests come first; otherwise one worker would run the last one alone.
for (const user of ROLES) {
  test(`every screen with an address looks like its pictures, for the ${user}`, async ({
    page,
    market,
    signInAs,
    faults,
    network,
    problems,
  }) => {
    const settle = watchLoading(page, network);
    await onEachScreen(user, { page, market, signInAs, faults, problems }, (name) =>
      compare(page, settle, { user, name, looks: looksAt(), isTall: true }),
    );
  });
}

for (const user of ROLES) {
  test(`every dialog, menu and refusal looks like its pictures, for the ${user}`, async ({
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
    const settle = watchLoading(page, network);
    const scene = { page, market, backend, employer, candidate, faults, network, problems };
    const ownStates = states.filter((state) => state.user === user);
    await onEachState(ownStates, { ...scene, signInAs }, ({ name, widths }) =>
      compare(page, settle, { user, name, looks: looksAt(widths), isTall: false }),
    );
  });
}
