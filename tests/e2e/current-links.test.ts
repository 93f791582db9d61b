import { onEachScreen } from './each-screen.ts';
import { expect, test, USERS } from './market.ts';

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

test.describe.configure({ mode: 'parallel' });

for (const user of USERS) {
  test(`only links to the current page say so, for the ${user} (rule NAV-6)`, async ({
    page,
    market,
    signInAs,
    faults,
    problems,
  }) => {
    test.slow();
    await onEachScreen(user, { page, market, signInAs, faults, problems }, async (name) => {
      expect.soft(await page.evaluate(findOthers), name).toEqual([]);
    });
  });
}
