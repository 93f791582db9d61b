import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { DEFAULT_THEME, THEMES, type Theme } from '#src/lib/preferences.ts';
import { expect } from './fixtures.ts';

/** The levels A and AA of WCAG 2.0 to 2.2. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that the theme decides; all others find the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
export const PHONE = 375;
export const DESKTOP = 1280;
export const SMALLEST = 320;

/**
 * Pixels. What follows the width by script, such as a preview for wide screens alone, is told so when the page is
 * next drawn.
 */
export const setWidth = async (page: Page, width: number, height = 800): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
};
export const setDesktop = (page: Page) => setWidth(page, DESKTOP);

/** As the switch does it; behind a dialog the switch is out of reach. */
const setTheme = (page: Page, theme: Theme) =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);

/**
 * Nothing is measured while it is on its way to another colour or place: it is brought there at once.
 * Waiting would not do, since what lies in closed details never gets there by itself.
 */
export const settle = (page: Page) =>
  page.evaluate(() => {
    const underWay = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        // What goes on for ever has no end to be brought to.
        const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return playState !== 'finished' && !isEndless;
      });
    // A colour that has arrived may send off what inherits it.
    for (let moving = underWay(); moving.length > 0; moving = underWay())
      for (const animation of moving) animation.finish();
  });

/** What breaks the rules of WCAG in a page that axe has been loaded into, one line for each. */
const findViolations = (page: Page, theme: Theme): Promise<string[]> => {
  const options: axe.RunOptions = {
    runOnly:
      theme === DEFAULT_THEME
        ? { type: 'tag', values: LEVELS }
        : { type: 'rule', values: COLOUR_RULES },
    // Describing all that is well takes longer than finding what is not.
    resultTypes: ['violations'],
    // What a frame shows is somebody's resume.
    iframes: false,
  };
  return page.evaluate(async (asked) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, asked);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const [check] = [...any, ...all, ...none];
        return `${id}: ${target.join(' ')}: ${check?.message ?? ''}`;
      }),
    );
  }, options);
};

/**
 * That the screen as it is keeps to WCAG A and AA, on a desk and on a phone, in both themes. The colours of
 * the other theme are the same at every width, so they are looked at once.
 */
export async function expectAccessible(
  page: Page,
  { widths = [DESKTOP, PHONE], screen = 'the screen' } = {},
): Promise<void> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const width of widths) {
    await setWidth(page, width);
    for (const theme of width === widths[0] ? THEMES : [DEFAULT_THEME]) {
      await setTheme(page, theme);
      await settle(page);
      for (const violation of await findViolations(page, theme))
        found.push(`${width} px, ${theme}: ${violation}`);
    }
  }
  expect.soft(found, screen).toEqual([]);
}
