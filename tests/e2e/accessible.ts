import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { DEFAULT_THEME, THEMES, type Theme } from '#src/lib/preferences.ts';
import { expect } from './fixtures.ts';

/** The levels A and AA of WCAG 2.0 to 2.2. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
export const PHONE = 375;
export const DESKTOP = 1280;
export const SMALLEST = 320;

/** Sets the viewport in pixels and waits two frames, so that scripts that depend on the width have run. */
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

/** Ends with the default theme. */
const OTHER_THEMES_FIRST = [...THEMES.filter((theme) => theme !== DEFAULT_THEME), DEFAULT_THEME];

/** Sets the theme as the theme switch does; an open dialog makes the switch unreachable. */
const setTheme = (page: Page, theme: Theme) =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);

/**
 * Finishes all animations, so that colours and positions are final when measured.
 * Waiting isn't enough: animations inside closed details never end.
 */
export const settle = (page: Page) =>
  page.evaluate(() => {
    const findRunning = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        // An endless animation can't be finished.
        const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return playState !== 'finished' && !isEndless;
      });
    // A finished colour transition may start transitions of elements that inherit the colour.
    for (let running = findRunning(); running.length > 0; running = findRunning())
      for (const animation of running) animation.finish();
  });

/** WCAG violations in a page that has axe loaded, one line each. */
const findViolations = (page: Page, theme: Theme): Promise<string[]> => {
  const options: axe.RunOptions = {
    runOnly:
      theme === DEFAULT_THEME
        ? { type: 'tag', values: LEVELS }
        : { type: 'rule', values: COLOUR_RULES },
    // Reporting passed rules takes longer than finding violations.
    resultTypes: ['violations'],
    // Frames show users' resumes.
    iframes: false,
  };
  return page.evaluate(async (runOptions) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // A modal dialog may cover half a target of the page behind it. The alerts are above both.
    const { violations } = await run(
      document.querySelector('[aria-modal="true"]')
        ? { include: [['[aria-modal="true"]'], ['.alerts']] }
        : document,
      runOptions,
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const [check] = [...any, ...all, ...none];
        return `${id}: ${target.join(' ')}: ${check?.message ?? ''}`;
      }),
    );
  }, options);
};

/**
 * Expects the current screen to meet WCAG A and AA at each width. Colours don't depend on the width, so the
 * second theme is checked at the first width only.
 * @param options.atEach further checks at each width, in the default theme: changing the width is slow
 */
export async function expectAccessible(
  page: Page,
  {
    widths = [DESKTOP, PHONE],
    screen = 'the screen',
    atEach = async (_width: number): Promise<void> => {},
  } = {},
): Promise<void> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const width of widths) {
    await setWidth(page, width);
    for (const theme of width === widths[0] ? OTHER_THEMES_FIRST : [DEFAULT_THEME]) {
      await setTheme(page, theme);
      await settle(page);
      for (const violation of await findViolations(page, theme))
        found.push(`${width} px, ${theme}: ${violation}`);
    }
    await atEach(width);
  }
  expect.soft(found, screen).toEqual([]);
}
