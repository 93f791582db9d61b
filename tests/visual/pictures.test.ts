import { DESKTOP, setWidth } from '../e2e/accessible.ts';
import { expect } from '../e2e/market.ts';
import { screens } from '../e2e/screens.ts';
import { states } from '../e2e/states.ts';
import { compare } from './compare.ts';
import { test } from './fixtures.ts';
import { looksAt } from './looks.ts';
import { watchLoading } from './settled.ts';

// One market and one page for all of a user's screens: making them takes as long as looking at a screen.
for (const user of ['visitor', 'candidate', 'employer'] as const) {
  test(`every screen that an address opens, for the ${user}`, async ({
    page,
    market,
    signInAs,
    faults,
    network,
    problems,
  }) => {
    // Some of these screens are about what is not there, or does not work.
    problems.expect(/status of 404|ApiError/);
    const settle = watchLoading(page, network);
    for (const { name, path, shows, fault } of screens[user]) {
      await test.step(name, async () => {
        faults.clear();
        fault?.(faults);
        await signInAs(user);
        await setWidth(page, DESKTOP);
        await page.goto(typeof path === 'string' ? path : path(market));
        await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
        if (shows) await expect.soft(shows(page), name).toBeVisible();
        await compare(page, settle, { user, name, looks: looksAt(), isWhole: true });
      });
    }
  });

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
    const settle = watchLoading(page, network);
    for (const { name, widths, open } of states.filter((state) => state.user === user)) {
      await test.step(name, async () => {
        // What the last one held back comes to nobody.
        await page.goto('about:blank');
        network.releaseAll();
        faults.clear();
        await signInAs(user);
        await setWidth(page, widths?.[0] ?? DESKTOP);
        await open({ page, market, backend, employer, candidate, faults, network, problems });
        await compare(page, settle, { user, name, looks: looksAt(widths), isWhole: false });
      });
    }
  });
}
