import type { Page } from '@playwright/test';
import { DESKTOP, expectAccessible, PHONE, SMALLEST, setDesktop } from './accessible.ts';
import { onEachScreen } from './each-screen.ts';
import { expectFits } from './fits.ts';
import { expect, test, USERS } from './market.ts';
import { lengthenTurkish } from './pseudo-texts.ts';

/** Runs in the page: links that say they lead to the current page, and lead elsewhere. */
const findOthers = (): string[] => {
  const here = new URLSearchParams(location.search);
  const current = [...document.querySelectorAll<HTMLAnchorElement>('a[aria-current="page"]')];
  const leadsElsewhere = (link: HTMLAnchorElement): boolean => {
    const { pathname, searchParams } = new URL(link.href);
    if (pathname !== location.pathname) return true;
    // In the bar and its menu any search of a page counts as the page.
    if (link.closest('header')) return false;
    // What an address leaves out is as a tab or a first page names it.
    return [...here].some(([name, value]) => searchParams.get(name) !== value);
  };
  // Of a row of tabs or pages, one at most is where one is.
  const isSecond = (link: HTMLAnchorElement): boolean => {
    const nav = link.closest('nav');
    return nav !== null && current.find((other) => other.closest('nav') === nav) !== link;
  };
  return current
    .filter((link) => leadsElsewhere(link) || isSecond(link))
    .map((link) => `“${link.textContent}” leads to ${link.getAttribute('href')}`);
};

/** The texts that are 40 % longer, of which Turkish has the place. */
const speakLonger = async (page: Page) => {
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
};

// Each user's screens are looked at by a worker of their own.
test.describe.configure({ mode: 'parallel' });

for (const user of USERS) {
  test(`every screen can be used, fits, has room for longer texts and marks current links (rule NAV-6), for the ${user}`, async ({
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
      await expectAccessible(page, { screen: name });
      await expectFits(page, name, { name: 'small', widths: [SMALLEST] });
      const large = { name: 'large', textSize: '200%', widths: [PHONE, DESKTOP] } as const;
      await expectFits(page, name, large);
      await setDesktop(page);
      await speakLonger(page);
      await expectFits(page, name, { name: 'longer', widths: [SMALLEST, PHONE, DESKTOP] });
    });
  });
}
