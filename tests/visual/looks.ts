import type { Page } from '@playwright/test';
import type { Language } from '#src/contract/language.ts';
import { THEME_KEY, type Theme } from '#src/lib/preferences.ts';
import { DESKTOP, PHONE, setWidth } from '#tests/e2e/accessible.ts';

/** One way to look at a screen. */
export type Look = { width: number; theme: Theme; language: Language };

/**
 * Each width with each theme and each language, and each theme with each language: all eight would show more
 * only of what three things at once are needed for. In an order in which the language changes once.
 */
const LOOKS: Look[] = [
  { width: DESKTOP, theme: 'light', language: 'en' },
  { width: PHONE, theme: 'dark', language: 'en' },
  { width: PHONE, theme: 'light', language: 'tr' },
  { width: DESKTOP, theme: 'dark', language: 'tr' },
];

/** The looks of a screen that has these widths; of one that has both when none are given. */
export const looksAt = (widths: readonly number[] = [DESKTOP, PHONE]): Look[] =>
  LOOKS.filter(({ width }) => widths.includes(width));

/** Shows the open page in this way, as the switches do: behind a dialog they are out of reach of a click. */
export async function show(
  page: Page,
  { width, theme, language }: Look,
  height?: number,
): Promise<void> {
  await setWidth(page, width, height);
  // As if it had been changed in another tab. First to the other one, so that all is drawn anew: the browser keeps
  // text as it drew it in the midst of scrolling, and then its edges differ.
  await page.evaluate(
    async ({ key, themes }) => {
      for (const newValue of themes) {
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      }
    },
    { key: THEME_KEY, themes: [theme === 'dark' ? 'light' : 'dark', theme] },
  );
  // One is in the menu of a phone, too.
  await page.locator(`header button[lang="${language}"]`).first().dispatchEvent('click');
  // With each frame: an assertion would look again after a while only.
  await page.waitForFunction(
    (wanted) => {
      const { lang, dataset } = document.documentElement;
      return lang === wanted.language && dataset.theme === wanted.theme;
    },
    { theme, language },
  );
}
