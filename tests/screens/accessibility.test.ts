import type { Page } from '@playwright/test';
import { DESKTOP, expectAccessible, PHONE, SMALLEST } from '#tests/e2e/accessible.ts';
import { onEachScreen } from '#tests/e2e/each-screen.ts';
import { expectFits } from '#tests/e2e/fits.ts';
import { expect, test } from '#tests/e2e/market.ts';
import { ROLES } from '#tests/roles.ts';
import { expectFocusInSight } from './focus-in-sight.ts';
import { lengthenTurkish } from './pseudo-texts.ts';

/** Runs in the page: links marked as current that lead elsewhere. */
const findOthers = (): string[] => {
  const here = new URLSearchParams(location.search);
  const current = [...document.querySelectorAll<HTMLAnchorElement>('a[aria-current="page"]')];
  const leadsElsewhere = (link: HTMLAnchorElement): boolean => {
    const { pathname, searchParams } = new URL(link.href);
    if (pathname !== location.pathname) return true;
    // In the bar and its menu, a link is current whatever the page's query string.
    if (link.closest('header')) return false;
    // Parameters that the address omits may have their default in the link, such as the first tab or page.
    return [...here].some(([name, value]) => searchParams.get(name) !== value);
  };
  // A row of tabs or pages has at most one current link.
  const isSecond = (link: HTMLAnchorElement): boolean => {
    const nav = link.closest('nav');
    return nav !== null && current.find((other) => other.closest('nav') === nav) !== link;
  };
  return current
    .filter((link) => leadsElsewhere(link) || isSecond(link))
    .map((link) => `“${link.textContent}” leads to ${link.getAttribute('href')}`);
};

/** Switches to Turkish, whose texts are replaced with ones that are 40 % longer. */
const showLongerTexts = async (page: Page) => {
  // An event, since a narrow screen keeps the button in its menu.
  await page.locator('header button[lang="tr"]').first().dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
};

// Each user's screens run in a separate worker.
test.describe.configure({ mode: 'parallel' });

for (const user of ROLES) {
  test(`every screen is accessible, fits, keeps the focus in sight, has room for longer texts and marks current links, for the ${user} (NAV-6, NAV-7)`, async ({
    page,
    market,
    signInAs,
    faults,
    network,
    problems,
  }) => {
    test.slow();
    await lengthenTurkish(network);
    await onEachScreen(user, { page, market, signInAs, faults, problems }, async (name) => {
      expect.soft(await page.evaluate(findOthers), name).toEqual([]);
      await expectAccessible(page, {
        screen: name,
        atEach: async (width) => {
          await expectFits(page, name, { name: 'large', textSize: '200%', widths: [width] });
          await expectFocusInSight(page, name, width);
        },
      });
      await expectFits(page, name, { name: 'small', widths: [SMALLEST] });
      await showLongerTexts(page);
      await expectFits(page, name, { name: 'longer', widths: [SMALLEST, PHONE, DESKTOP] });
    });
  });
}
